import { Logger } from '@nestjs/common'
import * as words from '#contract/messages/processors/adyen.js'
import { failed } from '../port/failed.js'
import type { RawNotice } from '../port/notice.js'
import type { NoticeSubject, ReadNotice, UsedAccount } from '../port/processor.js'
import type { CallResult } from '../port/results.js'
import { fromAdyen } from './adyen-amounts.js'
import { disputeOf } from './adyen-disputes.js'
import type { NoticeItem } from './adyen-item.js'
import { failureOf } from './adyen-failures.js'
import { adyenLibrary } from './adyen-package.js'
import { cardOf } from './adyen-results.js'

const logger = new Logger('Adyen')

/** null: one of the items is not signed with any of these keys, or is for another merchant account. Then none counts. */
export function readAdyenNotice(
  { settings, mode }: UsedAccount,
  { body }: RawNotice,
  keys: string[],
): ReadNotice[] | null {
  const { live, notificationItems } = JSON.parse(body.toString()) as { live?: unknown; notificationItems?: unknown }
  if (!Array.isArray(notificationItems) || notificationItems.length === 0) throw new Error('This is no notice of Adyen')
  const items = notificationItems.map(itemIn)
  const isOurs = (item: NoticeItem) =>
    item.merchantAccountCode === settings.merchantAccount && keys.some((key) => isSignedWith(key, item))
  if (!items.every(isOurs)) return null
  const told = live === undefined ? mode : String(live) === 'true' ? 'live' : 'test'
  return items.map((item) => {
    const { pspReference, eventCode, success } = item
    return {
      noticeID: `${pspReference}:${eventCode}:${success}`,
      type: eventCode,
      mode: told,
      subject: subjectOf(item),
    }
  })
}

function itemIn(wrapped: unknown): NoticeItem {
  const item = (wrapped as { NotificationRequestItem?: Partial<NoticeItem> } | null)?.NotificationRequestItem
  const texts = [item?.pspReference, item?.merchantAccountCode, item?.eventCode, item?.success, item?.merchantReference]
  if (!texts.every((text) => typeof text === 'string' && text.length <= 200) || typeof item?.amount !== 'object')
    throw new Error('An item of this notice is none of Adyen')
  return item as NoticeItem
}

function isSignedWith(key: string, item: NoticeItem): boolean {
  const { HmacValidator } = adyenLibrary()
  return Boolean(item.additionalData?.hmacSignature) && new HmacValidator().validateHMAC(item as never, key)
}

function subjectOf(item: NoticeItem): NoticeSubject | null {
  const { eventCode, pspReference, originalReference, merchantReference, success, reason } = item
  const isDone = success === 'true'
  const ofPayment = originalReference ? { processorReference: originalReference } : referenceOf(merchantReference)
  switch (eventCode) {
    case 'AUTHORISATION':
      return authorizationOf(item, isDone)
    case 'CAPTURE': {
      const amount = fromAdyen(item.amount)
      if (!isDone) return { ...ofPayment, told: { outcome: 'not_done', sentence: words.captureRefused } }
      return amount === null ? null : { ...ofPayment, told: { outcome: 'succeeded', amount } }
    }
    case 'CAPTURE_FAILED':
      return { ...ofPayment, told: failureOf({ reason: 'Acquirer Error' }) }
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
      return {
        ...ofPayment,
        told: isDone ? { outcome: 'canceled' } : { outcome: 'not_done', sentence: words.cancelRefused },
      }
    case 'EXPIRE':
      return { ...ofPayment, told: { outcome: 'canceled' } }
    case 'REFUND':
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED': {
      const isGiven = eventCode === 'REFUND' && isDone
      const end = isGiven
        ? ({ outcome: 'succeeded' } as const)
        : { ...failed('processing_error'), rawCode: reason ?? '' }
      const isNamed = /^ref_\w{26}$/.test(merchantReference)
      const refund = isNamed ? { reference: merchantReference } : { processorReference: pspReference }
      return { ...ofPayment, refund, toldRefund: { ...end, processorReference: pspReference } }
    }
    default: {
      const dispute = disputeOf(item)
      if (dispute) return { ...ofPayment, ...dispute }
      logger.log(`${eventCode} about ${merchantReference || pspReference} is kept, and changes nothing`)
      return null
    }
  }
}

const referenceOf = (merchantReference: string): NoticeSubject =>
  /^txn_\w{26}$/.test(merchantReference) ? { reference: merchantReference } : {}

// A payer whose card was refused in a session may try another one there, so that nothing has failed yet.
function authorizationOf(item: NoticeItem, isDone: boolean): NoticeSubject | null {
  const { pspReference, merchantReference, amount, paymentMethod, reason, additionalData = {} } = item
  if (!isDone && additionalData.checkoutSessionId) return null
  const card = cardOf(paymentMethod, additionalData)
  const held = fromAdyen(amount)
  const named = { processorReference: pspReference, ...(card && { card }) }
  const told: CallResult = isDone
    ? { outcome: 'authorized', ...(held !== null && { amount: held }), ...named }
    : { ...failureOf({ reason, bankReason: additionalData.refusalReasonRaw }), ...named }
  const subject = referenceOf(merchantReference)
  return { ...(subject.reference ? subject : { processorReference: pspReference }), told }
}
