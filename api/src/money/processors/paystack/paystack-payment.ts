import { Logger } from '@nestjs/common'
import * as z from 'zod/mini'
import { cardBrands } from '#contract/payment-methods.js'
import { failed } from '../port/failed.js'
import type { ProcessorPayment } from '../port/processor.js'
import { UnreadableAnswer } from '../port/read-answer.js'
import { type ChargeResult, type Declined, type Paid, type ToldCard, toldCard } from '../port/results.js'
import { isObject, isPageAddress, shortText } from './paystack-api.js'
import { aboutPayment, readPage, referenceOf, takenOf, type ToldPayment } from './paystack-answers.js'
import { failureCodeOf } from './paystack-failures.js'
import { isByPage } from './paystack-methods.js'
import { requireSplit } from './paystack-splits.js'

const logger = new Logger('Paystack')

export function endOf(payment: ProcessorPayment, told: ToldPayment): Paid | Declined | null {
  const own = { processorReference: told.reference, about: aboutPayment(told) }
  switch (told.status) {
    case 'success': {
      const { about, ...taken } = takenOf(payment, told)
      requireSplit(payment, told.data)
      const card = cardOf(told.authorization)
      return { outcome: 'succeeded', ...taken, ...own, about: { ...own.about, ...about }, ...(card && { card }) }
    }
    case 'failed':
    case 'timeout':
      return { ...declineOf(told), ...own, card: cardOf(told.authorization) }
    case 'reversed':
      return { ...failed('declined', told.status), ...own }
    default:
      return null
  }
}

function declineOf({ gateway_response: response, message }: ToldPayment): Declined {
  const text = shortText(response) || shortText(message)
  const code = failureCodeOf(text)
  if (!code) logger.warn(`Unmapped failure, counted as declined: ${text || 'no text'}`)
  return failed(code ?? 'declined', text)
}

/** The payer goes on at a page of Paystack's. */
export function pageIn(payment: ProcessorPayment, data: unknown): ChargeResult | null {
  if (!isByPage(payment) && !(isObject(data) && data.paused === true)) return null
  const page = readPage(payment, data)
  if (!isPageAddress(payment.account, page)) throw new UnreadableAnswer('A page is at no address that is taken')
  return { outcome: 'requires_action', redirectURL: page, processorReference: referenceOf(payment) }
}

const cardForm = z.looseObject({ channel: z.literal('card') })

// Nothing of a card decides about money, so a card that cannot be read is left out.
export function cardOf(authorization: unknown): ToldCard | null {
  const told = z.safeParse(cardForm, authorization)
  if (!told.success) return null
  const { brand, card_type: type, last4, country_code: country, signature } = told.data
  const name = `${shortText(brand)} ${shortText(type)}`.toLowerCase().replace(/american[ -]express/, 'amex')
  const known = cardBrands.find((one) => name.includes(one))
  const isShown = known && typeof last4 === 'string' && /^\d{4}$/.test(last4)
  return toldCard(isShown ? { brand: known, last4 } : null, country, signature)
}
