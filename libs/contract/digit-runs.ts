export interface DigitRun {
  digits: string
  starts: number[]
  gaps: string[]
}

export function digitRunsOf(text: string): DigitRun[] {
  const runs: DigitRun[] = []
  let run: DigitRun | undefined
  let gap = ''
  let isInGroup = false
  for (const written of text) {
    const character = plain(written)
    const kind = kindOf(character)
    if (kind === 'digit') {
      if (!run) runs.push((run = { digits: '', starts: [], gaps: [] }))
      if (!isInGroup) {
        run.starts.push(run.digits.length)
        run.gaps.push(gap)
      }
      run.digits += character
      gap = ''
      isInGroup = true
    } else if (kind === 'separator') {
      gap += character
      isInGroup = false
    } else if (kind === 'letter') {
      run = undefined
      gap = ''
      isInGroup = false
    }
  }
  return runs
}

const separator = /^[\p{Z}\p{P}\p{S}\p{Cc}]/u
const invisible = /^[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const digit = /^\p{Nd}$/u

function kindOf(character: string): 'digit' | 'letter' | 'separator' | 'invisible' {
  const code = character.charCodeAt(0)
  if (code >= 0x30 && code <= 0x39) return 'digit'
  const lower = code | 0x20
  if (code < 0x80) return lower >= 0x61 && lower <= 0x7a ? 'letter' : 'separator'
  if (invisible.test(character)) return 'invisible'
  return separator.test(character) ? 'separator' : 'letter'
}

function plain(character: string): string {
  if (character < '\u0080') return character
  const folded = character.normalize('NFKC')
  if (digit.test(folded)) return valueOfDigit(folded)
  return /^\d/.test(folded) || folded.length === 1 ? folded : character
}

const values = new Map<string, string>()

function valueOfDigit(character: string): string {
  const known = values.get(character)
  if (known) return known
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (zero > 0x30 && digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  const value = String((code - zero) % 10)
  values.set(character, value)
  return value
}
