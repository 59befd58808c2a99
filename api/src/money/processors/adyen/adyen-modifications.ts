import * as words from '#contract/messages/processors/adyen.js'
import type { ProcessorPayment, ProcessorRefund } from '../port/processor.js'
import type { ActionResult, RefundResult } from '../port/results.js'
import { toAdyen } from './adyen-amounts.js'
import { readCancellation, readModification } from './adyen-answers.js'
import type { AdyenApi } from './adyen-clients.js'
import { isRefusal, isWithoutEffect, lost } from './adyen-errors.js'
import { failureOfError } from './adyen-failures.js'

export async function refundAt({ modifications }: AdyenApi, refund: ProcessorRefund): Promise<RefundResult> {
  const { payment, reference, amount } = refund
  const { processorReference, currency, account } = payment
  if (!processorReference) throw lost('no reference')
  const { merchantAccount = '' } = account.settings
  const wanted = { merchantAccount, amount: toAdyen(amount, currency), reference }
  try {
    const keyed = { idempotencyKey: reference }
    const given = await modifications.refundCapturedPayment(processorReference, wanted, keyed)
    const named = readModification(given, processorReference, { reference, atMost: amount, currency })
    return { outcome: 'pending', processorReference: named }
  } catch (error) {
    if (isRefusal(error)) return failureOfError(error.errorCode)
    throw lost(error)
  }
}

export async function actAt(
  { modifications }: AdyenApi,
  call: 'capture' | 'cancel',
  { account, processorReference, action, currency, reference }: ProcessorPayment,
): Promise<ActionResult> {
  if (!processorReference || !action) throw lost('no reference')
  const wanted = { merchantAccount: account.settings.merchantAccount ?? '', reference }
  const keyed = { idempotencyKey: action.key }
  try {
    if (call === 'cancel') {
      const told = await modifications.cancelAuthorisedPaymentByPspReference(processorReference, wanted, keyed)
      readCancellation(told, processorReference)
    } else {
      const amount = toAdyen(action.amount, currency)
      const told = await modifications.captureAuthorisedPayment(processorReference, { ...wanted, amount }, keyed)
      readModification(told, processorReference, { reference, atMost: action.amount, currency })
    }
    return { outcome: 'pending' }
  } catch (error) {
    if (isWithoutEffect(error)) return { outcome: 'not_done', sentence: words.cannotBeAsked }
    if (!isRefusal(error)) throw lost(error)
    return { outcome: 'not_done', sentence: call === 'capture' ? words.captureRefused : words.cancelRefused }
  }
}
