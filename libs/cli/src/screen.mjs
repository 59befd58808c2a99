const mayColour = (stream) => Boolean(stream.isTTY) && !process.env.NO_COLOR && process.env.TERM !== 'dumb'

const paint =
  (code, stream = process.stdout) =>
  (text) =>
    mayColour(stream) ? `\u001b[${code}m${text}\u001b[0m` : `${text}`
export const bold = paint(1)
export const faint = paint(2)
export const red = paint(31)
const green = paint(32)
const yellow = paint(33)
// What is said aside goes elsewhere than what is printed.
export const boldAside = paint(1, process.stderr)
export const redAside = paint(31, process.stderr)

// What another server wrote must not steer the terminal.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const plain = (text) => String(text).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd')

export const say = (text) => process.stdout.write(`${text}\n`)
export const sayAside = (text) => process.stderr.write(`${text}\n`)
export const safe = plain

export const statusColour = (status) => (status >= 500 ? red : status >= 400 ? yellow : green)

export const clock = (time) => new Date(time).toISOString().slice(11, 19)

/** Columns as wide as their widest cell; numbers at the right. */
export function table(rows) {
  const [first = []] = rows
  const widths = first.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          typeof cell === 'number' ? String(cell).padStart(widths[column]) : plain(cell).padEnd(widths[column]),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/** Turns while something is waited for, in a terminal alone; answers what ends it. */
export function progress(sentence) {
  if (!process.stderr.isTTY) {
    sayAside(`${sentence}…`)
    return () => undefined
  }
  let frame = 0
  const turn = () => process.stderr.write(`\r${frames[frame++ % frames.length]} ${sentence}`)
  const timer = setInterval(turn, 100)
  turn()
  return () => {
    clearInterval(timer)
    process.stderr.write('\r\u001b[K')
  }
}
