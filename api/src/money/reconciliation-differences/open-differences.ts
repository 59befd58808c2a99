import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { attentionAfterMs } from '#contract/attention-limits.js'
import * as words from '#contract/messages/attention.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { inMode } from '../../platform/database/in-mode.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { Difference } from './difference.entity.js'
import { openDifference } from './reconciliation-differences.service.js'

/** Differences between the books and a processor's report that were not explained. */
@Injectable()
export class OpenDifferences {
  constructor(attention: AttentionSources) {
    attention.add({ kind: 'difference_open', find: openDifferences })
  }
}

async function openDifferences(manager: EntityManager, asked: AttentionQuestion): Promise<AttentionItem[]> {
  const { mode, now, limit } = asked
  const found = await manager
    .createQueryBuilder(Difference, 'difference')
    .where(inMode(mode, 'difference'))
    .andWhere(openDifference)
    .orderBy('difference.countsFrom')
    .limit(limit)
    .getMany()
  const processorAccountID = In(found.map((one) => one.processorAccountID))
  const accounts = await manager.findBy(ProcessorAccount, { processorAccountID })
  return found.map(({ processorAccountID: id, subject, kind, countsFrom, occurredAt, theirs, ours, currency }) => {
    const name = accounts.find((one) => one.processorAccountID === id)?.name ?? words.removedAccount
    const since = countsFrom ?? occurredAt
    return {
      ...{ subjectID: subject, clientID: null, since, amount: theirs - ours, currency },
      sentence: words.differences[kind](name),
      isOverdue: now.getTime() - since.getTime() >= attentionAfterMs.difference,
    }
  })
}
