import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm'
import { attentionAfterMs } from '#contract/attention-limits.js'
import * as words from '#contract/messages/attention.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { Dispute } from './dispute.entity.js'

/** Disputes and inquiries without evidence whose deadline is near. */
@Injectable()
export class DueDisputes {
  constructor(attention: AttentionSources) {
    attention.add({ kind: 'dispute_due', find: dueDisputes })
  }
}

async function dueDisputes(manager: EntityManager, asked: AttentionQuestion): Promise<AttentionItem[]> {
  const { mode, now, limit } = asked
  const until = LessThanOrEqual(new Date(now.getTime() + attentionAfterMs.evidenceBefore))
  const found = await manager.find(Dispute, {
    where: { mode, status: In(['open', 'inquiry']), evidenceSentAt: IsNull(), evidenceDueAt: until },
    order: { evidenceDueAt: 'ASC' },
    take: limit,
  })
  return found.flatMap(({ disputeID, transactionID, clientID, amount, amountAsked, currency, evidenceDueAt }) =>
    evidenceDueAt
      ? [
          {
            ...{ subjectID: disputeID, transactionID, clientID, amount: amountAsked || amount, currency },
            ...{ since: evidenceDueAt, sentence: words.evidenceDue, isOverdue: evidenceDueAt <= now },
          },
        ]
      : [],
  )
}
