// What was acknowledged, and so must be true ever after.
import { strict as assert } from 'node:assert'
import { setTimeout as pause } from 'node:timers/promises'

const resolveMs = 60_000
const open = ['requires_action', 'authorized']
const final = ['succeeded', 'failed', 'canceled', 'expired']

export class World {
  /** transactionID to what was last acknowledged of it. */
  payments = new Map()
  /** Acknowledged calls, to be asked again. */
  answers = []
  /** Calls that nobody answered. */
  unanswered = []
  counts = { calls: 0, payments: 0, refunds: 0, unanswered: 0, replays: 0 }
  #busy = new Set()
  #keys = 0

  constructor(server, merchants, seed) {
    this.server = server
    this.merchants = merchants
    this.seed = seed
  }

  newKey() {
    this.#keys += 1
    return `seed-${this.seed}-${this.#keys}`
  }

  /** A payment that nobody works on, in one of these states. */
  take(random, statuses) {
    const idle = [...this.payments.values()].filter(
      ({ id, status }) => statuses.includes(status) && !this.#busy.has(id),
    )
    if (idle.length === 0) return undefined
    const payment = random.one(idle)
    this.#busy.add(payment.id)
    return payment
  }

  release({ id }) {
    this.#busy.delete(id)
  }

  /** Makes a call; one without an answer is kept, to be made again with its key once the process is back. */
  async call(call) {
    this.counts.calls += 1
    const answer = await this.server.call('POST', call.path, {
      token: call.merchant.token,
      body: call.body,
      key: call.key,
    })
    if (!answer) {
      this.unanswered.push(call)
      this.counts.unanswered += 1
      return undefined
    }
    this.note(call, answer)
    return answer
  }

  note(call, answer) {
    assert.ok(answer.status < 500, `${call.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    if (answer.status >= 300) return
    this.answers.push({ call, answer })
    if (call.kind === 'refund') this.#noteRefund(call, answer.body)
    else this.#notePayment(call, answer.body)
  }

  #notePayment({ merchant }, { transactionID: id, status, amount, amountCaptured }) {
    const known = this.payments.get(id)
    if (!known) this.counts.payments += 1
    this.payments.set(id, { refunded: 0, ...known, id, merchant, status, amount, captured: amountCaptured })
  }

  #noteRefund({ payment }, { amount }) {
    this.counts.refunds += 1
    this.payments.get(payment.id).refunded += amount
  }

  /** The same key again: the same answer. */
  async replay({ call, answer }) {
    const again = await this.server.call('POST', call.path, {
      token: call.merchant.token,
      body: call.body,
      key: call.key,
    })
    if (!again) return
    this.counts.replays += 1
    assert.deepEqual(
      [again.status, again.body],
      [answer.status, answer.body],
      `The first answer of ${call.key} is lost`,
    )
    assert.ok(again.isReplay, `${call.key} was carried out again`)
  }

  /** Every call that nobody answered gets its answer, by its key, whatever became of it. */
  async resolve() {
    const calls = this.unanswered.splice(0)
    await Promise.all(calls.map((call) => this.#resolve(call)))
    this.#busy.clear()
    // What was made while nobody listened belongs to a reference: exactly one.
    for (const call of calls.filter(({ kind }) => kind === 'pay')) {
      const path = `/transactions?reference=${call.key}`
      const { body } = await this.server.call('GET', path, { token: call.merchant.token })
      assert.equal(body.items.length, 1, `${call.key} made ${body.items.length} payments`)
    }
  }

  async #resolve(call) {
    for (const until = Date.now() + resolveMs; Date.now() < until; await pause(100)) {
      const options = { token: call.merchant.token, body: call.body, key: call.key }
      const answer = await this.server.call('POST', call.path, options)
      assert.ok(answer, 'the process is gone')
      if (answer.body.code !== 'IDEMPOTENT_CALL_RUNNING' && answer.status !== 503) return this.note(call, answer)
    }
    throw new Error(`${call.key} is never answered`)
  }

  async checkPayment(payment) {
    const { id, status, captured, refunded, merchant } = payment
    const { body } = await this.server.call('GET', `/transactions/${id}`, { token: merchant.token })
    const story = `${id} was acknowledged as ${status} and is ${body.status}`
    if (final.includes(status)) assert.equal(body.status, status, story)
    else if (open.includes(status)) assert.ok([status, 'expired', 'failed'].includes(body.status), story)
    else assert.ok([...open, 'processing', 'succeeded', 'expired'].includes(body.status), story)
    if (status === 'succeeded') assert.equal(body.amountCaptured, captured, `${id}: captured`)
    assert.equal(body.amountRefunded, refunded, `${id}: refunded`)
    assert.equal(body.ledgerEntries.length > 0, body.status === 'succeeded', `${id}: entries`)
    Object.assign(payment, { status: body.status, captured: body.amountCaptured })
  }
}
