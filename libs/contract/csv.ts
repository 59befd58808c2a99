// What begins a formula, also as the wide character that some keyboards write.
const signs = new Set('=+-@＝＋－＠')
const ends = new Set(';\t\r\n')
const mayRun = /[=+\-@＝＋－＠]|^[;\t\r\n]/
const passedOver = new Set(' "\'\u00a0')

/**
 * A text in which no spreadsheet finds a formula: an apostrophe stands before each sign that could begin one. That is at
 * the start, and after whatever a spreadsheet of another country, or one that ignores our quotes, takes for the end of a cell.
 */
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

/** A column holds a field of the row under the field's name, or what is made of the row. */
export type CsvColumn<V> = (keyof V & string) | { name: string; cell: (row: V) => unknown }

/** One cell of a file with commas, quoted where any spreadsheet would cut it in two. */
export function csvCell(value: unknown): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : csvQuoted(JSON.stringify(value))
  return csvQuoted(withoutFormulas(value))
}

const csvQuoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
