import { Injectable } from '@nestjs/common'
import { type EntityManager, LessThanOrEqual } from 'typeorm'
import { isSet } from '../../platform/database/is-set.js'
import { attentionAfterMs } from '#contract/attention-limits.js'
import { removalUnconfirmed } from '#contract/messages/processors/unclear.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { SavedPaymentMethod } from './saved-payment-method.entity.js'

/** Names to staff each method that a customer removed and the processor still keeps after a day. */
@Injectable()
export class RemovalAttention {
  constructor(
    private readonly accounts: ProcessorAccounts,
    attention: AttentionSources,
  ) {
    attention.add({ kind: 'removal_unconfirmed', find: (manager, asked) => this.find(manager, asked) })
  }

  private async find(manager: EntityManager, { mode, now, limit }: AttentionQuestion): Promise<AttentionItem[]> {
    const methods = await manager.find(SavedPaymentMethod, {
      where: {
        ...{ mode, state: 'detached', sealedReference: isSet() },
        detachedAt: LessThanOrEqual(new Date(now.getTime() - attentionAfterMs.removal)),
      },
      order: { detachedAt: 'ASC', savedPaymentMethodID: 'ASC' },
      take: limit,
    })
    return Promise.all(methods.map((method) => this.itemOf(method)))
  }

  private async itemOf(method: SavedPaymentMethod): Promise<AttentionItem> {
    const { savedPaymentMethodID: subjectID, clientID, processorAccountID, detachedAt, updatedAt } = method
    const account = await this.accounts.find(processorAccountID)
    return {
      ...{ subjectID, clientID, since: detachedAt ?? updatedAt, amount: null, currency: null },
      sentence: removalUnconfirmed(account?.name ?? processorAccountID),
      isOverdue: true,
    }
  }
}
