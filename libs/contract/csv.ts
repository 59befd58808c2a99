const signs = new Set('=+-@＝＋－＠')
const ends = new Set(';\t\r\n')
const mayRun = /[=+\-@＝＋－＠]|^[;\t\r\n]/
const passedOver = new Set(' "\'\u00a0')

/** Some spreadsheets cut cells at other signs, or ignore our quotes: each sign that begins a formula is escaped. */
function withoutFormulas(text: string): string {
  if (!mayRun.test(text)) return text
  let safe = ends.has(text.charAt(0)) ? "'" : ''
  let isStart = true
  for (const letter of text) {
    if (isStart && signs.has(letter)) safe += "'"
    isStart = ends.has(letter) || (isStart && passedOver.has(letter))
    safe += letter
  }
  return safe
}

export type CsvColumn<V> = (keyof V & string) | { name: string; cell: (row: V) => unknown }

export function csvCell(value: unknown): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : csvQuoted(JSON.stringify(value))
  return csvQuoted(withoutFormulas(value))
}

const csvQuoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
