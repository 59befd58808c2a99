import type { Mode } from '#contract/modes.js'
import { type PayerPaymentView, type PayerShopView, shopOf } from '#contract/payer-access.js'
import type { Client } from '../../people/clients/client.entity.js'
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
