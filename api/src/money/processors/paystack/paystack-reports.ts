import { Injectable } from '@nestjs/common'
import * as words from '#contract/messages/errors/processor-reports.js'
import type { Mode } from '#contract/modes.js'
import { clock } from '#contract/clock.js'
import type { UsedAccount } from '../port/used-account.js'
import {
  ReportFault,
  type ReportFrom,
  type ReportNotRead,
  type ReportPage,
  type ReportRow,
  type SkippedRow,
} from '../port/report.js'
import { isObject, type PaystackAnswer, PaystackApi } from './paystack-api.js'
import {
  type Data,
  disputeRows,
  paymentRows,
  refundRows,
  settlementRow,
  skippedOf,
  transferRows,
} from './paystack-report-rows.js'

const lists = ['transaction', 'refund', 'dispute', 'transfer', 'settlement'] as const
type List = (typeof lists)[number]

interface Round {
  list: List
  page: number
  since: number
  until: number
}

const rowsOnPage = 50
const settlementsOnPage = 5
const dayMs = 86_400_000
/** Lists go by when something was begun, and it may have ended so much later. */
const endsWithinMs: Record<List, number> = {
  transaction: 3 * dayMs,
  refund: 30 * dayMs,
  dispute: 90 * dayMs,
  transfer: 30 * dayMs,
  settlement: 10 * dayMs,
}

const rowsOf: Record<Exclude<List, 'settlement'>, (data: Data) => ReportRow[]> = {
  transaction: (data) => paymentRows(data),
  refund: refundRows,
  dispute: disputeRows,
  transfer: transferRows,
}

class NotRead extends Error {}

/** Payments and their fees, refunds, lost disputes and transfers, and the settlements that paid out what was left. */
@Injectable()
export class PaystackReports {
  constructor(private readonly api: PaystackApi) {}

  async read(account: UsedAccount, from: ReportFrom, signal: AbortSignal): Promise<ReportPage | ReportNotRead> {
    const round = roundOf(from)
    try {
      const { rows, isEnd } = await this.page(account, round, signal)
      const nextList = lists[lists.indexOf(round.list) + 1]
      const isLast = isEnd && nextList === undefined
      const next: Round = isLast
        ? { list: 'transaction', page: 1, since: round.until, until: 0 }
        : { ...round, list: isEnd && nextList ? nextList : round.list, page: isEnd ? 1 : round.page + 1 }
      return { outcome: 'read', rows, cursor: JSON.stringify(next), isLast, toldUntil: new Date(round.until) }
    } catch (error) {
      if (error instanceof NotRead) return { outcome: 'refused', sentence: error.message }
      throw error
    }
  }

  private async page(account: UsedAccount, round: Round, signal: AbortSignal) {
    const { list, page } = round
    const perPage = list === 'settlement' ? settlementsOnPage : rowsOnPage
    const since = new Date(Math.max(0, round.since - endsWithinMs[list])).toISOString()
    const query = new URLSearchParams({
      [list === 'transaction' || list === 'transfer' ? 'per_page' : 'perPage']: String(perPage),
      page: String(page),
      // What was paid into the clients' own bank accounts is not ours.
      ...(list === 'settlement' && account.usesConnect && { subaccount: 'none' }),
      ...(list !== 'settlement' && { from: since, to: new Date(round.until).toISOString() }),
    })
    const told = listIn(await this.api.get(account, `${list}?${query}`, signal), account.mode)
    const rows: (ReportRow | SkippedRow)[] = []
    for (const one of told) {
      const skipped = skippedOf(list, one)
      if (skipped) rows.push(skipped)
      else rows.push(...(list === 'settlement' ? await this.settlement(account, one, signal) : rowsOf[list](one)))
    }
    const isOld = list === 'settlement' && told.every(({ settlement_date: day }) => String(day) < since)
    return { rows, isEnd: told.length < perPage || isOld }
  }

  private async settlement(account: UsedAccount, told: Data, signal: AbortSignal): Promise<ReportRow[]> {
    const row = settlementRow(told)
    if (!row) return []
    const answer = await this.api.get(account, `settlement/${String(told.id)}/transactions`, signal)
    return [...listIn(answer, account.mode).flatMap((one) => paymentRows(one, row.rowID)), row]
  }
}

function roundOf({ cursor, since }: ReportFrom): Round {
  const known = cursor ? (JSON.parse(cursor) as Round) : null
  const round = known ?? { list: 'transaction' as const, page: 1, since: since.getTime(), until: 0 }
  return { ...round, until: round.until || clock.time() }
}

function listIn({ status, data }: PaystackAnswer, mode: Mode): Data[] {
  if (status === 401 || status === 403) throw new NotRead(words.report.keyRefused)
  if (status >= 300) throw new NotRead(words.report.notNow)
  if (!Array.isArray(data) || !data.every(isObject)) throw new ReportFault(words.report.garbage)
  const strange = data.find(({ domain }) => domain !== undefined && domain !== mode)
  if (strange) throw new ReportFault(words.report.otherMode(String(strange.domain).slice(0, 10)))
  return data
}
