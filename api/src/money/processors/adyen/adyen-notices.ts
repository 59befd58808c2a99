import { Logger } from '@nestjs/common'
import * as words from '#contract/messages/processors/adyen.js'
import { failed } from '../port/failed.js'
import type { RawNotice } from '../port/notice.js'
import type { NoticeSubject, ReadNotice } from '../port/processor.js'
import type { Settings, UsedAccount } from '../port/used-account.js'
import type { CallResult } from '../port/results.js'
import { fromAdyen } from './adyen-amounts.js'
import { aboutOf } from './adyen-answers.js'
import { disputeOf } from './adyen-disputes.js'
import { itemsIn, type NoticeItem, type SignedItem } from './adyen-item.js'
import { failureOf } from './adyen-failures.js'
import { isDelayed } from './adyen-offered.js'
import { adyenLibrary } from './adyen-package.js'
import { writtenReport } from './adyen-reports.js'
import { cardOf, isPayerWanted } from './adyen-results.js'
import { savedIn } from './adyen-saved.js'
import { isOfSetup, setupTold } from './adyen-setups.js'
import { isTokenNotice, readTokenNotice } from './adyen-token-notices.js'

const logger = new Logger('Adyen')

/** null: one of the items is not signed with any of these keys. Then none counts. */
export function readAdyenNotice(account: UsedAccount, notice: RawNotice, keys: string[]): ReadNotice[] | null {
  const { settings, mode } = account
  const { body } = notice
  if (isTokenNotice(JSON.parse(body.toString()))) return readTokenNotice(account, notice, keys)
  const { live, items } = itemsIn(body)
  if (!items.every((one) => keys.some((key) => isSignedWith(key, one)))) return null
  const told = live === undefined ? mode : String(live) === 'true' ? 'live' : 'test'
  return items.map(({ item }) => {
    const { pspReference, eventCode, success, eventDate, merchantAccountCode } = item
    const isOurs = merchantAccountCode === settings.merchantAccount
    if (!isOurs)
      logger.warn(`Ignored ${eventCode} for ${pspReference}: it is for the merchant account ${merchantAccountCode}`)
    return {
      // A capture that is made again has the same names, and only its time tells the two apart.
      noticeID: `${pspReference}:${eventCode}:${success}:${eventDate}`,
      type: eventCode,
      mode: told,
      subject: isOurs ? subjectOf(item, settings) : null,
    }
  })
}

function isSignedWith(key: string, { item, signed }: SignedItem): boolean {
  const { HmacValidator } = adyenLibrary()
  return Boolean(item.additionalData.hmacSignature) && new HmacValidator().validateHMAC(signed as never, key)
}

function subjectOf(item: NoticeItem, settings: Settings): NoticeSubject | null {
  const { eventCode, pspReference, originalReference, merchantReference, success, reason } = item
  const isDone = success === 'true'
  const ofPayment = originalReference ? { processorReference: originalReference } : referenceOf(merchantReference)
  switch (eventCode) {
    case 'AUTHORISATION':
      return isOfSetup(merchantReference) ? setupTold(item) : authorizationOf(item, isDone)
    case 'CAPTURE':
    case 'CAPTURE_FAILED': {
      const capture = captureOf(item)
      return capture && { ...ofPayment, ...capture }
    }
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
      return {
        ...ofPayment,
        told: isDone ? { outcome: 'canceled' } : { outcome: 'not_done', sentence: words.cancelRefused },
      }
    case 'RECURRING_CONTRACT': {
      const key = item.additionalData['recurring.recurringDetailReference']
      return key ? { kind: 'method_changed', savedMethodKey: key } : null
    }
    case 'REPORT_AVAILABLE': {
      const report = isDone && writtenReport(item, settings)
      return report ? { report } : null
    }
    case 'EXPIRE':
      return { ...ofPayment, told: { outcome: 'canceled' } }
    case 'REFUND':
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED': {
      const isGiven = eventCode === 'REFUND' && isDone
      const end = isGiven ? ({ outcome: 'succeeded' } as const) : { ...failed('processing_error'), rawCode: reason }
      const isNamed = /^ref_\w{26}$/.test(merchantReference)
      const refund = isNamed ? { reference: merchantReference } : { processorReference: pspReference }
      const toldAt = isoOf(item)
      const about = aboutOf({ amount: item.amount })
      const named = { processorReference: pspReference, about }
      return { ...ofPayment, refund, toldRefund: { ...end, ...named }, toldAt }
    }
    default: {
      const dispute = disputeOf(item)
      if (dispute) return { ...ofPayment, ...dispute }
      logger.log(`${eventCode} about ${merchantReference || pspReference} is stored without effect`)
      return null
    }
  }
}

const isoOf = ({ eventDate }: NoticeItem): string => new Date(eventDate).toISOString()

// A capture that was refused takes money back only where the payment counts as paid; until then it is only not done.
function captureOf(item: NoticeItem): NoticeSubject | null {
  const amount = fromAdyen(item.amount)
  if (amount === null) return null
  const { currency } = item.amount
  const capture = { at: isoOf(item), amount, currency }
  const about = { currency }
  if (item.eventCode === 'CAPTURE_FAILED') return { kind: 'capture_failed', capture }
  if (item.success === 'true') return { told: { outcome: 'succeeded', amount, about }, capture }
  return { kind: 'capture_failed', capture, told: { outcome: 'not_done', sentence: words.captureRefused, about } }
}

const referenceOf = (merchantReference: string): NoticeSubject =>
  /^txn_\w{26}$/.test(merchantReference) ? { reference: merchantReference } : {}

// A payer whose card was refused in a session may try another one there, so that nothing has failed yet.
function authorizationOf(item: NoticeItem, isDone: boolean): NoticeSubject | null {
  const { pspReference, merchantReference, amount, paymentMethod, reason, additionalData } = item
  if (!isDone && additionalData.checkoutSessionId) return null
  // The charge was answered so, and may go on with the payer under the same name.
  if (!isDone && isPayerWanted({ refusalReason: reason })) return null
  const card = cardOf(paymentMethod, additionalData)
  const held = fromAdyen(amount)
  const about = { currency: amount.currency }
  const saved = isDone ? savedIn(paymentMethod, additionalData) : null
  const named = { processorReference: pspReference, about, ...(card && { card }), ...(saved && { saved }) }
  const told: CallResult = !isDone
    ? { ...failureOf({ reason, bankReason: additionalData.refusalReasonRaw }), ...named }
    : isDelayed(paymentMethod)
      ? { outcome: 'pending', ...named }
      : { outcome: 'authorized', ...(held !== null && { amount: held }), ...named }
  const subject = referenceOf(merchantReference)
  return { ...(subject.reference ? subject : { processorReference: pspReference }), told }
}
