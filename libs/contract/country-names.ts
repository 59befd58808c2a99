import type { Language } from './languages.js'

/** A country that was given as its code, in the reader's language. Any other text stays as it was given. */
export function countryIn(language: Language, text: string | null): string | null {
  if (!text || !/^[A-Z]{2}$/.test(text) || text === 'ZZ') return text
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(text) ?? text
}
