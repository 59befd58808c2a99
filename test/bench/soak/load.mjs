import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { connections } from '../against-floor/load.mjs'
import { workloadsFor } from '../against-floor/workloads.mjs'

// What twenty calls in a row are: payments and lists above all, as from a merchant's shop, and somebody who looks on.
const turn = [
  ...['create', 'list', 'create', 'lookup', 'list', 'create', 'create', 'list', 'lookup', 'dashboard'],
  ...['create', 'list', 'create', 'token', 'list', 'create', 'lookup', 'create', 'list', 'dashboard'],
]

/** Calls of every kind over as many connections as the other benchmarks have. Only the expected answer is no error. */
export class MixedCalls {
  errors = new Map()
  paid = 0
  #last = null
  #next = 0
  #agent = new Agent({ keepAlive: true, maxSockets: connections })

  constructor(url, senders) {
    this.url = url
    const { list, create, token, dashboard } = workloadsFor(senders, '')
    this.kinds = { list, create, token, dashboard }
  }

  #request() {
    const kind = turn[this.#next++ % turn.length]
    if (kind === 'lookup' && !this.#last) return this.#request()
    const { list } = this.kinds
    if (kind === 'lookup') return { ...list.product, kind, path: `/api/transactions/${this.#last}` }
    const { product } = this.kinds[kind]
    return { ...(product.setupRequest?.(product) ?? product), kind }
  }

  async call() {
    const { kind, method = 'GET', path, headers, body, expected = 200 } = this.#request()
    try {
      const { status, text } = await this.#send({ method, path, headers }, body)
      if (status !== expected) return this.#fail(`${kind} answered ${status}`)
      if (kind !== 'create') return
      this.paid += 1
      this.#last = JSON.parse(text).transactionID
    } catch (error) {
      this.#fail(`${kind}: ${error.message}`)
    }
  }

  #fail(what) {
    this.errors.set(what, (this.errors.get(what) ?? 0) + 1)
  }

  #send({ path, ...options }, body) {
    return new Promise((resolve, reject) => {
      const sent = request(this.url + path, { ...options, agent: this.#agent, timeout: 20_000 }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode, text })).on('error', reject)
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer in 20 s'))).on('error', reject)
      sent.end(body)
    })
  }

  get failed() {
    return [...this.errors.values()].reduce((sum, count) => sum + count, 0)
  }

  /** As fast as answers come, for so long; answers how many came in a second. */
  async asFastAsPossible(seconds) {
    const until = performance.now() + seconds * 1_000
    let answers = 0
    const one = async () => {
      for (; performance.now() < until; answers += 1) await this.call()
    }
    await Promise.all(Array.from({ length: connections }, one))
    return answers / seconds
  }

  /** So many calls a second, whatever becomes of them; each is timed from when it was due, so that a stall is seen by all. */
  async atPace(perSecond, seconds, onAnswer) {
    const startedAt = performance.now()
    const open = new Set()
    for (let number = 0; number < perSecond * seconds; number += 1) {
      const dueAt = startedAt + (number * 1_000) / perSecond
      const waitMs = dueAt - performance.now()
      if (waitMs > 0) await pause(waitMs)
      const one = this.call().then(() => {
        open.delete(one)
        onAnswer(performance.now() - dueAt)
      })
      open.add(one)
    }
    await Promise.all(open)
  }

  close() {
    this.#agent.destroy()
  }
}
