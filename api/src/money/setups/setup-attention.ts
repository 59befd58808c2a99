import { Injectable } from '@nestjs/common'
import { Between, type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm'
import { isSet } from '../../platform/database/is-set.js'
import { attentionAfterMs } from '#contract/attention-limits.js'
import * as words from '#contract/messages/processors/unclear.js'
import { setupAnswerLatestMs } from '#contract/setup-limits.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { Setup } from './setup.entity.js'

/** Names to staff each setup that its processor has not answered, and those that were given up because of it. */
@Injectable()
export class SetupAttention {
  constructor(
    private readonly accounts: ProcessorAccounts,
    attention: AttentionSources,
  ) {
    attention.add({ kind: 'setup_unclear', find: (manager, asked) => this.find(manager, asked) })
  }

  private async find(manager: EntityManager, { mode, now, limit }: AttentionQuestion): Promise<AttentionItem[]> {
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const givenUpSince = ago(setupAnswerLatestMs + attentionAfterMs.setupGivenUp)
    const setups = await manager.find(Setup, {
      where: [
        { mode, status: 'processing', dueAt: isSet(), createdAt: LessThanOrEqual(ago(attentionAfterMs.setup)) },
        {
          mode,
          status: 'failed',
          failureCode: 'processing_error',
          tries: MoreThan(0),
          createdAt: Between(givenUpSince, ago(setupAnswerLatestMs)),
        },
      ],
      order: { createdAt: 'ASC', setupID: 'ASC' },
      take: limit,
    })
    const shown = setups.filter((setup) => setup.status === 'processing' || wasGivenUp(setup))
    return Promise.all(shown.map((setup) => this.itemOf(setup)))
  }

  private async itemOf(setup: Setup): Promise<AttentionItem> {
    const { setupID: subjectID, clientID, processorAccountID, createdAt: since, status } = setup
    const account = (await this.accounts.find(processorAccountID))?.name ?? processorAccountID
    const sentence = status === 'processing' ? words.setupUnclear(account) : words.setupGivenUp(account, subjectID)
    return { ...{ subjectID, clientID, since, amount: null, currency: null }, sentence, isOverdue: true }
  }
}

const wasGivenUp = ({ createdAt, updatedAt }: Setup): boolean =>
  updatedAt.getTime() - createdAt.getTime() >= setupAnswerLatestMs
