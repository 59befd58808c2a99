import { randomBytes } from 'node:crypto'
import { hashOf } from '../../../dist/api/src/money/ledger/ledger-chain.js'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const month = 30 * 86_400_000
/** The payments of every size are spread over three years. */
export const months = 36
export const spanMs = months * month

let pool = randomBytes(0)
let used = 0
// newId of the product, of a pool of random bytes: millions of ids are made here.
const randomText = () => {
  if (used + 16 > pool.length) [pool, used] = [randomBytes(1_600_000), 0]
  let text = ''
  for (const end = (used += 16), from = end - 16; text.length < 16; ) text += alphabet[pool[from + text.length] & 31]
  return text
}
const timeText = (time) => {
  let text = ''
  for (let rest = BigInt(time); text.length < 10; rest >>= 5n) text = alphabet[Number(rest & 31n)] + text
  return text
}

const chain = ['sequence', 'entryID', 'postingID', 'kind', 'account', 'clientID', 'currency', 'amount']
/** The tables that grow with every payment, those first that others refer to. */
export const columns = {
  transactions: [
    ...['transactionID', 'clientID', 'apiUserID', 'amount', 'fee', 'createdAt', 'updatedAt', 'amountCaptured'],
    ...['amountRefunded', 'amountReturned', 'amountDisputed', 'chargePercentageHundredths', 'moves', 'otpTries'],
    ...['otpResends', 'currency', 'status', 'captureMethod', 'description', 'paymentMethod', 'reference', 'metadata'],
  ],
  transaction_moves: ['transactionID', 'position', 'to', 'deed', 'actorKind', 'actorID', 'createdAt'],
  ledger_entries: [...chain, 'transactionID', 'previousHash', 'hash', 'createdAt'],
  events: ['eventID', 'clientID', 'type', 'data', 'createdAt'],
  webhook_deliveries: [
    ...['deliveryID', 'clientID', 'endpointID', 'eventID', 'type', 'outcome', 'attempts', 'step', 'createdAt'],
  ],
  webhook_attempts: ['attemptID', 'deliveryID', 'number', 'durationMs', 'status', 'createdAt'],
  idempotency_keys: ['scopeID', 'keyHash', 'requestHash', 'subjectID', 'answer', 'createdAt'],
}

const clients = 10
const percent = 250

/**
 * Makes what payments leave behind, one after the other: nine of ten succeed, and one of ten clients has a webhook endpoint.
 * `head` is the entry that the ledger ends with; `sums` are the balances that the entries make.
 */
export class Payments {
  sums = {}

  constructor({ owners, apiUserID, endpointID, total, startsAt, sampleData }) {
    Object.assign(this, { owners, apiUserID, endpointID, startsAt, sampleData })
    this.spacing = spanMs / total
  }

  timeOf(number) {
    return Math.round(this.startsAt + number * this.spacing)
  }

  /** The rows of payments `from` to `to`; with `fresh`, those that the retention removes later too. */
  rows(from, to, head, fresh) {
    const made = Object.fromEntries(Object.keys(columns).map((table) => [table, []]))
    for (let number = from; number < to; number += 1) this.add(made, number, head, fresh)
    return made
  }

  add(made, number, head, fresh) {
    const createdAt = this.timeOf(number)
    const time = timeText(createdAt)
    const id = (prefix) => `${prefix}_${time}${randomText()}`
    const transactionID = id('txn')
    const clientID = this.owners[number % clients]
    const amount = 1_000 + ((number * 7919) % 100_000)
    const status = number % 11 === 10 ? 'failed' : 'succeeded'
    const isPaid = status === 'succeeded'
    const fee = isPaid ? Math.floor((amount * percent + 5_000) / 10_000) : 0
    const money = [amount, fee, createdAt, createdAt, isPaid ? amount : 0, 0, 0, 0, percent, 1, 0, 0]
    const words = ['USD', status, 'automatic', `Order ${number}`, isPaid ? 'pm_success' : 'pm_declined_fraud']
    const reference = number % 2 ? `order-${number}` : null
    made.transactions.push([transactionID, clientID, this.apiUserID, ...money, ...words, reference, '{"cart":"7"}'])
    made.transaction_moves.push([transactionID, 1, status, 'created', 'integrator', this.apiUserID, createdAt])
    if (isPaid) this.post(made, { id, transactionID, clientID, amount, fee, createdAt }, head)
    const data = this.sampleData.replaceAll('txn_sample', transactionID)
    for (const type of ['transaction.created', `transaction.${status}`]) {
      const eventID = id('evt')
      made.events.push([eventID, clientID, type, fresh ? data : '', createdAt])
      if (clientID === this.owners[0]) this.deliver(made, { id, eventID, clientID, type, createdAt })
    }
    if (!fresh) return
    const [key, request] = [randomText(), randomText()].map((text) => text.repeat(4))
    made.idempotency_keys.push([this.apiUserID, key, request, transactionID, data, createdAt])
  }

  post(made, { id, transactionID, clientID, amount, fee, createdAt }, head) {
    const lines = [
      ['processor_clearing', amount],
      ['client_available', fee - amount],
      ['platform_fees', -fee],
    ]
    const postingID = id('pst')
    for (const [account, moved] of lines) {
      const entry = { sequence: head.sequence + 1, entryID: id('ent'), postingID, kind: 'payment', account }
      Object.assign(entry, { clientID, currency: 'USD', amount: moved, transactionID, refundID: null, disputeID: null })
      Object.assign(entry, { previousHash: head.hash, createdAt: new Date(createdAt) })
      const hash = hashOf(entry)
      made.ledger_entries.push([
        ...chain.map((name) => entry[name]),
        ...[transactionID, entry.previousHash, hash, createdAt],
      ])
      Object.assign(head, { sequence: entry.sequence, hash, at: entry.createdAt })
      this.count(account, clientID, moved)
    }
  }

  count(account, clientID, moved) {
    const owner = account === 'client_available' ? clientID : ''
    const sum = (this.sums[`${owner} ${account}`] ??= { owner, account, debit: 0, credit: 0 })
    if (moved > 0) sum.debit += moved
    else sum.credit -= moved
  }

  deliver(made, { id, eventID, clientID, type, createdAt }) {
    const deliveryID = `whd_${eventID.slice(4, 22)}${this.endpointID.slice(22, 30)}`
    const { endpointID } = this
    made.webhook_deliveries.push([deliveryID, clientID, endpointID, eventID, type, 'succeeded', 1, 1, createdAt])
    made.webhook_attempts.push([id('wha'), deliveryID, 1, 40, 204, createdAt])
  }
}
