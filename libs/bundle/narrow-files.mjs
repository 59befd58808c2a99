import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const wide = /[^\0-\x7f]/g

/** The first number of a segment is how far it stands behind the one before; the rest stays. */
const firstOf = (segment) => {
  let [value, shift, length] = [0, 0, 0]
  for (let more = true; more; length += 1, shift += 5) {
    const digit = digits.indexOf(segment[length])
    value |= (digit & 31) << shift
    more = digit > 31
  }
  return { distance: value >> 1, rest: segment.slice(length) }
}

const written = (distance) => {
  let [value, text] = [distance << 1, '']
  do {
    const more = value > 31
    text += digits[(value & 31) | (more ? 32 : 0)]
    value >>= 5
  } while (value > 0)
  return text
}

const escapeOf = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
const longer = '\\u0000'.length - 1

/** Moves what a line's map says behind each of these columns by the length of an escape. */
const moved = (line, columns) => {
  let [column, passed] = [0, 0]
  const segments = line.split(',').map((segment) => {
    const { distance, rest } = firstOf(segment)
    column += distance
    const before = passed
    while (passed < columns.length && columns[passed] < column) passed += 1
    return written(distance + (passed - before) * longer) + rest
  })
  return segments.join(',')
}

export const narrowed = (code, mappings) => {
  const lines = mappings.split(';')
  for (const [number, text] of code.split('\n').entries()) {
    const columns = [...text.matchAll(wide)].map(({ index }) => index)
    if (columns.length > 0 && lines[number]) lines[number] = moved(lines[number], columns)
  }
  return { code: code.replace(wide, escapeOf), mappings: lines.join(';') }
}

/** V8 keeps two bytes for each character of a file in which one stands that ASCII does not have. */
export const narrowFiles = (folder) => {
  for (const name of readdirSync(folder, { recursive: true }).filter((one) => one.endsWith('.js'))) {
    const file = join(folder, name)
    const code = readFileSync(file, 'utf8')
    if (code.search(wide) < 0) continue
    const map = existsSync(`${file}.map`) && JSON.parse(readFileSync(`${file}.map`, 'utf8'))
    const narrow = narrowed(code, map ? map.mappings : '')
    writeFileSync(file, narrow.code)
    if (map) writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: narrow.mappings }))
  }
}
