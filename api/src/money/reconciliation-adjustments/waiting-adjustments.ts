import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { attentionAfterMs } from '#contract/attention-limits.js'
import * as words from '#contract/messages/attention.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { Adjustment } from './adjustment.entity.js'

/** Adjustments that another person has to approve or reject. */
@Injectable()
export class WaitingAdjustments {
  constructor(attention: AttentionSources) {
    attention.add({ kind: 'adjustment_waiting', find: waiting })
  }
}

async function waiting(manager: EntityManager, { mode, now, limit }: AttentionQuestion): Promise<AttentionItem[]> {
  const found = await manager.find(Adjustment, {
    where: { mode, status: 'awaiting_approval' },
    order: { createdAt: 'ASC', adjustmentID: 'ASC' },
    take: limit,
  })
  return found.map(({ adjustmentID: subjectID, clientID, amount, currency, createdAt: since }) => ({
    ...{ subjectID, clientID, amount, currency, since, sentence: words.adjustmentWaits },
    isOverdue: now.getTime() - since.getTime() >= attentionAfterMs.adjustment,
  }))
}
