import type { EntityManager } from 'typeorm'
import { isSavedMethod } from '#contract/payment-methods.js'
import { payerOf } from '#contract/payer.js'
import type { PayByLink } from '#contract/payment-links.js'
import type { CreateTransaction } from '#contract/transactions.js'
import { currentRequest } from '../../platform/http/request-context.js'
import { LimitMetByPayer } from '../client-limits/client-limits.errors.js'
import { limitMetBy } from '../transactions/admit-payment.js'
import type { Origin } from '../transactions/origin.js'
import { requireFramePage } from './frame-pages.js'
import type { PaymentLink } from './payment-link.entity.js'
import { AmountIsFixed, AmountMissing } from './payment-links.errors.js'

export function originOf(link: PaymentLink, { payer, language }: PayByLink): Origin {
  const { paymentLinkID, clientID, mode, apiUserID, customerID, payerEmailAddress, payerName, debtRequestID } = link
  const { emailAddress, name } = payerOf(payer)
  return {
    clientID,
    mode,
    paymentLinkID,
    isOwnDebt: debtRequestID !== null,
    ...(apiUserID && { apiUserID }),
    ...(customerID && { customerID }),
    payerAddress: currentRequest()?.address.toLowerCase(),
    payerLanguage: language,
    payer: { emailAddress: emailAddress ?? payerEmailAddress, name: name ?? payerName },
  }
}

export function chargeOf(link: PaymentLink, input: PayByLink): CreateTransaction {
  const { currency, description, reference, metadata, captureMethod } = link
  return {
    amount: amountOf(link, input),
    currency,
    description,
    paymentMethod: input.paymentMethod,
    ...(isSavedMethod(input.paymentMethod) && { payerIsPresent: true }),
    ...(reference && { reference }),
    ...(metadata && { metadata }),
    ...(captureMethod && { captureMethod }),
  }
}

/** What refuses the payment in its own unit is asked before a subscription begins, so that a call that can't pay redeems no coupon. */
export async function requireChargeable(manager: EntityManager, link: PaymentLink, input: PayByLink): Promise<void> {
  const { clientID, mode, currency } = link
  const { amount } = chargeOf(link, input)
  if (link.amount !== null && amount !== link.amount) throw new AmountIsFixed()
  await requireFramePage(manager, link, input.pageURL)
  const hit = await limitMetBy(manager, { clientID, mode, currency, amount })
  if (hit) throw new LimitMetByPayer(hit, currency)
}

// Whether an invoice takes this part is asked once it is known that the call is no repeated one.
function amountOf({ invoiceID, amount: due }: PaymentLink, { amount }: PayByLink): number {
  if (due !== null && amount !== undefined && invoiceID === null) throw new AmountIsFixed()
  const charged = amount ?? due ?? undefined
  if (charged === undefined) throw new AmountMissing()
  return charged
}
