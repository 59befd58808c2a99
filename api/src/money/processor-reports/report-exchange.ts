import { type EntityManager, In } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { post } from '../ledger/post.js'
import { exchangeLines, exchangeResultLines } from '../ledger/postings.js'
import { exchange, noPosition, type Position } from './exchange-position.js'
import { ProcessorReportRow } from './processor-report.entity.js'

/** Says of each exchanged row what it earned; charges first, because a page may begin with what is newest. */
export async function addExchangeResults(manager: EntityManager, rows: ProcessorReportRow[]): Promise<void> {
  const all = rows.filter(({ chargedCurrency }) => chargedCurrency !== null)
  const isCharge = ({ kind, gross }: ProcessorReportRow) => kind === 'payment' && gross > 0
  const exchanged = [...all.filter(isCharge), ...all.filter((row) => !isCharge(row))]
  if (exchanged.length === 0) return
  const positions = await positionsOf(manager, exchanged)
  for (const row of exchanged) {
    const key = keyOf(row)
    const move = { charged: row.chargedAmount ?? 0, settled: row.gross }
    const { result, after } = exchange(positions.get(key) ?? noPosition, move)
    positions.set(key, after)
    row.exchangeResult = result
  }
}

type Keyed = Pick<ProcessorReportRow, 'rowID' | 'processorPayment' | 'chargedCurrency' | 'currency'>

const keyOf = ({ rowID, processorPayment, chargedCurrency, currency }: Keyed): string =>
  JSON.stringify([processorPayment === null ? rowID : `payment ${processorPayment}`, chargedCurrency, currency])

async function positionsOf(manager: EntityManager, rows: ProcessorReportRow[]): Promise<Map<string, Position>> {
  const positions = new Map<string, Position>()
  const payments = [...new Set(rows.flatMap(({ processorPayment }) => processorPayment ?? []))]
  const processorAccountID = rows[0]?.processorAccountID
  const before = await manager.findBy(ProcessorReportRow, { processorAccountID, processorPayment: In(payments) })
  for (const row of before) {
    if (row.chargedCurrency === null) continue
    const { charged, settled } = positions.get(keyOf(row)) ?? noPosition
    positions.set(keyOf(row), {
      charged: charged + (row.chargedAmount ?? 0),
      settled: settled + row.gross - (row.exchangeResult ?? 0),
    })
  }
  return positions
}

interface Reported {
  processorReportID: string
  processorAccountID: string
  mode: Mode
}

/** For each currency of a page what left it and what came into it, and apart from that what it earned. */
export async function postExchange(manager: EntityManager, reported: Reported, rows: ProcessorReportRow[]) {
  const [moved, results] = [new Map<Currency, number>(), new Map<Currency, number>()]
  const add = (sums: Map<Currency, number>, currency: Currency, amount: number) =>
    void sums.set(currency, (sums.get(currency) ?? 0) + amount)
  for (const { chargedCurrency, chargedAmount, currency, gross, exchangeResult } of rows) {
    if (chargedCurrency === null) continue
    add(moved, chargedCurrency, -(chargedAmount ?? 0))
    add(moved, currency, gross)
    add(results, currency, exchangeResult ?? 0)
  }
  const { processorAccountID } = reported
  for (const [currency, amount] of moved)
    await post(manager, {
      kind: 'exchange',
      about: { ...reported, currency },
      lines: exchangeLines(amount, processorAccountID),
    })
  for (const [currency, result] of results)
    await post(manager, {
      kind: 'exchange_result',
      about: { ...reported, currency },
      lines: exchangeResultLines(result),
    })
}
