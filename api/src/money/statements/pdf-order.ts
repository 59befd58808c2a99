// The order of letters on a line, by the parts of Unicode's bidirectional algorithm that names, sentences and amounts need:
// weak and neutral types, paired brackets, and isolates that run from left to right.

export type Base = 'ltr' | 'rtl'

type Side = 'L' | 'R'
type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'ON'

const kinds: [RegExp, Kind][] = [
  [/[\u0660-\u0669\u066b\u066c]/, 'AN'],
  [
    /[\u0608\u060b\u060d\u061b-\u064a\u066d-\u066f\u0671-\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u06ff\u0750-\u077f]/,
    'AL',
  ],
  [/[\u08a0-\u08c9\ufb50-\ufd3d\ufd50-\ufdfc\ufe70-\ufefc]/, 'AL'],
  [/[\u05be\u05c0\u05c3\u05c6\u05d0-\u05f4\ufb1d\ufb1f-\ufb4f]/, 'R'],
  [/[0-9\u00b2\u00b3\u00b9\u06f0-\u06f9]/, 'EN'],
  [/[+\-\u2212]/, 'ES'],
  [/[#$%\u00a2-\u00a5\u00b0\u00b1\u20ac\u066a]/, 'ET'],
  [/[,./:\u00a0\u202f\u060c]/, 'CS'],
  [/\p{Letter}/u, 'L'],
]
const mark = /\p{Mark}/u
const kindOf = (letter: string): Kind => kinds.find(([pattern]) => pattern.test(letter))?.[1] ?? 'ON'

const isolateBegins = '\u2066'
const isolateEnds = '\u2069'
const unseen = /[\u200e\u200f\u202a-\u202e\u2067\u2068]/

/** One letter, or what stands by itself within a line that runs the other way. */
export interface Piece {
  text: string
  isIsolate: boolean
}

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let inside: string | null = null
  for (const letter of text) {
    if (letter === isolateBegins || letter === isolateEnds) {
      if (inside) pieces.push({ text: inside, isIsolate: true })
      inside = letter === isolateBegins ? '' : null
    } else if (inside !== null) inside += letter
    else if (!unseen.test(letter)) pieces.push({ text: letter, isIsolate: false })
  }
  if (inside) pieces.push({ text: inside, isIsolate: true })
  return pieces
}

/** The level of each piece: even ones run from left to right. */
export function levelsOf(pieces: Piece[], base: Base): number[] {
  const side = base === 'rtl' ? 'R' : 'L'
  const numbers = numbered(kindsOf(pieces, side), side)
  const resolved = sided(bracketed(numbers, pieces, side), side)
  const even = base === 'rtl' ? 2 : 0
  return resolved.map((kind) => {
    if (kind === 'L') return even
    if (kind === 'R') return 1
    return 2
  })
}

function kindsOf(pieces: Piece[], side: Side): Kind[] {
  const found: Kind[] = []
  let last: Kind = side
  for (const { text, isIsolate } of pieces) {
    const before = found.at(-1) ?? side
    const kind = isIsolate ? 'ON' : mark.test(text) ? before : kindOf(text)
    if (kind === 'L' || kind === 'R' || kind === 'AL') last = kind
    found.push(kind === 'EN' && last === 'AL' ? 'AN' : kind)
  }
  return found.map((kind) => (kind === 'AL' ? 'R' : kind))
}

/** Signs within and beside a number belong to it, and a number after Latin letters to them. */
function numbered(given: Kind[], side: Side): Kind[] {
  const kinds = given.map((kind, at): Kind => {
    const [before, after] = [given[at - 1], given[at + 1]]
    if (before !== after || (before !== 'EN' && before !== 'AN')) return kind
    return kind === 'CS' || (kind === 'ES' && before === 'EN') ? before : kind
  })
  const isBeside = (at: number, step: 1 | -1): boolean => {
    let place = at
    while (kinds[place] === 'ET') place += step
    return kinds[place] === 'EN'
  }
  const whole = kinds.map((kind, at): Kind => {
    if (kind === 'ET') return isBeside(at, 1) || isBeside(at, -1) ? 'EN' : 'ON'
    return kind === 'ES' || kind === 'CS' ? 'ON' : kind
  })
  let last: Kind = side
  return whole.map((kind) => {
    if (kind === 'L' || kind === 'R') last = kind
    return kind === 'EN' && last === 'L' ? 'L' : kind
  })
}

const closings = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])

/** Both brackets of a pair are on one side: the line's if anything between them is, else that of what stands before. */
function bracketed(given: Kind[], pieces: Piece[], side: Side): Kind[] {
  const kinds = [...given]
  for (const [open, close] of pairsOf(given, pieces)) {
    const inside = kinds
      .slice(open + 1, close)
      .filter((kind) => kind !== 'ON')
      .map(sideOf)
    if (inside.length === 0) continue
    const before = kinds.slice(0, open).findLast((kind) => kind !== 'ON')
    const other = side === 'L' ? 'R' : 'L'
    const isOther = !inside.includes(side) && (before ? sideOf(before) : side) === other
    kinds[open] = kinds[close] = isOther ? other : side
  }
  return kinds
}

function pairsOf(kinds: Kind[], pieces: Piece[]): [open: number, close: number][] {
  const pairs: [number, number][] = []
  const waiting: [closing: string, at: number][] = []
  for (const [at, { text, isIsolate }] of pieces.entries()) {
    if (isIsolate || kinds[at] !== 'ON') continue
    const closing = closings.get(text)
    if (closing) waiting.push([closing, at])
    const opened = waiting.findLastIndex(([wanted]) => wanted === text)
    if (opened < 0) continue
    pairs.push([waiting[opened]?.[1] ?? 0, at])
    waiting.length = opened
  }
  return pairs.sort(([one], [other]) => one - other)
}

const sideOf = (kind: Kind): Side => (kind === 'L' ? 'L' : 'R')

/** What has no side takes that of its neighbors, and the line's where they differ. */
function sided(kinds: Kind[], side: Side): Kind[] {
  const sideAt = (at: number): Side => (kinds[at] ? sideOf(kinds[at]) : side)
  const sidedKinds = [...kinds]
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at] !== 'ON') continue
    let end = at
    while (kinds[end] === 'ON') end += 1
    const [before, after] = [sideAt(at - 1), sideAt(end)]
    sidedKinds.fill(before === after ? before : side, at, end)
    at = end - 1
  }
  return sidedKinds
}

/** From the highest level down, what stands at it or above is turned round. */
export function turned<Run extends { level: number }>(runs: Run[]): Run[] {
  const order = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from
      while ((order[to]?.level ?? -1) >= level) to += 1
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse())
      from = to
    }
  return order
}

const mirrors = new Map(Array.from(['()', '[]', '{}', '<>', '«»', '‹›'], ([open = '', close = '']) => [open, close]))
for (const [open, close] of Array.from(mirrors)) mirrors.set(close, open)

/** A sign that is read from the right, as a font draws it from the left. */
export const mirrored = (letters: string): string =>
  Array.from(letters, (letter) => mirrors.get(letter) ?? letter)
    .reverse()
    .join('')
