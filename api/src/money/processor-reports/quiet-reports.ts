import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { attentionAfterMs } from '#contract/attention-limits.js'
import * as words from '#contract/messages/attention.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ReportCursor } from './report-cursor.entity.js'
import { reportsOf } from './report-reading.service.js'

/** Accounts whose report we ask for, and have not been able to read for too long. */
@Injectable()
export class QuietReports {
  constructor(
    attention: AttentionSources,
    private readonly accounts: ProcessorAccounts,
  ) {
    attention.add({ kind: 'reports_quiet', find: (manager, asked) => this.find(manager, asked) })
  }

  private async find(manager: EntityManager, { mode, now, limit }: AttentionQuestion): Promise<AttentionItem[]> {
    const cursors = await manager.find(ReportCursor)
    const items: AttentionItem[] = []
    for (const account of await this.accounts.all()) {
      const { processorAccountID, name, createdAt } = account
      const cursor = cursors.find((one) => one.processorAccountID === processorAccountID)
      const isAsked = account.mode === mode && account.isEnabled && reportsOf(account)?.source === 'call'
      // Without a cursor, or before the first reading, nothing was asked for yet.
      if (!isAsked || !cursor || (!cursor.readAt && cursor.failures === 0)) continue
      const since = cursor.readAt ?? createdAt
      if (now.getTime() - since.getTime() < attentionAfterMs.reports) continue
      const sentence = cursor.failure ? words.reportsQuietBecause(name, cursor.failure) : words.reportsQuiet(name)
      const aboutNoAmount = { clientID: null, amount: null, currency: null, isOverdue: true }
      items.push({ subjectID: processorAccountID, sentence, since, ...aboutNoAmount })
    }
    return items.sort((one, other) => one.since.getTime() - other.since.getTime()).slice(0, limit)
  }
}
