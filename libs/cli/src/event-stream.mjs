import { setTimeout as pause } from 'node:timers/promises'
import { refusalOf, userAgent } from './calls.mjs'
import { Fault } from './faults.mjs'
import * as words from './words.mjs'

const waitsSeconds = [1, 2, 4, 8, 15, 30]

/** Server-sent events, message by message; a message that is not whole is not told. */
async function* messagesIn(body) {
  const decoder = new TextDecoder()
  let left = ''
  for await (const piece of body) {
    left += decoder.decode(piece, { stream: true })
    const blocks = left.split('\n\n')
    left = blocks.pop()
    for (const block of blocks) yield messageFrom(block)
  }
}

function messageFrom(block) {
  const message = { event: undefined, id: undefined, data: undefined }
  for (const line of block.split('\n')) {
    const [, name, value] = /^(event|id|data): ?(.*)$/.exec(line) ?? []
    if (name) message[name] = value
  }
  return message
}

/** Hears the events of an account for as long as it is let, from where a connection broke off. */
export class EventStream {
  constructor(account, { onOpen, onEvent, onLost, onGap }) {
    Object.assign(this, { account, onOpen, onEvent, onLost, onGap })
  }

  async run() {
    for (let failures = 0; ; ) {
      const why = await this.hear(() => (failures = 0))
      if (why === 'rights_ended') throw new Fault(words.noRights)
      if (why === 'token_ended' || why === 'gap') continue
      const seconds = waitsSeconds[Math.min(failures++, waitsSeconds.length - 1)]
      this.onLost(seconds)
      await pause(seconds * 1_000)
    }
  }

  /** Answers why it ended. */
  async hear(heard) {
    const silence = new Silence()
    try {
      const response = await this.open(silence.signal)
      if (typeof response === 'string') return response
      for await (const { event, id, data } of messagesIn(silence.watched(response.body))) {
        heard()
        if (event === 'stream.closed') return JSON.parse(data).reason
        if (event === 'stream.opened') this.opened(silence, JSON.parse(data))
        else if (event) await silence.during(() => this.onEvent({ event, id, data }))
        // Only now: what was not handed on is told again.
        if (id) this.lastID = id
      }
      return 'lost'
    } catch (error) {
      if (error instanceof Fault) throw error
      return 'lost'
    } finally {
      silence.end()
    }
  }

  async open(signal) {
    const headers = { 'user-agent': userAgent, ...(this.lastID && { 'last-event-id': this.lastID }) }
    const token = await this.tokenOrLost()
    if (!token) return 'lost'
    const asked = { headers: { ...headers, authorization: `Bearer ${token}` }, signal, redirect: 'error' }
    const response = await fetch(`${this.account.origin}/api/events/stream`, asked)
    if (response.status === 200 && response.body) return response
    const answer = await response.json().catch(() => undefined)
    if (response.status === 401) this.mustRenew = true
    if (['LAST_EVENT_EXPIRED', 'LAST_EVENT_UNKNOWN'].includes(answer?.code)) return this.afterGap()
    if ([401, 429].includes(response.status) || response.status >= 500) return 'lost'
    throw refusalOf(answer, response.status)
  }

  // A server that is away is waited for; a key that has ended is not.
  async tokenOrLost() {
    try {
      const token = await this.account.token({ isNew: this.mustRenew })
      this.mustRenew = false
      return token
    } catch (error) {
      if (error.exitCode === 3 || this.lastID === undefined) throw error
      return null
    }
  }

  afterGap() {
    this.lastID = undefined
    this.onGap()
    return 'gap'
  }

  opened(silence, { heartbeatSeconds }) {
    silence.maxMs = heartbeatSeconds * 3_000
    this.onOpen()
  }
}

/** A connection that says nothing for too long is lost, though nobody has closed it. */
class Silence {
  maxMs = 60_000
  controller = new AbortController()
  signal = this.controller.signal

  constructor() {
    this.heard()
  }

  heard() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.controller.abort(), this.maxMs)
  }

  async *watched(body) {
    for await (const piece of body) {
      this.heard()
      yield piece
    }
  }

  /** While an event is handed on nobody reads, so nobody hears. */
  async during(work) {
    clearTimeout(this.timer)
    await work()
    this.heard()
  }

  end() {
    clearTimeout(this.timer)
    this.controller.abort()
  }
}
