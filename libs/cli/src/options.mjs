import { parseArgs } from 'node:util'
import { misunderstood } from './faults.mjs'
import * as words from './words.mjs'

export const text = { type: 'string' }
export const flag = { type: 'boolean' }

/** What was typed after a command; Node's own sentence where it cannot be read. */
export function readOptions(args, options) {
  try {
    return parseArgs({ args, options: { url: text, ...options }, allowPositionals: true })
  } catch (error) {
    throw misunderstood(error.message)
  }
}

export function wholeNumber(name, typed, min, max) {
  if (typed === undefined) return undefined
  if (!/^\d{1,12}$/.test(typed) || Number(typed) < min || Number(typed) > max)
    throw misunderstood(words.notAWholeNumber(name, min, max))
  return Number(typed)
}

export function addressFrom(name, typed) {
  const url = URL.canParse(typed) ? new URL(typed) : null
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw misunderstood(words.notAnAddress(name, typed))
  return url
}
