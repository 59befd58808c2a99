import type { Mode } from '#contract/modes.js'
import type { PayerMethodView, PayerPaymentView, PayerShopView } from '#contract/payer-access.js'
import { shopOf } from '#contract/payer-shops.js'
import type { Client } from '../../people/clients/client.entity.js'
import { viewSavedMethod } from '../saved-methods/saved-method.view.js'
import type { SavedPaymentMethod } from '../saved-methods/saved-payment-method.entity.js'
import type { Transaction } from '../transactions/transaction.entity.js'

export const viewShop = ({ clientID, name }: Client, mode: Mode): PayerShopView => ({
  shop: shopOf(clientID, mode),
  merchantName: name,
  mode,
})

export const viewPayerPayment = (transaction: Transaction, merchantName: string): PayerPaymentView => ({
  transactionID: transaction.transactionID,
  mode: transaction.mode,
  merchantName,
  amount: transaction.status === 'succeeded' ? transaction.amountCaptured : transaction.amount,
  currency: transaction.currency,
  amountRefunded: transaction.amountRefunded,
  status: transaction.status,
  description: transaction.description,
  card:
    transaction.cardBrand && transaction.cardLast4
      ? { brand: transaction.cardBrand, last4: transaction.cardLast4 }
      : null,
  createdAt: transaction.createdAt.toISOString(),
})

export function viewPayerMethod(method: SavedPaymentMethod): PayerMethodView {
  const { savedPaymentMethodID, type, card, state, mandate, createdAt } = viewSavedMethod(method)
  const { sentence, language } = mandate
  return { savedPaymentMethodID, type, card, state, sentence, language, createdAt }
}
