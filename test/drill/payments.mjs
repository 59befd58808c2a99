// Payments that go on whatever happens: each is sent again under its key until it is acknowledged, as the SDK does, for as long as it takes.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 240_000
const waitMaxMs = 2_000

export class Payments {
  acknowledged = []
  unexpected = []
  refusals = new Map()
  #gatehouses
  #merchants
  #perSecond
  #open = new Set()
  #isStopped = false

  constructor(gatehouses, merchants, perSecond) {
    this.#gatehouses = gatehouses
    this.#merchants = merchants
    this.#perSecond = perSecond
  }

  start() {
    this.going = this.#go()
    return this
  }

  async #go() {
    for (let number = 0; !this.#isStopped; number += 1) {
      const paying = this.#pay(number).finally(() => this.#open.delete(paying))
      this.#open.add(paying)
      await pause(1_000 / this.#perSecond)
    }
  }

  async #pay(number) {
    const merchant = this.#merchants[number % this.#merchants.length]
    const key = randomUUID()
    // Some take five seconds at the processor, so that a fault always finds calls on their way.
    const isSlow = number % 5 === 0
    const paymentMethod = isSlow ? 'pm_slow' : 'pm_success'
    const body = { amount: 1_000 + (number % 997), currency: 'USD', description: key, paymentMethod }
    const startedAt = performance.now()
    for (let tries = 1; performance.now() - startedAt < patienceMs; tries += 1) {
      const answer = await this.#gatehouses.call('POST', '/transactions', { token: merchant.token, body, key })
      if (answer?.status === 201) return this.#note(answer.body, { key, tries, startedAt, isSlow, amount: body.amount })
      this.#count(answer)
      if (!mayRepeat(answer)) return void this.unexpected.push(`${answer.status} ${JSON.stringify(answer.body)}`)
      await pause(waitFor(answer, tries))
    }
    this.unexpected.push(`${key} was not acknowledged within ${patienceMs / 1000} s`)
  }

  #note({ transactionID, status }, payment) {
    const at = performance.now()
    this.acknowledged.push({ ...payment, transactionID, status, at, tookMs: at - payment.startedAt })
  }

  #count(answer) {
    const said = answer ? `${answer.status} ${answer.body?.code ?? 'of HAProxy'}` : 'no answer'
    this.refusals.set(said, (this.refusals.get(said) ?? 0) + 1)
  }

  /** What was said to callers since this was asked last, beside acknowledgments. */
  takeRefusals() {
    const said = [...this.refusals].map(([name, count]) => `${count} × ${name}`).join(', ')
    this.refusals.clear()
    return said
  }

  /** Figures of the payments that were acknowledged in this time, and the longest time without any. */
  figures(from, to) {
    const ended = this.acknowledged.filter(({ at }) => at >= from && at < to)
    const times = ended.filter(({ isSlow }) => !isSlow).map(({ tookMs }) => tookMs)
    const ends = ended.map(({ at }) => at).toSorted((a, b) => a - b)
    const gaps = [from, ...ends, to].slice(1).map((at, index) => at - [from, ...ends][index])
    const sorted = times.toSorted((a, b) => a - b)
    return {
      payments: times.length,
      p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Infinity,
      gap: Math.max(...gaps),
    }
  }

  /** The next `count` acknowledgments. */
  async paid(count, maxMs = 180_000) {
    const before = this.acknowledged.length
    for (const until = performance.now() + maxMs; this.acknowledged.length < before + count; await pause(50)) {
      if (performance.now() > until)
        throw new Error(`Not ${count} payments within ${maxMs / 1000} s: ${this.takeRefusals()}`)
    }
  }

  /** Until each that was begun is acknowledged. */
  async settled() {
    await Promise.all(this.#open)
  }

  async stop() {
    this.#isStopped = true
    await this.going
    await this.settled()
  }
}

const mayRepeat = (answer) =>
  !answer || answer.status >= 500 || answer.status === 429 || (answer.status === 409 && answer.headers['retry-after'])

const waitFor = (answer, tries) => {
  const told = Number(answer?.headers['retry-after'] ?? Number.NaN)
  return Number.isFinite(told) ? told * 1_000 : Math.min(250 * 2 ** tries, waitMaxMs) * (0.5 + Math.random() / 2)
}
