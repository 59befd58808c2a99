import { createHmac, randomBytes } from 'node:crypto'
import { Account } from './calls.mjs'
import { EventStream } from './event-stream.mjs'
import { misunderstood } from './faults.mjs'
import { addressFrom, flag, readOptions, text } from './options.mjs'
import { bold, boldAside, clock, faint, red, safe, say, sayAside, statusColour } from './screen.mjs'
import * as words from './words.mjs'

const answerMaxMs = 30_000

export async function listen(args) {
  const { values } = readOptions(args, { 'forward-to': text, events: text, secret: text, json: flag })
  const target = values['forward-to'] === undefined ? null : addressFrom('--forward-to', values['forward-to'])
  const wanted = values.events ? new Set(values.events.split(',').map((type) => type.trim())) : null
  const secret = secretFrom(values.secret)
  const account = Account.of(values)
  let isFirst = true
  const stream = new EventStream(account, {
    onOpen: () => {
      if (isFirst) greet(account.origin, target, secret)
      else sayAside(words.back)
      isFirst = false
    },
    onLost: (seconds) => sayAside(words.lost(seconds)),
    onGap: () => sayAside(words.gap),
    onEvent: async ({ event, id, data }) => {
      if (wanted && !wanted.has(event)) return
      const result = target ? await forward(target, secret, id, data) : null
      tell({ event, id, data, result }, values.json)
    },
  })
  await stream.run()
}

function secretFrom(given) {
  const secret = given ?? `whsec_${randomBytes(32).toString('base64')}`
  const [, key = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? []
  if (Buffer.from(key, 'base64').length < 24) throw misunderstood(words.notSecret)
  return secret
}

function greet(origin, target, secret) {
  sayAside(words.listening(origin))
  if (!target) return
  sayAside(`${words.forwarding} ${target.href}`)
  sayAside(`${words.secretIs} ${boldAside(secret)}`)
}

/** As Standard Webhooks 1.0 has it, and as a delivery of Gatehouse is sent. */
function headersOf(secret, id, body, now = Date.now()) {
  const timestamp = String(Math.floor(now / 1_000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}

async function forward(target, secret, id, body) {
  const begunAt = performance.now()
  try {
    const headers = headersOf(secret, id, body)
    const signal = AbortSignal.timeout(answerMaxMs)
    const response = await fetch(target, { method: 'POST', headers, body, redirect: 'manual', signal })
    await response.body?.cancel()
    return { status: response.status, ms: Math.round(performance.now() - begunAt) }
  } catch (error) {
    return { fault: error.cause?.code ?? error.cause?.message ?? error.message }
  }
}

function tell({ event, id, data, result }, asJson) {
  if (asJson) return say(data)
  const line = `${faint(clock(JSON.parse(data).timestamp))}  ${bold(safe(event))}  ${safe(id)}`
  if (!result) return say(line)
  if (result.fault) return say(`${line}  ${red(words.notSent(safe(result.fault)))}`)
  say(`${line}  ${statusColour(result.status)(result.status)} ${faint(words.took(result.ms))}`)
}
