import { data } from 'react-router'
import { csvCell } from '#contract/csv.js'

type Cell = string | number | boolean | null

/**
 * Rows as a file for spreadsheets. It is whole before it is sent: a token renewed halfway could not reach the browser
 * any more, and a call that fails halfway would look like the end of the list.
 */
export function csvFile<T>(
  name: string,
  columns: Record<string, (row: T) => Cell>,
  rows: readonly T[] | null,
): Response {
  if (rows === null) throw data('The list could not be loaded.', { status: 503 })
  const cells = Object.values(columns)
  const lines = [Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row)))]
  const text = lines.map((line) => line.map(csvCell).join(',')).join('\r\n')
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  }
  return new Response(`${text}\r\n`, { headers })
}
