import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { call, refusalOf } from './calls.mjs'
import { Fault } from './faults.mjs'
import { keepKey, originFor } from './kept.mjs'
import { readOptions, text } from './options.mjs'
import { bold, progress, safe, say } from './screen.mjs'
import * as words from './words.mjs'

const client_id = 'gatehouse-cli'
const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'

/** RFC 8628: shows a code, and asks until somebody has decided. */
export async function login(args) {
  const { values } = readOptions(args, { name: text })
  const origin = originFor(values.url)
  const body = { client_id, device_name: values.name ?? hostname() }
  const { status, answer } = await call(origin, 'POST', '/oauth/device', { body })
  if (status !== 200) throw refusalOf(answer, status)
  if (!answer?.device_code) throw new Fault(words.notGatehouse(origin))
  say(`${words.openThis}\n\n  ${safe(answer.verification_uri_complete)}\n\n  ${bold(safe(answer.user_code))}\n`)
  const stop = progress(words.waiting)
  const given = await decided(origin, answer).finally(stop)
  keepKey(origin, {
    clientID: given.clientID,
    apiKey: given.client_id,
    apiSecret: given.client_secret,
    token: given.access_token,
    tokenEndsAt: Date.now() + given.expires_in * 1_000,
  })
  say(words.signedIn(origin))
}

async function decided(origin, { device_code, interval, expires_in }) {
  const until = Date.now() + expires_in * 1_000
  for (let seconds = interval; Date.now() < until; ) {
    await pause(seconds * 1_000)
    const { status, answer } = await call(origin, 'POST', '/oauth/token', {
      body: { grant_type, client_id, device_code },
    })
    if (status === 200) return answer
    if (answer?.error === 'slow_down') seconds += 5
    else if (answer?.error === 'access_denied') throw new Fault(words.denied)
    else if (answer?.error === 'expired_token') break
    else if (answer?.error !== 'authorization_pending' && status !== 429) throw refusalOf(answer, status)
  }
  throw new Fault(words.expired)
}
