import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clearingNamedEntries, clearingNamedPollMs } from '#contract/book-limits.js'
import { type Mode, modes, nameIn } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { Database } from '../../platform/database/database.js'
import { Setting } from '../../platform/database/setting.entity.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { LedgerEntry } from './ledger-entry.entity.js'
import { homeLine } from './ledger-lines.js'
import { post } from './post.js'
import { clearingNamedLines } from './postings.js'

const upTo = 'clearingNamedUpTo'

interface Sum {
  mode: Mode
  currency: Currency
  processorAccountID: string
  amount: number | string
}

/** Gives what processors owed before accounts had owners to the account of each payment, by postings of their own. */
@Injectable()
export class ClearingNames {
  private isThrough = false

  constructor(
    private readonly database: Database,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('Ledger'),
      failure: "Couldn't assign processor balances to their accounts",
      pollMs: clearingNamedPollMs,
      look: () => this.step(),
    })
  }

  async step(): Promise<boolean> {
    if (this.isThrough && !(await hasUnnamedClearing(this.database.read))) return false
    const done = await lastStep(this.database.read)
    const head = await headOf(this.database.read)
    const until = Math.min(head, done + clearingNamedEntries)
    if (until > done) await this.database.writeInLine(homeLine, (manager) => nameRange(manager, until))
    this.isThrough = until >= head
    return !this.isThrough
  }
}

export async function hasUnnamedClearing(manager: EntityManager): Promise<boolean> {
  const accounts = modes.map((mode) => `'${nameIn(mode, 'processor_clearing')}'`).join(', ')
  const found = await manager.query<object[]>(
    `SELECT 1 AS "one" FROM "ledger_balances" WHERE "clientID" = '' AND "account" IN (${accounts}) AND "debit" <> "credit" LIMIT 1`,
  )
  return found.length > 0
}

const lastStep = async (manager: EntityManager): Promise<number> =>
  Number((await manager.findOneBy(Setting, { name: upTo }))?.value ?? 0)

const headOf = async (manager: EntityManager): Promise<number> =>
  Number((await manager.maximum(LedgerEntry, 'sequence', { line: 0 })) ?? 0)

async function nameRange(manager: EntityManager, until: number): Promise<void> {
  const done = await lastStep(manager)
  if (until <= done) return
  const sums = await manager.query<Sum[]>(
    `SELECT "entry"."mode" AS "mode", "entry"."currency" AS "currency", "txn"."processorAccountID" AS "processorAccountID",
      SUM("entry"."amount") AS "amount"
     FROM "ledger_entries" "entry" JOIN "transactions" "txn" ON "txn"."transactionID" = "entry"."transactionID"
     WHERE "entry"."line" = 0 AND "entry"."sequence" > $1 AND "entry"."sequence" <= $2
      AND "entry"."account" = 'processor_clearing' AND "entry"."ownerID" = ''
     GROUP BY "entry"."mode", "entry"."currency", "txn"."processorAccountID" ORDER BY 1, 2, 3`,
    [done, until],
  )
  for (const { mode, currency, amounts } of grouped(sums))
    await post(manager, { kind: 'clearing_named', about: { mode, currency }, lines: clearingNamedLines(amounts) })
  await manager.upsert(Setting, { name: upTo, value: String(until) }, ['name'])
}

function grouped(sums: Sum[]) {
  const groups = new Map<
    string,
    { mode: Mode; currency: Currency; amounts: { processorAccountID: string; amount: number }[] }
  >()
  for (const { mode, currency, processorAccountID, amount } of sums) {
    const group = groups.get(`${mode} ${currency}`) ?? { mode, currency, amounts: [] }
    group.amounts.push({ processorAccountID, amount: Number(amount) })
    groups.set(`${mode} ${currency}`, group)
  }
  return groups.values()
}
