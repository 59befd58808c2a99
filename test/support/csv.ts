/** Reads a file of cells to the letter. What follows a closing quote is a fault, or, for a lenient reader, part of the cell. */
export function csvRows(text: string, separator: string, isLenient = separator !== ','): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  for (;;) {
    const quoted = text[at] === '"' ? quotedCell(text, at) : { cell: '', end: at }
    const rest = plainCell(text, quoted.end, separator)
    if (text[at] === '"' && rest.cell !== '' && !isLenient) throw new Error(`letters behind a quote, at ${quoted.end}`)
    rows.at(-1)?.push(quoted.cell + rest.cell)
    at = rest.end
    if (at >= text.length) return rows
    if (text[at] === separator) at += 1
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1
      if (at >= text.length) return rows
      rows.push([])
    }
  }
}

function quotedCell(text: string, start: number): { cell: string; end: number } {
  let cell = ''
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at]
    else if (text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else return { cell, end: at + 1 }
  }
  throw new Error('a quoted cell that never ends')
}

function plainCell(text: string, start: number, separator: string): { cell: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1
  return { cell: text.slice(start, end), end }
}
