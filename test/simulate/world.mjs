// What was acknowledged, and so must be true ever after.
import { strict as assert } from 'node:assert'
import { setTimeout as pause } from 'node:timers/promises'

/** For a call that hangs; a machine under load takes its time. */
const resolveMs = 300_000
const final = ['succeeded', 'failed', 'canceled', 'expired']
const anything = [...final, 'processing', 'requires_action', 'authorized']
/** What a payment may have become that was acknowledged as this, by what others did since. */
const later = {
  requires_action: anything,
  processing: anything.filter((status) => status !== 'canceled'),
  authorized: ['authorized', 'expired'],
}
/** Some processors take these, answer with the payment as it still is, and tell later that it was done. */
const tellsLater = ['authorized', 'processing']
const taken = { capture: 'succeeded', cancel: 'canceled' }

export class World {
  /** transactionID to what was last acknowledged of it. */
  payments = new Map()
  /** Checkout sessions that a payer may pay. */
  sessions = []
  /** At the doubles, and open. */
  disputes = []
  /** Acknowledged calls, to be asked again. */
  answers = []
  /** Calls that nobody answered. */
  unanswered = []
  counts = { calls: 0, payments: 0, sessions: 0, refunds: 0, unanswered: 0, replays: 0, kills: 0 }
  day = 0
  #busy = new Set()
  #keys = 0

  constructor(server, merchants, processors, seed) {
    Object.assign(this, { server, merchants, processors, seed })
  }

  newKey() {
    this.#keys += 1
    return `seed-${this.seed}-${this.#keys}`
  }

  count(name) {
    this.counts[name] = (this.counts[name] ?? 0) + 1
  }

  /** A payment that nobody works on, in one of these states. */
  take(random, statuses, mayBe = () => true) {
    const idle = [...this.payments.values()].filter(
      (payment) => statuses.includes(payment.status) && !this.#busy.has(payment.id) && mayBe(payment),
    )
    if (idle.length === 0) return undefined
    const payment = random.one(idle)
    this.#busy.add(payment.id)
    return payment
  }

  release({ id }) {
    this.#busy.delete(id)
  }

  takeSession(random) {
    return this.sessions.splice(Math.floor(random.next() * this.sessions.length), 1)[0]
  }

