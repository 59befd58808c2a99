import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { summaryDays } from '#contract/limits.js'
import { currencies, type Currency } from '#contract/money.js'
import type {
  ClientSummaryView,
  CurrencySummaryView,
  DayTotalsView,
  TotalsView,
} from '#contract/transaction-summary.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Mode } from '#contract/modes.js'
import type { DayTotal } from './day-total.entity.js'
import { dayTotalsOf } from './day-totals.js'

const dayMs = 86_400_000

/** Only what succeeded counts; a day is one of UTC. */
@Injectable()
export class ClientSummaryService {
  constructor(private readonly database: Database) {}

  async read(clientID: string, mode: Mode, now = clock.time()): Promise<ClientSummaryView> {
    const today = Math.floor(now / dayMs)
    const firstDay = today - summaryDays + 1
    const [rows, first] = await this.database.list((manager) =>
      Promise.all([dayTotalsOf(manager, clientID, mode, firstDay), this.first(manager, clientID, mode)]),
    )
    const perDay = new Map(rows.map((row) => [`${row.currency} ${row.day}`, totalsOf(row)]))
    const summary = (currency: Currency): CurrencySummaryView => {
      const days = Array.from({ length: summaryDays }, (_, index): DayTotalsView => {
        const day = firstDay + index
        return { day: dateOf(day), ...(perDay.get(`${currency} ${day}`) ?? none) }
      })
      return { currency, today: sumOf(days.slice(-1)), period: sumOf(days), days }
    }
    const used = currencies.filter((currency) => rows.some((row) => row.currency === currency))
    const byUse = used.map(summary).sort((a, b) => b.period.payments - a.period.payments)
    return { currencies: byUse, firstPaymentAt: first ? new Date(Number(first.createdAt)).toISOString() : null }
  }

  private async first(
    manager: EntityManager,
    clientID: string,
    mode: Mode,
  ): Promise<{ createdAt: number | string } | undefined> {
    const [first] = await manager.query<{ createdAt: number | string }[]>(
      `SELECT "createdAt" FROM "transactions" WHERE "clientID" = $1 AND "status" = 'succeeded' AND ${inMode(mode)}
       ORDER BY "createdAt", "transactionID" LIMIT 1`,
      [clientID],
    )
    return first
  }
}

const none: TotalsView = { payments: 0, amount: 0, fee: 0, net: 0 }

const totalsOf = ({ payments, amount, fee }: DayTotal): TotalsView => ({ payments, amount, fee, net: amount - fee })

const sumOf = (all: TotalsView[]): TotalsView =>
  all.reduce(
    (sum, { payments, amount, fee, net }) => ({
      payments: sum.payments + payments,
      amount: sum.amount + amount,
      fee: sum.fee + fee,
      net: sum.net + net,
    }),
    none,
  )

const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
