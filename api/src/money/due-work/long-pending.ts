import { Injectable } from '@nestjs/common'
import { type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm'
import { isSet } from '../../platform/database/is-set.js'
import { attentionAfterMs } from '#contract/attention-limits.js'
import * as words from '#contract/messages/attention.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { processors } from '../processors/registry.js'
import { Refund } from '../refunds/refund.entity.js'
import { Transaction } from '../transactions/transaction.entity.js'

/** Payments and refunds that their processor has called pending for too long. */
@Injectable()
export class LongPending {
  constructor(attention: AttentionSources) {
    attention.add({ kind: 'payment_unclear', find: pendingPayments })
    attention.add({ kind: 'refund_unclear', find: pendingRefunds })
  }
}

const before = (now: Date) => LessThanOrEqual(new Date(now.getTime() - attentionAfterMs.pendingCall))

const titleOf = (processor: string) => processors.find(({ name }) => name === processor)?.title ?? processor

async function pendingPayments(manager: EntityManager, asked: AttentionQuestion): Promise<AttentionItem[]> {
  const { mode, now, limit } = asked
  const found = await manager.find(Transaction, {
    // The index by due time finds those that are asked about.
    where: { mode, dueAt: isSet(), inFlight: isSet(), pendingAnswers: MoreThan(0), updatedAt: before(now) },
    order: { updatedAt: 'ASC' },
    take: limit,
  })
  return found.map(({ transactionID, clientID, processor, inFlight, amount, currency, updatedAt }) => ({
    ...{ subjectID: transactionID, clientID, amount, currency, since: updatedAt, isOverdue: true },
    sentence: words.callPending(titleOf(processor), inFlight ?? 'charge'),
  }))
}

async function pendingRefunds(manager: EntityManager, asked: AttentionQuestion): Promise<AttentionItem[]> {
  const { mode, now, limit } = asked
  const refunds = await manager.find(Refund, {
    where: { mode, dueAt: isSet(), pendingAnswers: MoreThan(0), createdAt: before(now) },
    order: { createdAt: 'ASC' },
    take: limit,
  })
  const ids = refunds.map(({ transactionID }) => transactionID)
  const payments = await manager.findBy(Transaction, { transactionID: In(ids) })
  return refunds.map(({ refundID, transactionID, clientID, amount, currency, createdAt }) => {
    const processor = payments.find((one) => one.transactionID === transactionID)?.processor ?? ''
    return {
      ...{ subjectID: refundID, transactionID, clientID, amount, currency, since: createdAt, isOverdue: true },
      sentence: words.callPending(titleOf(processor), 'refund'),
    }
  })
}
