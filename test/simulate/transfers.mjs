// Payers who pay by bank transfer: whole, in parts, twice, too late, too much, or with a wrong digit in the reference.
import { strict as assert } from 'node:assert'

const payerIban = 'FR7630006000011234567890189'
const daysToPay = '2'
const plays = ['whole', 'whole', 'whole', 'parts', 'twice', 'too much', 'wrong digit', 'late', 'never']

const number = (value) => Number(value ?? 0)

export class Transfers {
  counts = { 'paid by transfer': 0, 'credits sent': 0 }
  /** Payments that wait for their payer. */
  #awaited = []
  /** Credits of the next days. */
  #planned = []
  /** Which payment a text with a wrong digit means. */
  #meant = new Map()
  #day = 0
  #bank

  static async open(server, token, banks) {
    const transfers = new Transfers()
    const { bankAccountID, bank } = banks.all.find(({ currency }) => currency === 'EUR')
    transfers.#bank = bank
    const body = { processor: 'bank_transfer', mode: 'test', name: 'Transfers', currencies: ['EUR'] }
    const settings = { bankAccountID, daysToPay }
    const made = await server.call('POST', '/processor-accounts', { token, body: { ...body, settings } })
    if (made?.status !== 201) throw new Error(`No account for transfers: ${JSON.stringify(made)}`)
    transfers.accountID = made.body.processorAccountID
    return transfers
  }

  /** Whatever the payment becomes, its payer has the reference. */
  noteOpened({ transactionID, amount, nextAction }) {
    if (nextAction?.type !== 'bank_transfer' || this.#awaited.some(({ id }) => id === transactionID)) return
    this.#awaited.push({ id: transactionID, amount, reference: nextAction.reference, play: undefined })
  }

  /** The payment that a damaged reference means, as its payer would tell the office. */
  meantBy(text) {
    return this.#meant.get(text)
  }

  /** Before the bank closes its day. */
  payersPay(random, { isLast = false } = {}) {
    for (const { amount, text } of this.#planned.splice(0).filter((one) => !this.#isLater(one, isLast)))
      this.#credit(amount, text)
    for (const payment of isLast ? [] : this.#awaited.filter(({ play }) => !play)) {
      payment.play = random.one(plays)
      this.#play(payment, random)
    }
    this.#day += 1
  }

  #isLater(one, isLast) {
    if (isLast || one.day <= this.#day) return false
    this.#planned.push(one)
    return true
  }

  #play({ id, play, amount, reference }, random) {
    const part = 1 + Math.floor(random.next() * (amount - 1))
    const later = (sum, days) => this.#planned.push({ amount: sum, text: reference, day: this.#day + days })
    if (play === 'whole') this.#credit(amount, `Invoice ${reference}`)
    if (play === 'parts') {
      this.#credit(part, reference)
      later(amount - part, 1)
    }
    if (play === 'twice') {
      this.#credit(amount, reference.toLowerCase())
      later(amount, random.one([1, 2]))
    }
    if (play === 'too much') this.#credit(amount + part, reference)
    if (play === 'late') later(amount, Number(daysToPay) + 1)
    if (play === 'wrong digit') {
      const text = withWrongDigit(reference, random)
      this.#meant.set(text, id)
      this.#credit(amount, text)
    }
  }

  #credit(amount, text) {
    this.counts['credits sent'] += 1
    this.#bank.credit(amount, { name: 'Ada Payer', iban: payerIban, text })
  }

  /** What was credited to each payment is its amount, or nothing. */
  async check(server) {
    const credited = `SELECT SUM("amount") FROM "bank_statement_entries"
      WHERE "matchKind" = 'payment' AND "matchedID" = "payment"."transactionID"`
    const rows = await server.read(`SELECT "transactionID" AS "id", "status", "amount", (${credited}) AS "credited"
      FROM "transactions" "payment" WHERE "processorAccountID" = '${this.accountID}'`)
    for (const { id, status, amount, credited: sum } of rows)
      assert.equal(number(sum), status === 'succeeded' ? number(amount) : 0, `${id} is ${status}, and got ${sum}`)
    this.counts['paid by transfer'] = rows.filter(({ status }) => status === 'succeeded').length
  }
}

function withWrongDigit(reference, random) {
  const at = 4 + Math.floor(random.next() * (reference.length - 4))
  const digit = (Number(reference[at]) + 1 + Math.floor(random.next() * 9)) % 10
  return `${reference.slice(0, at)}${digit}${reference.slice(at + 1)}`
}
