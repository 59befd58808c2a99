import { setTimeout as pause } from 'node:timers/promises'
import { Account } from './calls.mjs'
import { Fault, misunderstood } from './faults.mjs'
import { flag, readOptions, text, wholeNumber } from './options.mjs'
import { safe, say } from './screen.mjs'
import * as words from './words.mjs'

const dayMs = 86_400_000
const daysMax = 1_827
const lookMs = 500

/** Answers once everything due until then has happened. */
export async function advanceClock(args) {
  const { values, positionals } = readOptions(args, { to: text, days: text, json: flag })
  const [testClockID] = positionals
  if (testClockID === undefined) throw misunderstood(words.missing('CLOCK_ID'))
  const days = wholeNumber('days', values.days, 1, daysMax)
  if ((values.to === undefined) === (days === undefined)) throw misunderstood(words.toOrDays)
  const named = values.to === undefined ? undefined : timeFrom(values.to)
  const account = Account.of(values)
  const path = `/test-clocks/${encodeURIComponent(testClockID)}`
  const to = named ?? (await daysLater(account, path, days))
  // The server answers by itself after 25 seconds, and what is due goes on.
  const answer = await account.call('POST', `${path}/advance`, { body: { to } })
  const clock = await ready(account, path, answer)
  if (values.json) return say(JSON.stringify(clock))
  say(words.advanced(safe(clock.testClockID), clock.now))
}

async function daysLater(account, path, days) {
  const { now } = await account.call('GET', path)
  return new Date(Date.parse(now) + days * dayMs).toISOString()
}

function timeFrom(typed) {
  const time = Date.parse(typed)
  if (!/^\d{4}-\d{2}-\d{2}/.test(typed) || Number.isNaN(time)) throw misunderstood(words.notATime(typed))
  return new Date(time).toISOString()
}

async function ready(account, path, answer) {
  let clock = answer
  while (clock.status === 'advancing') {
    await pause(lookMs)
    clock = await account.call('GET', path)
  }
  if (clock.status === 'failed') throw new Fault(words.clockStopped(safe(clock.fault ?? ''), clock.now))
  return clock
}
