import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull, MoreThan } from 'typeorm'
import { attentionAfterMs, settlementLookbackMs, settlementRowsMax } from '#contract/attention-limits.js'
import * as words from '#contract/messages/attention.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { BankEntry } from '../bank-statements/bank-entry.entity.js'
import { ProcessorReportRow } from '../processor-reports/processor-report.entity.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { Difference } from './difference.entity.js'
import { settlement } from './subjects.js'

/** Money that a processor says it sent to a bank account, and that no statement shows. */
@Injectable()
export class UnconfirmedSettlements {
  constructor(attention: AttentionSources) {
    attention.add({ kind: 'settlement_unconfirmed', find: unconfirmed })
  }
}

async function unconfirmed(manager: EntityManager, asked: AttentionQuestion): Promise<AttentionItem[]> {
  const { mode, limit } = asked
  const apart = await manager.findBy(Difference, {
    mode,
    about: settlement,
    resolvedAt: IsNull(),
    explainedAt: IsNull(),
  })
  const items: AttentionItem[] = []
  for (const difference of apart) items.push(...(await missingOf(manager, difference, asked)))
  return items.sort((one, other) => one.since.getTime() - other.since.getTime()).slice(0, limit)
}

async function missingOf(
  manager: EntityManager,
  { processorAccountID, currency, ours, theirs, occurredAt }: Difference,
  { now }: AttentionQuestion,
): Promise<AttentionItem[]> {
  const outstanding = ours - theirs
  if (outstanding <= 0) return []
  const account = await manager.findOneBy(ProcessorAccount, { processorAccountID })
  const name = account?.name ?? words.removedAccount
  const item = { subjectID: processorAccountID, clientID: null, currency, isOverdue: true }
  const rows = await unmatched(manager, { processorAccountID, currency }, now)
  const missing = newestUpTo(rows, outstanding)
  if (missing.length === 0) {
    const isOld = now.getTime() - occurredAt.getTime() >= attentionAfterMs.settlement
    return isOld ? [{ ...item, amount: outstanding, since: occurredAt, sentence: words.settlementsApart(name) }] : []
  }
  return missing
    .filter((row) => now.getTime() - row.occurredAt.getTime() >= attentionAfterMs.settlement)
    .map((row) => ({
      ...{ ...item, amount: -row.net, since: row.occurredAt },
      sentence: words.settlementNotInStatement(name),
    }))
}

/** The processor's payouts without a bank entry of the same amount, the oldest first. */
async function unmatched(
  manager: EntityManager,
  { processorAccountID, currency }: Pick<Difference, 'processorAccountID' | 'currency'>,
  now: Date,
): Promise<ProcessorReportRow[]> {
  const from = new Date(now.getTime() - settlementLookbackMs)
  const rows = await manager.find(ProcessorReportRow, {
    where: { processorAccountID, currency, kind: 'payout', subject: settlement, occurredAt: MoreThan(from) },
    order: { occurredAt: 'DESC', reportRowID: 'DESC' },
    take: settlementRowsMax,
  })
  const entries = await manager.find(BankEntry, {
    where: { matchKind: 'processor', matchedID: processorAccountID, currency, status: 'matched' },
    order: { bookedOn: 'DESC' },
    take: settlementRowsMax,
  })
  const booked = new Map<number, number>()
  for (const { amount, charges } of entries) booked.set(amount + charges, (booked.get(amount + charges) ?? 0) + 1)
  return rows.reverse().filter(({ net }) => {
    const left = booked.get(-net) ?? 0
    if (left > 0) booked.set(-net, left - 1)
    return left === 0
  })
}

// A bank may book several payouts as one entry, so that only the newest ones up to what is outstanding can be missing.
function newestUpTo(rows: ProcessorReportRow[], outstanding: number): ProcessorReportRow[] {
  const missing: ProcessorReportRow[] = []
  let left = outstanding
  for (const row of [...rows].reverse()) {
    if (-row.net > left) continue
    left += row.net
    missing.unshift(row)
  }
  return missing
}
