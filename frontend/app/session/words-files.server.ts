import { createHash } from 'node:crypto'
import { type Language, languages, localeOf } from '#contract/languages.js'
import { spokenNouns, wordsIn } from '#contract/messages/all-languages.js'
import { type Packed, packed } from '#contract/words.js'

/** A script that holds the words of the merchant area in one language; its name is of its contents. */
interface WordsFile {
  path: string
  text: string
}

const files = new Map<Language, WordsFile>()

/** Null for English, which the scripts of the site hold already. */
export function wordsFileOf(language: Language): WordsFile | null {
  if (language === 'en') return null
  const file = files.get(language) ?? madeFile(language)
  files.set(language, file)
  return file
}

/** For the build, which puts them beside its scripts. */
export const wordsFiles = (): WordsFile[] => languages.flatMap((one) => wordsFileOf(one) ?? [])

function madeFile(language: Language): WordsFile {
  const nouns = spokenNouns.map((noun) => `${JSON.stringify(noun)}:${listOf(language, noun)}`)
  const counted =
    'const r=new Intl.PluralRules(' +
    JSON.stringify(localeOf(language)) +
    '),c=(n,f)=>((+n===0?f[0]:void 0)??f[r.select(+n)]??f.other).replaceAll("#",n);'
  const text = `{${counted}globalThis.gatehouse={...globalThis.gatehouse,words:{${nouns.join(',')}}}}\n`
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10)
  return { path: `/assets/words-${language}-${hash}.js`, text }
}

// The browser's module of the English words takes them by their places, in the order of the names.
function listOf(language: Language, noun: (typeof spokenNouns)[number]): string {
  const english = Object.keys(wordsIn.en[noun]).sort()
  const said = packed(wordsIn[language][noun])
  return `[${english.map((name) => written(said[name] ?? '')).join(',')}]`
}

function written(said: Packed): string {
  if (typeof said === 'string') return JSON.stringify(said)
  if (!Array.isArray(said)) {
    return `{${Object.entries(said)
      .map(([name, one]) => `${JSON.stringify(name)}:${written(one)}`)
      .join(',')}}`
  }
  const parts = said.map((part) => {
    if (typeof part === 'string') return JSON.stringify(part)
    return typeof part === 'number' ? `g[${part}]` : `c(g[${part.of}],${JSON.stringify(part.forms)})`
  })
  return `(...g)=>${['""', ...parts].join('+')}`
}
