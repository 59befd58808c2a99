import { type CsvColumn, csvCell } from '#contract/csv.js'
import { decimalOf } from '#contract/money.js'
import type { StatementMovement, StatementView } from '#contract/statements.js'

interface Line extends Omit<StatementMovement, 'kind' | 'postingID'> {
  kind: string
  postingID: string | null
}

const amount = (name: 'gross' | 'fee' | 'net' | 'balance'): CsvColumn<Line> => ({
  name,
  cell: (line) => decimalOf(line[name], line.currency),
})
const columns: readonly CsvColumn<Line>[] = [
  'createdAt',
  'kind',
  'currency',
  ...(['gross', 'fee', 'net', 'balance'] as const).map(amount),
  ...(['transactionID', 'refundID', 'disputeID', 'payoutID', 'postingID'] as const),
]

const lineOf = (line: Line): string =>
  `${columns.map((column) => csvCell(typeof column === 'string' ? line[column] : column.cell(line))).join(',')}\r\n`

/** Opening and closing balances are lines of their own, so that the sum of `net` explains the one by the other. */
export async function* statementLines(
  { currencies }: StatementView,
  { from, to }: { from: Date; to: Date },
  movements: AsyncIterable<StatementMovement>,
): AsyncGenerator<string> {
  const none = {
    gross: 0,
    fee: 0,
    net: 0,
    transactionID: null,
    refundID: null,
    disputeID: null,
    payoutID: null,
    postingID: null,
  }
  yield `${columns.map((column) => (typeof column === 'string' ? column : column.name)).join(',')}\r\n`
  for (const { currency, opening } of currencies)
    yield lineOf({ ...none, createdAt: from.toISOString(), kind: 'opening', currency, balance: opening })
  for await (const movement of movements) yield lineOf(movement)
  for (const { currency, closing } of currencies)
    yield lineOf({ ...none, createdAt: to.toISOString(), kind: 'closing', currency, balance: closing })
}
