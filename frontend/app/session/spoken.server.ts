import { AsyncLocalStorage } from 'node:async_hooks'
import type { Formats } from '#contract/formats.js'
import type { Language } from '#contract/languages.js'
import type { Noun, Translated } from '#contract/messages/translated.js'
import { hearIn, type Speaker } from './language.server'

const speaker = new AsyncLocalStorage<Speaker>()
let isStarting = true

/** From here on words may be read: what is read before would be said in English to everybody. */
export const answersBegin = (): void => void (isStarting = false)

/** Everything that answers this request speaks as this speaker does; outside of it, English is spoken. */
export const speaking = <T>(as: Speaker, answer: () => Promise<T>): Promise<T> => speaker.run(as, answer)

export const spokenFormats = (): Formats | null => speaker.getStore()?.formats ?? null

export const spokenLanguage = (): Language => speaker.getStore()?.language ?? 'en'

/** What the API has said in English, in the language that is spoken. */
export const heard = (sentence: string): string => hearIn(spokenLanguage(), sentence)

export const heardFields = <Fields extends Record<string, string>>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, heard(said)])) as Fields

/** The words of a noun, each read in the language that is spoken when it is asked for. The build puts this in the place of the English ones. */
export const spoken = <Name extends Noun>(noun: Name, english: Translated[Name]): Translated[Name] =>
  lately(english, () => (speaker.getStore()?.words[noun] ?? english) as object) as Translated[Name]

type Sentence = (...given: unknown[]) => string

function lately(english: object, now: () => object): object {
  const kept = new Map<PropertyKey, unknown>()
  const read = (name: PropertyKey): unknown => {
    const inEnglish = Reflect.get(english, name) as unknown
    if (typeof inEnglish !== 'string' && kept.has(name)) return kept.get(name)
    const value = lateOne(inEnglish, () => Reflect.get(now(), name) as unknown, name)
    if (typeof value !== 'string') kept.set(name, value)
    return value
  }
  return new Proxy(
    {},
    {
      get: (_, name) => read(name),
      has: (_, name) => Reflect.has(english, name),
      ownKeys: () => Reflect.ownKeys(english).filter((name) => typeof name === 'string'),
      getOwnPropertyDescriptor: (_, name) =>
        Reflect.has(english, name)
          ? { value: read(name), enumerable: true, configurable: true, writable: false }
          : undefined,
    },
  )
}

function lateOne(english: unknown, now: () => unknown, name: PropertyKey): unknown {
  if (typeof english === 'function') return (...given: unknown[]) => (now() as Sentence)(...given)
  if (typeof english === 'object' && english !== null) return lately(english, () => now() as object)
  if (typeof english !== 'string') return english
  if (isStarting) throw new Error(`“${String(name)}” is read once for everybody: “${english}”. Read it in a function`)
  return now()
}
