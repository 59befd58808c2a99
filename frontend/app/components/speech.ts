import { useMatches } from 'react-router'
import { countIn, type Formats, moneyIn } from '#contract/formats.js'
import type { Language } from '#contract/languages.js'
import * as common from '#contract/messages/components/common.js'
import type { Noun, Translated } from '#contract/messages/translated.js'
import type { Currency } from '#contract/money.js'
import { type Packed, unpacked } from '#contract/words.js'

export interface Speech {
  language: Language
  texts: Partial<Record<Noun, Packed>> | null
  formats: Formats | null
  /** The script with the words of the whole area; payers' pages carry theirs. */
  file?: string | null
}

const english: Speech = { language: 'en', texts: null, formats: null }

/** What the loader of the area has sent; where it sent nothing, English. */
export function useSpeech(): Speech {
  const found = useMatches().findLast(({ loaderData }) => isSpeech(loaderData))
  return (found?.loaderData as Speech | undefined) ?? english
}

export const isSpeech = (value: unknown): value is Speech =>
  typeof value === 'object' && value !== null && 'texts' in value

// A page asks for the same words many times, and each pack stays the same object.
const read = new WeakMap<object, unknown>()

/** Whether this page is one of those that are in the visitor's language. */
export const useIsSpoken = (): boolean => useMatches().some(({ loaderData }) => isSpeech(loaderData))

/** @param inEnglish the words of the specification, which the script holds */
export function useWords<Name extends Noun>(noun: Name, inEnglish: Translated[Name]): Translated[Name] {
  const { language, texts } = useSpeech()
  const pack = texts?.[noun]
  if (typeof pack !== 'object') return inEnglish
  if (!read.has(pack)) read.set(pack, unpacked(language, pack))
  return read.get(pack) as Translated[Name]
}

export const useCommonWords = (): Translated['common'] => useWords('common', common)

/** Minor units, as this language writes them. */
export function useMoney(): (amount: number, currency: Currency) => string {
  const { formats } = useSpeech()
  return (amount, currency) => moneyIn(formats, amount, currency)
}

/** Such as `1,234`, as this language writes it. */
export function useCount(): (count: number) => string {
  const { formats } = useSpeech()
  return (count) => countIn(formats, count)
}
