import { fileURLToPath } from 'node:url'

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
const fromTheRight: readonly (Script | null)[] = ['arabic', 'hebrew']

export interface LetterRun {
  script: Script | null
  text: string
}

export const fontOf = (script: Script): string =>
  fileURLToPath(new URL(`fonts/noto-${script}-semibold.woff`, import.meta.url))

const scriptOf = (letter: string): Script | null => names.find((name) => scripts[name].test(letter)) ?? null

export const isWritable = (text: string): boolean =>
  Array.from(text).every((letter) => own.test(letter) || scriptOf(letter) !== null)

export function runsOf(text: string): LetterRun[] {
  const runs: LetterRun[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    // A space between two words of a script belongs to it.
    const script = letter === ' ' && last ? last.script : scriptOf(letter)
    const shown = script || own.test(letter) ? letter : '?'
    if (last && last.script === script) last.text += shown
    else runs.push({ script, text: shown })
  }
  return turned(runs.flatMap((run, at) => (at < runs.length - 1 ? apart(run) : [run])))
}

// The space before another script stands between both, whichever side each is read from.
function apart({ script, text }: LetterRun): LetterRun[] {
  const word = text.trimEnd()
  const space = text.slice(word.length)
  return [...(word ? [{ script, text: word }] : []), ...(space ? [{ script: null, text: space }] : [])]
}

// From the first to the last run that is read from the right, the order is the other way round.
function turned(runs: LetterRun[]): LetterRun[] {
  const isTurned = ({ script }: LetterRun) => fromTheRight.includes(script)
  const [first, last] = [runs.findIndex(isTurned), runs.findLastIndex(isTurned)]
  if (first < 0) return runs
  return [...runs.slice(0, first), ...runs.slice(first, last + 1).reverse(), ...runs.slice(last + 1)]
}
