import { setTimeout as pause } from 'node:timers/promises'
import { Account } from './calls.mjs'
import { flag, readOptions, text, wholeNumber } from './options.mjs'
import { clock, faint, safe, say, sayAside, statusColour } from './screen.mjs'
import * as words from './words.mjs'

const pollMs = 1_500
const pageMax = 100

export async function logs(args) {
  const { values } = readOptions(args, { follow: flag, limit: text, json: flag })
  const limit = wholeNumber('limit', values.limit, 1, pageMax) ?? 20
  const account = Account.of(values)
  const { items } = await account.call('GET', `/request-logs?limit=${limit}`)
  const told = new Set()
  tell(items, told, values.json)
  if (!values.follow) return items.length === 0 && !values.json ? sayAside(words.noCalls) : undefined
  for (let since = newest(items); ; since = newest(await page(account, since, told, values.json), since))
    await pause(pollMs)
}

// A call is written when it is over, and may be older than one that was told: so each look goes back a little.
async function page(account, since, told, asJson) {
  const from = since && `&from=${encodeURIComponent(new Date(Date.parse(since) - 60_000).toISOString())}`
  const found = []
  for (let cursor = ''; ; ) {
    const { items, nextCursor } = await account.call('GET', `/request-logs?limit=${pageMax}${from ?? ''}${cursor}`)
    found.push(...items)
    if (!nextCursor || !since || items.every(({ requestLogID }) => told.has(requestLogID))) break
    cursor = `&cursor=${encodeURIComponent(nextCursor)}`
  }
  tell(found, told, asJson)
  return found
}

const newest = (items, before) =>
  items
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1) ?? before

function tell(items, told, asJson) {
  for (const call of items.toReversed()) {
    if (told.has(call.requestLogID)) continue
    told.add(call.requestLogID)
    say(asJson ? JSON.stringify(call) : lineOf(call))
  }
}

const lineOf = ({ createdAt, method, route, status, code, durationMs, requestID }) =>
  [
    faint(clock(createdAt)),
    statusColour(status)(status),
    safe(`${method} ${route}`),
    ...(code ? [safe(code)] : []),
    faint(`${words.took(durationMs)} ${safe(requestID)}`),
  ].join('  ')
