import { type Language, localeOf } from './languages.js'

/** What another language must hold: the same names, and functions of the same values. */
export type Words<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Words<English[Name]>
}

/** By CLDR's plural rules, or for one number alone; `#` is the number. A form can hold other values of its sentence. */
type Forms = Partial<Record<Intl.LDMLPluralRule | 0, string>> & { other: string }

/** A text, the place of a value, or forms that a value chooses from. */
type Part = string | number | { of: number; forms: Forms }

/** Words that travel: a sentence with values is the list of its parts. */
export type Packed = string | Part[] | { [name: string]: Packed }

// Stands around what is no text while a sentence is taken apart. Nobody types it.
const mark = '\u0001'

/** The form of this language for a number: `counted('fr')(2, { one: '# essai', other: '# essais' })`. */
export const counted =
  (language: Language) =>
  (count: number, forms: Forms): string => {
    const place = markedPlace(count)
    return place === null ? chosen(language, count, forms) : `${mark}${JSON.stringify({ of: place, forms })}${mark}`
  }

function markedPlace(value: unknown): number | null {
  return typeof value === 'string' && value.startsWith(mark) ? Number(value.slice(1, -1)) : null
}

const rules = new Map<Language, Intl.PluralRules>()

function chosen(language: Language, count: number | string, forms: Forms): string {
  const known = rules.get(language) ?? new Intl.PluralRules(localeOf(language))
  rules.set(language, known)
  return ((Number(count) === 0 ? forms[0] : undefined) ?? forms[known.select(Number(count))] ?? forms.other).replaceAll(
    '#',
    String(count),
  )
}

/** Takes each function apart by giving it marks for values: so a function puts its values into a text, and does nothing else with them. */
export function packed(words: object): { [name: string]: Packed } {
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, packedOne(value)]))
}

function packedOne(value: unknown): Packed {
  if (typeof value === 'string') return value
  if (typeof value === 'function') return partsOf(value as (...given: string[]) => string)
  return packed(value as object)
}

function partsOf(sentence: (...given: string[]) => string): Part[] {
  const given = Array.from({ length: sentence.length }, (_, place) => `${mark}${place}${mark}`)
  const pieces = sentence(...given).split(mark)
  const parts = pieces.map((piece, at) => (at % 2 === 0 ? piece : (JSON.parse(piece) as Part)))
  return parts.filter((part) => part !== '')
}

/** What `packed` was given, whose type the caller knows. */
export function unpacked(language: Language, travelled: Packed): unknown {
  if (typeof travelled === 'string') return travelled
  if (Array.isArray(travelled)) return (...given: unknown[]) => filled(language, travelled, given)
  const entries = Object.entries(travelled).map(([name, value]) => [name, unpacked(language, value)])
  return Object.fromEntries(entries)
}

const filled = (language: Language, parts: Part[], given: unknown[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (typeof part === 'number') return String(given[part])
      return withValues(chosen(language, given[part.of] as number, part.forms), given)
    })
    .join('')

const places = new RegExp(`${mark}(\\d+)${mark}`)

const withValues = (form: string, given: unknown[]): string =>
  form
    .split(places)
    .map((piece, at) => (at % 2 === 0 ? piece : String(given[Number(piece)])))
    .join('')

/** Reads a sentence again: the values that it puts into a template, by their places; null: it is another sentence. */
export function valuesIn(said: string, template: Packed): string[] | null {
  if (typeof template === 'string') return template === said ? [] : null
  if (!Array.isArray(template)) return null
  for (const plain of withEachForm(template)) {
    const values = readAlong(said, plain)
    if (values) return values
  }
  return null
}

type Plain = (string | number)[]

/** The template with each of its forms written out. */
function withEachForm(template: Part[]): Plain[] {
  let all: Plain[] = [[]]
  for (const part of template) {
    const ways = typeof part === 'object' ? Object.values(part.forms).map((form) => formParts(form, part.of)) : [[part]]
    all = all.flatMap((begun) => ways.map((way) => [...begun, ...way]))
  }
  return all
}

function formParts(form: string, place: number): Plain {
  return form
    .split(places)
    .flatMap((piece, at) => (at % 2 === 0 ? numbered(piece, place) : [Number(piece)]))
    .filter((part) => part !== '')
}

function numbered(text: string, place: number): Plain {
  const [before = '', ...after] = text.split('#')
  return [before, ...after.flatMap((rest) => [place, rest])]
}

function readAlong(said: string, parts: Plain): string[] | null {
  const values: string[] = []
  let rest = said
  let place: number | null = null
  for (const part of parts) {
    if (typeof part === 'number') {
      // Nothing says where one value ends and the next begins.
      if (place !== null) return null
      place = part
      continue
    }
    const at = place === null ? 0 : rest.indexOf(part, 1)
    if (at < 0 || !rest.startsWith(part, at)) return null
    if (place !== null) values[place] = rest.slice(0, at)
    place = null
    rest = rest.slice(at + part.length)
  }
  if (place === null) return rest === '' ? values : null
  values[place] = rest
  return rest === '' ? null : values
}