  #ask({ path, merchant, body, key }) {
    return this.server.call('POST', path, { token: merchant?.token, body, key })
  }

  /** Makes a call; one without an answer is kept, to be made again with its key once the process is back. */
  async call(call) {
    this.counts.calls += 1
    const answer = await this.#ask(call)
    if (!answer || answer.status === 503) {
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
    if (call.kind === 'session') this.#noteSession(call, answer.body)
    else if (call.kind === 'refund') this.#noteRefund(call, answer.body)
    else this.#notePayment(call, answer.body)
  }

  #noteSession({ merchant }, { url }) {
    this.counts.sessions += 1
    this.sessions.push({ merchant, token: url.split('/').at(-1) })
  }

  #notePayment(call, { transactionID: id, status, amount, amountCaptured, nextAction }) {
    const { kind, merchant, session, accountID } = call
    const known = this.payments.get(id)
    if (!known) this.counts.payments += 1
    const maps = { refunds: new Map(), asked: new Map() }
    this.transfers.noteOpened({ transactionID: id, amount, nextAction })
    const isTransfer = nextAction?.type === 'bank_transfer'
    const own = known ?? { id, merchant: merchant ?? session.merchant, session, accountID, isTransfer, ...maps }
    if (tellsLater.includes(status) && taken[kind]) own.asked.set(taken[kind], call.body.amount ?? amount)
    const url = nextAction?.type === 'redirect' ? nextAction.url : undefined
    this.payments.set(id, { ...own, status, amount, captured: amountCaptured, url, day: this.day })
  }

  #noteRefund({ payment }, { refundID, amount }) {
    this.counts.refunds += 1
    const own = this.payments.get(payment.id)
    own.refunds.set(refundID, amount)
    own.day = this.day
  }

  /** The same key again: the same answer. What a payer's page says of its link goes with the link. */
  async replay({ call, answer }) {
    const again = await this.#ask(call)
    if (!again) return
    this.counts.replays += 1
    const part = ({ status, body }) => (call.kind === 'shop' ? [status, body.transactionID] : [status, body])
    assert.deepEqual(part(again), part(answer), `The first answer of ${call.key} is lost`)
    assert.ok(again.isReplay, `${call.key} was carried out again`)
  }

  /** Every call that nobody answered gets its answer, by its key, whatever became of it. */
  async resolve() {
    const calls = this.unanswered.splice(0)
    await Promise.all(calls.map((call) => this.#resolve(call)))
    this.#busy.clear()
    // What was made while nobody listened belongs to a reference: exactly one.
    for (const call of calls.filter(({ kind }) => kind === 'pay')) {
      const { items } = await this.server.get(`/transactions?reference=${call.key}`, call.merchant.token)
      assert.equal(items.length, 1, `${call.key} made ${items.length} payments`)
    }
  }

  async #resolve(call) {
    let answer
    for (const until = Date.now() + resolveMs; Date.now() < until; await pause(100)) {
      answer = await this.#ask(call)
      assert.ok(answer, 'the process is gone')
      if (answer.body.code !== 'IDEMPOTENT_CALL_RUNNING' && answer.status !== 503) return this.note(call, answer)
    }
    const { kind, path, body } = call
    throw new Error(`${call.key} is never answered: ${JSON.stringify({ kind, path, body, answer })}`)
  }

  /** Everything of the last days; at the end all of it. */
  async checkPayments({ since = 0 } = {}) {
    for (const payment of this.payments.values()) if (payment.day >= since) await this.checkPayment(payment)
  }

  async checkPayment(payment) {
    const { id, status, captured, refunds, asked, merchant, mayFail, refundedElsewhere, isTransfer } = payment
    const body = await this.server.get(`/transactions/${id}`, merchant.token)
    const happened = body.history.map(({ deed, from, to }) => `${deed} (${from ?? 'new'} to ${to})`).join(', ')
    const known = JSON.stringify({ ...payment, merchant: undefined, asked: [...asked] })
    const story = `${id} was acknowledged as ${status} and is ${body.status}: ${happened}; ${known}`
    const isAsked = tellsLater.includes(status) && asked.has(body.status)
    const isInTime = isTransfer && status === 'expired' && body.status === 'succeeded'
    const isExpected = (later[status] ?? (mayFail ? ['succeeded', 'failed'] : [status])).includes(body.status)
    assert.ok(isAsked || isInTime || isExpected, story)
    if (isAsked && body.status === 'succeeded')
      assert.equal(body.amountCaptured, asked.get('succeeded'), `${id}: asked`)
    if (status === 'succeeded' && captured !== undefined && !mayFail)
      assert.equal(body.amountCaptured, captured, `${id}: captured`)
    const isElsewhere = ({ refundID, amount }) => !refunds.has(refundID) && amount === refundedElsewhere
    const given = body.refunds.filter((one) => !isElsewhere(one)).map(({ refundID, amount }) => [refundID, amount])
    assert.deepEqual(new Map(given), refunds, `${id}: refunds`)
    const alive = body.refunds.filter((one) => one.status !== 'failed').reduce((sum, { amount }) => sum + amount, 0)
    assert.equal(body.amountRefunded, alive, `${id}: refunded`)
    assert.equal(body.ledgerEntries.length > 0, body.status === 'succeeded' || Boolean(mayFail), `${id}: entries`)
    const url = body.nextAction?.type === 'redirect' ? payment.url : undefined
    Object.assign(payment, { status: body.status, captured: body.amountCaptured, url })
  }
}
