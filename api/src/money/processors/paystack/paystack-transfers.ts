import { Injectable } from '@nestjs/common'
import * as z from 'zod/mini'
import * as words from '#contract/messages/processors/paystack.js'
import { AnswerLost } from '../port/processor.js'
import type { ProcessorTransfer, TransferResult } from '../port/transfer.js'
import { readAs, shown, UnreadableAnswer } from '../port/read-answer.js'
import { NotSent } from '../processor-http.js'
import { type PaystackAnswer, PaystackApi, shortText } from './paystack-api.js'
import { aboutTransfer, name, readTransfer, type ToldTransfer } from './paystack-answers.js'
import { toSubunits } from './paystack-amounts.js'
import { nameFault, refusedSentence } from './paystack-banks.js'
import { recipientKind } from './paystack-recipients.js'

const recipientForm = z.object({ recipient_code: name })

/** Paystack pays once under a reference, and ours is the payout's id: so even the same call again pays nothing twice. */
@Injectable()
export class PaystackTransfers {
  constructor(private readonly api: PaystackApi) {}

  async transfer(transfer: ProcessorTransfer, signal: AbortSignal): Promise<TransferResult> {
    const { account, reference, amount, currency } = transfer
    try {
      const recipient = await this.recipientOf(transfer, signal)
      if (typeof recipient !== 'string')
        return recipient.outcome === 'failed' ? await this.unlessMade(transfer, recipient, signal) : recipient
      const counted = toSubunits(amount, currency)
      const body = { source: 'balance', amount: counted, currency, recipient, reference, reason: reference }
      const answer = await this.api.post(account, 'transfer', body, signal)
      return answer.status < 300
        ? resultOf(readTransfer(transfer, answer.data))
        : await this.afterRefusal(transfer, answer, signal)
    } catch (error) {
      if (error instanceof NotSent) return { outcome: 'unknown' }
      throw error
    }
  }

  async inquire(transfer: ProcessorTransfer, signal: AbortSignal): Promise<TransferResult> {
    const { account, reference } = transfer
    const answer = await this.api.get(account, `transfer/verify/${reference}`, signal)
    if (answer.status < 300) return resultOf(readTransfer(transfer, answer.data))
    const isUnknown = answer.status === 404 || (answer.status === 400 && /not.?found/i.test(answer.message))
    if (isUnknown) return { outcome: 'unknown' }
    throw new AnswerLost(`Paystack has answered ${answer.status} about a transfer`)
  }

  /** The same account is the same recipient there, so asking again makes no second one. */
  private async recipientOf(transfer: ProcessorTransfer, signal: AbortSignal): Promise<string | TransferResult> {
    const { account, accountHolder, accountNumber, bankCode, currency } = transfer
    const kind = recipientKind(transfer)
    if (typeof kind === 'string') return { outcome: 'failed', sentence: kind }
    const fault = kind.isNamed ? await nameFault(this.api, transfer, signal) : null
    if (fault) return fault === 'busy' ? { outcome: 'unknown' } : { outcome: 'failed', sentence: fault.sentence }
    const body = { type: kind.type, name: accountHolder, account_number: accountNumber, bank_code: bankCode, currency }
    const answer = await this.api.post(account, 'transferrecipient', body, signal)
    if (answer.status === 429) return { outcome: 'unknown' }
    if (answer.status >= 300) return refusal(answer)
    return readAs(recipientForm, answer.data, 'A recipient').recipient_code
  }

  // A reference that is taken is refused like anything else that is wrong: only the transfer itself tells them apart.
  private async afterRefusal(
    transfer: ProcessorTransfer,
    answer: PaystackAnswer,
    signal: AbortSignal,
  ): Promise<TransferResult> {
    return answer.status === 429 ? { outcome: 'unknown' } : this.unlessMade(transfer, refusal(answer), signal)
  }

  /** What is asked a second time may have paid the first time, whatever has become wrong since. */
  private async unlessMade(transfer: ProcessorTransfer, failed: TransferResult, signal: AbortSignal) {
    const told = await this.inquire(transfer, signal)
    return told.outcome === 'unknown' ? failed : told
  }
}

const refusal = (answer: PaystackAnswer): TransferResult => ({ outcome: 'failed', sentence: refusedSentence(answer) })

function resultOf(data: ToldTransfer): TransferResult {
  const processorReference = shortText(data.transfer_code)
  const named = { ...(processorReference && { processorReference }), about: aboutTransfer(data) }
  const sentence = words.transferRefused(shortText(data.gateway_response) || shortText(data.reason) || data.status)
  switch (data.status) {
    case 'success':
      return { outcome: 'paid', ...named }
    case 'failed':
    case 'abandoned':
    case 'blocked':
    case 'rejected':
      return { outcome: 'failed', sentence, ...named }
    case 'reversed':
      return { outcome: 'returned', sentence: words.transferReversed, ...named }
    case 'pending':
    case 'processing':
    case 'received':
    case 'otp':
      return { outcome: 'pending', ...named }
    default:
      throw new UnreadableAnswer(`Paystack has a state of transfers that is not known: ${shown(data.status)}`)
  }
}
