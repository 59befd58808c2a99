import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { isSet } from '../../platform/database/is-set.js'
import { attentionAfterMs } from '#contract/attention-limits.js'
import * as words from '#contract/messages/attention.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ReportDownload } from './report-download.entity.js'

/** Accounts with a report that could not be fetched; the oldest of each says why. */
@Injectable()
export class UnfetchedReports {
  constructor(
    attention: AttentionSources,
    private readonly accounts: ProcessorAccounts,
  ) {
    attention.add({ kind: 'report_not_fetched', find: (manager, asked) => this.find(manager, asked) })
  }

  private async find(manager: EntityManager, { mode, now, limit }: AttentionQuestion): Promise<AttentionItem[]> {
    const waiting = await manager.find(ReportDownload, {
      where: { status: 'waiting', failure: isSet() },
      order: { createdAt: 'ASC', reportDownloadID: 'ASC' },
    })
    const items: AttentionItem[] = []
    for (const account of await this.accounts.all()) {
      const own = waiting.filter((one) => one.processorAccountID === account.processorAccountID)
      const [oldest] = own
      if (!oldest || account.mode !== mode) continue
      const { name, failure, createdAt: since } = oldest
      items.push({
        ...{ subjectID: account.processorAccountID, clientID: null, amount: null, currency: null, since },
        sentence: words.reportNotFetched(account.name, name, failure ?? '', own.length),
        isOverdue: now.getTime() - since.getTime() > attentionAfterMs.reports,
      })
    }
    return items.sort((one, other) => one.since.getTime() - other.since.getTime()).slice(0, limit)
  }
}
