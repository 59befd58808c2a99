/** What pages of payers, the merchant area and mails are written in; the public site and the admin portal are English. */
export const languages = ['en', 'fr', 'es', 'pt', 'ar'] as const
export type Language = (typeof languages)[number]

/** Each in its own words, so that whoever cannot read the page finds theirs. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
}

// Digits stay those that are typed into card fields and stand on bank statements.
const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr', es: 'es', pt: 'pt-PT', ar: 'ar-u-nu-latn' }

/** For `Intl`. */
export const localeOf = (language: Language): string => locales[language]

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

export const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value)

/** The first language of an `Accept-Language` header that we have; null: none of them. `*` says nothing. */
export function acceptedLanguage(header: string | null): Language | null {
  const asked = (header ?? '').slice(0, 500).split(',').map(rangeOf)
  const able = asked.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality)
  return able.map(({ name }) => name).find(isLanguage) ?? null
}

// `fr-CA;q=0.8` is French, at 0.8.
function rangeOf(text: string): { name: string; quality: number } {
  const [range = '', ...traits] = text.trim().toLowerCase().split(';')
  const said = traits.map((trait) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(trait)?.[1]).find(Boolean)
  return { name: range.split('-')[0] ?? '', quality: said === undefined ? 1 : Number(said) }
}
