import { Injectable } from '@nestjs/common'
import { type EntityManager, LessThanOrEqual, Not } from 'typeorm'
import { attentionAfterMs } from '#contract/attention-limits.js'
import * as words from '#contract/messages/attention.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { processors } from '../processors/registry.js'
import { Payout } from './payout.entity.js'

/** Approved payouts that no file contains, and payouts that were sent and that neither a bank statement nor the processor has confirmed. */
@Injectable()
export class UnconfirmedPayouts {
  constructor(attention: AttentionSources) {
    attention.add({ kind: 'payout_unsent', find: unsent })
    attention.add({ kind: 'payout_unconfirmed', find: unconfirmed })
  }
}

async function unsent(manager: EntityManager, { mode, now, limit }: AttentionQuestion): Promise<AttentionItem[]> {
  const approvedAt = LessThanOrEqual(new Date(now.getTime() - attentionAfterMs.unsentPayout))
  const found = await manager.find(Payout, {
    where: { mode, status: 'approved', approvedAt },
    order: { approvedAt: 'ASC' },
    take: limit,
  })
  return found.map(({ payoutID, clientID, rail, approvedAt: at, createdAt, amount, currency }) => ({
    ...{ subjectID: payoutID, clientID, amount, currency, isOverdue: true, since: at ?? createdAt },
    sentence: rail === 'bank_file' ? words.payoutInNoFile : words.payoutNotSent,
  }))
}

async function unconfirmed(manager: EntityManager, { mode, now, limit }: AttentionQuestion): Promise<AttentionItem[]> {
  const sentBefore = (ms: number) => LessThanOrEqual(new Date(now.getTime() - ms))
  const sent = { mode, status: 'sent' } as const
  const found = await manager.find(Payout, {
    where: [
      { ...sent, rail: 'bank_file', sentAt: sentBefore(attentionAfterMs.bankPayout) },
      { ...sent, rail: Not('bank_file'), sentAt: sentBefore(attentionAfterMs.processorPayout) },
    ],
    order: { sentAt: 'ASC' },
    take: limit,
  })
  return found.map(({ payoutID, clientID, rail, sentAt, createdAt, amount, currency }) => ({
    ...{ subjectID: payoutID, clientID, amount, currency, isOverdue: true },
    since: sentAt ?? createdAt,
    sentence:
      rail === 'bank_file'
        ? words.payoutNotInStatement
        : words.payoutNotConfirmed(processors.find(({ name }) => name === rail)?.title ?? rail),
  }))
}
