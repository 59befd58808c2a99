// What a native reader stumbles over, by rule. Each answers the words that are wrong in a text, or null.
import { phrases } from './phrases.mjs'
import { sentencesIn } from './sentences.mjs'

const wordsMax = 24
const first = (text, pattern) => pattern.exec(text)?.[0] ?? null

const tooLong = (text) => {
  const long = sentencesIn(text).find((sentence) => sentence.split(/\s+/).length > wordsMax)
  return long ? `${long.split(/\s+/).length} words` : null
}

const threeOf = (text) => sentencesIn(text).find((sentence) => (sentence.match(/\bof\b/gi) ?? []).length > 2) ?? null

const gone = (text) => {
  const found = phrases.find((phrase) => text.toLowerCase().includes(phrase.toLowerCase()))
  return found ?? null
}

export const rules = {
  'sentence-length': tooLong,
  'three-of': (text) => threeOf(text),
  'vague-person': (text) => first(text, /\b(somebody|nobody|whoever|whatever|whomever|everybody|anybody)\b/i),
  nothing: (text) => first(text, /\bnothing\b/i),
  'space-before-percent': (text) => first(text, /[\dX] %/),
  'double-negative': (text) =>
    sentencesIn(text)
      .map((one) => first(one, /\b(not|never|cannot|no)\b[^,;:]*\b(not|never|nothing|nobody|none)\b/i))
      .find(Boolean) ?? null,
  'phrase-that-went': gone,
}
