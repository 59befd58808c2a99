import { readFileSync } from 'node:fs'

const listed = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'))

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const coreMinLength = 4

/** Also with digits or signs around a listed one (`Summer2025!`), lookalikes (`p@ssw0rd`), or a repeated piece. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  if (/^(.{1,4})\1+$/s.test(lower)) return true
  return coresOf(lower).some((core) => core.length >= coreMinLength && listed.has(core))
}

export function isOwnName(password: string, email: string, name: string): boolean {
  const own = new Set([email, email.slice(0, email.lastIndexOf('@')), name].flatMap(spellings))
  own.delete('')
  return spellings(password).some((whole) => coresOf(whole).some((core) => own.has(core)))
}

const spellings = (text: string): string[] => {
  const lower = text.normalize('NFKC').trim().toLowerCase()
  return [lower, lower.replace(/[\s._-]+/g, '')]
}

const coresOf = (lower: string): string[] =>
  [lower, lower.replace(/[0134570@$!]/g, (character) => lookalikes[character] ?? character)].flatMap((whole) => [
    whole,
    whole.slice(1),
    whole.slice(0, -1),
    ...withoutEdges(whole),
  ])

function withoutEdges(whole: string): string[] {
  const [before = ''] = /^[^a-z]{0,5}/.exec(whole) ?? []
  const [after = ''] = /[^a-z]{0,5}$/.exec(whole) ?? []
  const starts = Array.from(before, (_, index) => whole.slice(index + 1))
  const ends = Array.from(after, (_, index) => whole.slice(0, -(index + 1)))
  return [...starts, ...ends]
}
