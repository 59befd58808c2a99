import { fileURLToPath } from 'node:url'
import { type Base, levelsOf, mirrored, type Piece, piecesOf, turned } from './pdf-order.js'

/** Letters that Geist has: Latin, Cyrillic and Vietnamese. */
const own = /[\u0020-\u024f\u0400-\u04ff\u1ea0-\u1ef9\u2010-\u2026\u20ac\u2212]/

const scripts = {
  arabic: /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
  hebrew: /[\u0590-\u05ff\ufb1d-\ufb4f]/,
  greek: /[\u0370-\u0377\u037a-\u037f\u0384-\u03ff]/,
  devanagari: /[\u0900-\u097f]/,
  thai: /[\u0e01-\u0e5b]/,
  armenian: /[\u0531-\u058f]/,
  georgian: /[\u10a0-\u10ff]/,
} as const
type Script = keyof typeof scripts
const names = Object.keys(scripts) as Script[]
export interface LetterRun {
  script: Script | null
  text: string
}

/** Arabic alone has two weights: whole documents are written in it. */
export const fontOf = (script: Script, weight: 'regular' | 'semibold' = 'semibold'): string => {
  const drawn = script === 'arabic' ? weight : 'semibold'
  return fileURLToPath(new URL(`fonts/noto-${script}-${drawn}.woff`, import.meta.url))
}

const scriptOf = (letter: string): Script | null => names.find((name) => scripts[name].test(letter)) ?? null

const isFromTheRight = (script: Script | null): boolean => script === 'arabic' || script === 'hebrew'

/** Signs that steer the order of a line and are not drawn. */
const steering = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/

export const isWritable = (text: string): boolean =>
  Array.from(text).every((letter) => own.test(letter) || steering.test(letter) || scriptOf(letter) !== null)

/** What the first font writes from left to right as it stands. */
export const isPlain = (text: string, base: Base): boolean =>
  base === 'ltr' && Array.from(text).every((letter) => own.test(letter))

/** In the order of the paper, from left to right. */
export function runsOf(given: string, base: Base = 'ltr'): LetterRun[] {
  const text = given.replaceAll('\u202f', '\u00a0')
  const pieces = piecesOf(text)
  const levels = levelsOf(pieces, base)
  const runs: (LetterRun & { level: number; isolate: string | null })[] = []
  for (const [at, { text: letter, isIsolate }] of pieces.entries()) {
    const [last, level] = [runs.at(-1), levels[at] ?? 0]
    if (isIsolate) {
      runs.push({ script: null, text: '', level, isolate: letter })
      continue
    }
    const script = letter === ' ' && last ? scriptAround(pieces, at, last.script) : scriptOf(letter)
    const shown = script || own.test(letter) ? letter : '?'
    if (last?.isolate === null && last.script === script && last.level === level) last.text += shown
    else runs.push({ script, text: shown, level, isolate: null })
  }
  return turned(runs).flatMap(({ script, text: letters, level, isolate }) => {
    if (isolate !== null) return runsOf(isolate, 'ltr')
    return [{ script, text: level % 2 === 1 && !isFromTheRight(script) ? mirrored(letters) : letters }]
  })
}

// A space between two words of a script belongs to it.
function scriptAround(pieces: Piece[], at: number, before: Script | null): Script | null {
  const next = pieces.slice(at + 1).find(({ text }) => text !== ' ')
  return next && !next.isIsolate && scriptOf(next.text) === before ? before : null
}
