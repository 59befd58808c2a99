import { createCookie } from 'react-router'
import type { Fields } from '#contract/check.js'
import type { Formats } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import { acceptedLanguage, isLanguage, type Language } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import type { Noun, Translated } from '#contract/messages/translated.js'
import { type Packed, packed, unpacked, valuesIn } from '#contract/words.js'
import { type Context, siteContext } from './site-context.server'

const cookie = createCookie('language', { path: '/', sameSite: 'lax', httpOnly: true, maxAge: 365 * 24 * 3600 })

/** What this visitor reads: as chosen, else as the browser asks, else as the installation says. */
export async function languageOf(request: Request, context: Context): Promise<Language> {
  const asked = new URL(request.url).searchParams.get('language')
  if (isLanguage(asked)) return asked
  const kept: unknown = await cookie.parse(request.headers.get('Cookie'))
  if (isLanguage(kept)) return kept
  return unchosenLanguage(request, context)
}

export const unchosenLanguage = (request: Request, context: Context): Language =>
  acceptedLanguage(request.headers.get('Accept-Language')) ?? context.get(siteContext).defaultLanguage

export const keepLanguage = (language: Language, context: Context): Promise<string> =>
  cookie.serialize(language, { secure: context.get(siteContext).secureCookies })

export const dropLanguage = (): Promise<string> => cookie.serialize('', { maxAge: 0 })

/** The next page comes as one of its own, because a page holds the words of one language. */
export function asOwnPage(answer: Response): Response {
  answer.headers.set('X-Remix-Reload-Document', 'true')
  return answer
}

export interface Speaker {
  language: Language
  words: Translated
  formats: Formats | null
}

/** The words for what a loader or an action answers by itself. */
export async function speak(request: Request, context: Context): Promise<Speaker> {
  return speakerOf(await languageOf(request, context))
}

export const speakerOf = (language: Language): Speaker => ({
  language,
  words: wordsIn[language],
  formats: formatsOf(language),
})

/** What a page in another language than English is sent beside its data. Scripts hold the English words. */
export interface Speech {
  language: Language
  texts: Partial<Record<Noun, Packed>> | null
  formats: Formats | null
  /** The script with all words of the area, where a page loads one. */
  file?: string | null
}

const packs = new Map<string, Packed>()

export function speechFor(language: Language, nouns: readonly Noun[]): Speech {
  if (language === 'en') return { language, texts: null, formats: null }
  const texts = Object.fromEntries(nouns.map((noun) => [noun, packOf(language, noun)]))
  return { language, texts, formats: formatsOf(language) }
}

function packOf(language: Language, noun: Noun): Packed {
  const name = `${language} ${noun}`
  const pack = packs.get(name) ?? packed(wordsIn[language][noun])
  packs.set(name, pack)
  return pack
}

/** What the API has said in English, in this language where it is one of the sentences of `noun`. */
export function saidIn(language: Language, noun: Noun, sentence: string): string {
  if (language === 'en' || !sentence) return sentence
  return findSaid(language, sentence, packOf('en', noun), packOf(language, noun)) ?? sentence
}

// Where the sentences stand that the API tells merchants.
const told = [
  ...(['clientRefusals', 'payerRefusals', 'signIn', 'factors', 'passkeys', 'stepUp', 'rights', 'passwords'] as const),
  ...(['outcomes', 'disputes', 'statementDescriptor', 'calls'] as const),
]

/** What the API tells a merchant, in this language where it is a sentence that we know. */
export function hearIn(language: Language, sentence: string): string {
  if (language === 'en' || !sentence) return sentence
  for (const noun of told) {
    const said = findSaid(language, sentence, packOf('en', noun), packOf(language, noun))
    if (said) return said
  }
  return sentence
}

/** What stands under the inputs of a payer. */
export const saidToPayer = (language: Language, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, saidIn(language, 'payerRefusals', said)]))

function findSaid(language: Language, sentence: string, english: Packed, other: Packed): string | null {
  if (typeof english === 'string' || Array.isArray(english)) {
    const values = valuesIn(sentence, english)
    const said = values && unpacked(language, other)
    return typeof said === 'function'
      ? (said as (...given: unknown[]) => string)(...(values ?? []))
      : (said as string | null)
  }
  for (const [name, one] of Object.entries(english)) {
    const found = findSaid(language, sentence, one, (other as Record<string, Packed>)[name] ?? '')
    if (found) return found
  }
  return null
}
