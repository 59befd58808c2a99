import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { attentionAfterMs } from '#contract/attention-limits.js'
import { isSubaccountReason } from '#contract/connected-states.js'
import { reasonWords, stateWords } from '#contract/messages/admin/connected-accounts.js'
import { subaccountReasonUnknown, subaccountStopped } from '#contract/messages/attention.js'
import { Client } from '../../people/clients/client.entity.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { ConnectedAccount } from '../processors/connected-account.entity.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { disconnected } from './connected-account.view.js'

/** Names to staff each subaccount that takes no payments, while the platform's account above it is enabled. */
@Injectable()
export class StoppedSubaccounts {
  constructor(
    private readonly accounts: ProcessorAccounts,
    attention: AttentionSources,
  ) {
    attention.add({ kind: 'subaccount_stopped', find: (manager, asked) => this.find(manager, asked) })
  }

  private async find(manager: EntityManager, { mode, now, limit }: AttentionQuestion): Promise<AttentionItem[]> {
    const used = (await this.accounts.all()).filter((one) => one.mode === mode && one.isEnabled)
    if (used.length === 0) return []
    const names = new Map(used.map(({ processorAccountID, name }) => [processorAccountID, name]))
    const rows = await manager
      .createQueryBuilder(ConnectedAccount, 'own')
      .innerJoin(Client, 'client', 'client.clientID = own.clientID AND client.deletedAt IS NULL')
      .where('own.processorAccountID IN (:...ids)', { ids: [...names.keys()] })
      .andWhere('own.settlementAccountID IS NOT NULL AND own.reference IS NOT NULL')
      .andWhere('own.areChargesEnabled = :isOn', { isOn: false })
      .orderBy('own.updatedAt')
      .addOrderBy('own.connectedAccountID')
      .limit(limit)
      .getMany()
    return rows.map((row) => {
      const { connectedAccountID: subjectID, clientID, processorAccountID, disabledReason, updatedAt: since } = row
      const sentence = subaccountStopped(names.get(processorAccountID) ?? processorAccountID, reasonOf(disabledReason))
      // A deleted subaccount can't be connected again, so it never becomes an alarm.
      const isOverdue =
        disabledReason !== disconnected && now.getTime() - since.getTime() >= attentionAfterMs.subaccount
      return { subjectID, clientID, sentence, since, isOverdue, amount: null, currency: null }
    })
  }
}

function reasonOf(code: string | null): string {
  if (isSubaccountReason(code)) return reasonWords[code]
  return code === disconnected ? stateWords.disconnected : subaccountReasonUnknown
}
