import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { PostingKind } from '#contract/ledger.js'
import { type LedgerAccount, ledgerAccounts, lineKinds, ownerOfAccount } from '#contract/ledger-accounts.js'
import { type Mode, nameIn } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { boundsOf } from '#contract/months.js'
import type { StatementCurrencyView, StatementView } from '#contract/statements.js'
import { Client } from '../../people/clients/client.entity.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'

export interface StatementOf {
  clientID: string
  mode: Mode
  month: string
}

const clientAccounts = ledgerAccounts.filter((account) => ownerOfAccount[account] === 'client')
const listed = (accounts: readonly string[]) => accounts.map((account) => `'${account}'`).join(', ')
const isOwn = `"account" IN (${listed(clientAccounts)})`

interface Standing {
  account: LedgerAccount
  currency: Currency
  opening: number | string
  closing: number | string
}

interface Sum {
  kind: PostingKind
  currency: Currency
  net: number | string
  fee: number | string
  movements: number | string
}

@Injectable()
export class StatementReader {
  constructor(private readonly database: Database) {}

  async read({ clientID, mode, month }: StatementOf): Promise<StatementView> {
    const client = orNotFound(await this.database.read.findOneBy(Client, { clientID }), 'client')
    const { from, to } = boundsOf(month)
    const { standings, sums } = await this.database.snapshot(async (manager) => ({
      standings: await standingsOf(manager, mode, [clientID, to.getTime(), mode, from.getTime()]),
      sums: await sumsOf(manager, [clientID, mode, from.getTime(), to.getTime()]),
    }))
    const used = new Set([...standings, ...sums].map(({ currency }) => currency))
    const currencies = [...used].sort().map((currency) => viewCurrency(currency, standings, sums))
    const isComplete = to.getTime() <= clock.time()
    const isUsed = ({ opening, closing, movements }: StatementCurrencyView) =>
      opening !== 0 || closing !== 0 || movements > 0
    return { clientID, clientName: client.name, mode, month, isComplete, currencies: currencies.filter(isUsed) }
  }
}

// SQLite counts parameters as they appear, so they stand in that order. Backwards from what stands now: a month that is asked for is seldom long ago, and the books may be old.
const standingsOf = (manager: EntityManager, mode: Mode, range: unknown[]): Promise<Standing[]> =>
  manager.query(
    `SELECT "now"."account" AS "account", "now"."currency" AS "currency",
      "now"."owed" + COALESCE("later"."sinceFrom", 0) AS "opening", "now"."owed" + COALESCE("later"."sinceTo", 0) AS "closing"
     FROM (
       SELECT REPLACE("account", '_live', '') AS "account", "currency", "credit" - "debit" AS "owed" FROM "ledger_sums"
       WHERE "clientID" = $1 AND "account" IN (${listed(clientAccounts.map((account) => nameIn(mode, account)))})
     ) "now"
     LEFT JOIN (
       SELECT "account", "currency", SUM("amount") AS "sinceFrom",
        SUM(CASE WHEN "createdAt" >= $2 THEN "amount" ELSE 0 END) AS "sinceTo"
       FROM "ledger_entries" WHERE "clientID" = $1 AND "mode" = $3 AND "createdAt" >= $4 AND ${isOwn}
       GROUP BY "account", "currency"
     ) "later" ON "later"."account" = "now"."account" AND "later"."currency" = "now"."currency"`,
    range,
  )

// Settlements and reserves move money within what the client is owed, and count as nothing.
const sumsOf = (manager: EntityManager, range: unknown[]): Promise<Sum[]> =>
  manager.query(
    `SELECT "kind", "currency", SUM("net") AS "net", SUM("fee") AS "fee",
      SUM(CASE WHEN "net" <> 0 OR "fee" <> 0 THEN 1 ELSE 0 END) AS "movements"
     FROM (
       SELECT "postingID", "kind", "currency", SUM(CASE WHEN ${isOwn} THEN -"amount" ELSE 0 END) AS "net",
        SUM(CASE WHEN "account" = 'platform_fees' THEN -"amount" ELSE 0 END) AS "fee"
       FROM "ledger_entries"
       WHERE "clientID" = $1 AND "mode" = $2 AND "createdAt" >= $3 AND "createdAt" < $4 AND "kind" NOT IN (${listed(lineKinds)})
       GROUP BY "postingID", "kind", "currency"
     ) "posting"
     GROUP BY "kind", "currency"`,
    range,
  )

type Line = 'payments' | 'refunds' | 'disputes' | 'payouts'
const lineOf: Partial<Record<PostingKind, Line>> = {
  payment: 'payments',
  payment_failed: 'payments',
  payment_restored: 'payments',
  refund: 'refunds',
  refund_failed: 'refunds',
  late_refund: 'refunds',
  late_refund_failed: 'refunds',
  dispute_opened: 'disputes',
  dispute_won: 'disputes',
  dispute_lost: 'disputes',
  payout: 'payouts',
  payout_paid: 'payouts',
  payout_returned: 'payouts',
}

function viewCurrency(currency: Currency, standings: Standing[], sums: Sum[]): StatementCurrencyView {
  const own = standings.filter((one) => one.currency === currency)
  const total = (name: 'opening' | 'closing') => own.reduce((sum, one) => sum + Number(one[name]), 0)
  const closingOf = (account: LedgerAccount) => Number(own.find((one) => one.account === account)?.closing ?? 0)
  const view: StatementCurrencyView = {
    currency,
    opening: total('opening'),
    ...{ payments: 0, refunds: 0, disputes: 0, fees: 0, payouts: 0, other: 0 },
    closing: total('closing'),
    parts: {
      available: closingOf('client_available'),
      pending: closingOf('client_pending'),
      disputed: closingOf('client_disputed'),
      reserved: closingOf('client_reserve'),
      inTransit: closingOf('payouts_in_transit'),
    },
    movements: 0,
  }
  for (const sum of sums.filter((one) => one.currency === currency)) {
    const [net, fee] = [Number(sum.net), Number(sum.fee)]
    view[lineOf[sum.kind] ?? 'other'] += net + fee
    view.fees -= fee
    view.movements += Number(sum.movements)
  }
  return view
}
