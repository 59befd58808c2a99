import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull, LessThanOrEqual, Not } from 'typeorm'
import { attentionAfterMs } from '#contract/attention-limits.js'
import { processorInquiryLatestMs } from '#contract/limits.js'
import * as words from '#contract/messages/attention.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { processors } from '../processors/registry.js'
import { Refund } from '../refunds/refund.entity.js'
import { Transaction } from '../transactions/transaction.entity.js'

/** Calls to a processor whose outcome has been unknown for too long. */
@Injectable()
export class OldInquiries {
  constructor(attention: AttentionSources) {
    attention.add({ kind: 'payment_unclear', find: unclearPayments })
    attention.add({ kind: 'refund_unclear', find: unclearRefunds })
  }
}

const before = (now: Date, ms: number) => LessThanOrEqual(new Date(now.getTime() - ms))

// An open inquiry comes up again within this time, so the index by due time finds them all.
const isAskedSoon = (now: Date) => before(now, -processorInquiryLatestMs)

const isTooOld = (pendingAnswers: number, since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= attentionAfterMs[pendingAnswers > 0 ? 'pendingCall' : 'unansweredCall']

async function unclearPayments(manager: EntityManager, asked: AttentionQuestion): Promise<AttentionItem[]> {
  const { mode, now, limit } = asked
  const isOld = before(now, attentionAfterMs.unansweredCall)
  const found = await manager.find(Transaction, {
    where: { mode, inFlight: Not(IsNull()), dueAt: isAskedSoon(now), updatedAt: isOld },
    order: { updatedAt: 'ASC' },
    take: limit,
  })
  return found
    .filter(({ pendingAnswers, updatedAt }) => isTooOld(pendingAnswers, updatedAt, now))
    .map((payment) => itemOf(payment, payment, payment.inFlight ?? 'charge', payment.updatedAt))
}

async function unclearRefunds(manager: EntityManager, asked: AttentionQuestion): Promise<AttentionItem[]> {
  const { mode, now, limit } = asked
  const refunds = await manager.find(Refund, {
    where: { mode, dueAt: isAskedSoon(now), createdAt: before(now, attentionAfterMs.unansweredCall) },
    order: { createdAt: 'ASC' },
    take: limit,
  })
  const ids = refunds.map(({ transactionID }) => transactionID)
  const payments = await manager.findBy(Transaction, { transactionID: In(ids) })
  return refunds
    .filter(({ pendingAnswers, createdAt }) => isTooOld(pendingAnswers, createdAt, now))
    .flatMap((refund) => {
      const payment = payments.find(({ transactionID }) => transactionID === refund.transactionID)
      return payment ? [itemOf(payment, refund, 'refund', refund.createdAt)] : []
    })
}

function itemOf(
  { transactionID, clientID, processor, currency }: Transaction,
  { amount, pendingAnswers }: Pick<Refund, 'amount' | 'pendingAnswers'>,
  call: string,
  since: Date,
): AttentionItem {
  const title = processors.find(({ name }) => name === processor)?.title ?? processor
  const sentence = pendingAnswers > 0 ? words.callPending(title, call) : words.callUnanswered(title, call)
  return { subjectID: transactionID, clientID, sentence, since, amount, currency, isOverdue: true }
}
