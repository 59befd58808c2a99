import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { silentOverdueAfterMs, silentUnclearAfterMs, unreadableOverdueAfterMs } from '#contract/unclear-limits.js'
import * as words from '#contract/messages/processors/unclear.js'
import type { Mode } from '#contract/modes.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { Database } from '../../platform/database/database.js'
import { ProcessorAccounts } from './processor-accounts.js'
import { UnclearCall, type UnclearKind } from './unclear-call.entity.js'

export type UnclearCause = 'unreadable' | 'silent'

export interface OldestUnclear {
  kind: UnclearKind
  mode: Mode
  cause: UnclearCause
  since: Date
}

const kinds = ['payment', 'refund', 'payout'] as const

/** Names to staff each payment, refund and payout of which the processor does not say what became of it. */
@Injectable()
export class UnclearAttention {
  constructor(
    private readonly accounts: ProcessorAccounts,
    private readonly database: Database,
    attention: AttentionSources,
  ) {
    for (const kind of kinds)
      attention.add({ kind: `${kind}_unclear`, find: (manager, asked) => this.find(manager, kind, asked) })
  }

  /** Of each kind and cause, for the alarms. */
  async oldest(): Promise<OldestUnclear[]> {
    const rows = await this.database.read.query<(Omit<OldestUnclear, 'since' | 'cause'> & Oldest)[]>(
      `SELECT "kind", "mode", "isUnreadable", MIN("since") AS "oldest" FROM "unclear_calls"
       GROUP BY "kind", "mode", "isUnreadable"`,
    )
    return rows.map(({ kind, mode, isUnreadable, oldest }) => ({
      ...{ kind, mode, cause: isUnreadable ? ('unreadable' as const) : ('silent' as const) },
      since: new Date(Number(oldest)),
    }))
  }

  private async find(
    manager: EntityManager,
    kind: UnclearKind,
    { mode, now, limit }: AttentionQuestion,
  ): Promise<AttentionItem[]> {
    const calls = await manager
      .createQueryBuilder(UnclearCall, 'unclear')
      .where('unclear.kind = :kind AND unclear.mode = :mode', { kind, mode })
      .andWhere('(unclear.isUnreadable = 1 OR unclear.since <= :silentSince)', {
        silentSince: now.getTime() - silentUnclearAfterMs,
      })
      .orderBy('unclear.since', 'ASC')
      .addOrderBy('unclear.subjectID', 'ASC')
      .limit(limit)
      .getMany()
    return Promise.all(calls.map((call) => this.itemOf(call, now)))
  }

  private async itemOf(call: UnclearCall, now: Date): Promise<AttentionItem> {
    const {
      subjectID,
      transactionID,
      kind,
      clientID,
      processorAccountID,
      since,
      amount,
      currency,
      isUnreadable,
      reason,
    } = call
    const account = await this.accounts.find(processorAccountID)
    const sentences = isUnreadable ? words.unreadable : words.silent
    const overdueAfterMs = isUnreadable ? unreadableOverdueAfterMs : silentOverdueAfterMs
    return {
      ...{ subjectID, transactionID, clientID, since, amount, currency },
      sentence: sentences[kind](account?.name ?? processorAccountID, reason),
      isOverdue: now.getTime() - since.getTime() > overdueAfterMs,
    }
  }
}

interface Oldest {
  isUnreadable: number
  oldest: number | string
}
