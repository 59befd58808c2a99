import { randomUUID } from 'node:crypto'
import { ClientSummaryService } from '../../../dist/api/src/money/transactions/client-summary.service.js'
import { TransactionCharges } from '../../../dist/api/src/money/transactions/transaction-charges.service.js'
import { TransactionReader } from '../../../dist/api/src/money/transactions/transaction-reader.service.js'
import { verifyLedger } from '../../../dist/api/src/money/book-verification/verify-ledger.js'
import { median } from '../against-floor/load.mjs'

const payment = { amount: 10_000, currency: 'USD', description: 'Order 1', paymentMethod: 'pm_success' }

const timed = async (rounds, run) => {
  await run()
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await run()
    times.push(performance.now() - startedAt)
  }
  return median(times)
}

const cursorAt = ([createdAt, id]) => Buffer.from(`${createdAt}.${id}`).toString('base64url')

/** The statements that matter, through the product's own services, in milliseconds; `middle` is a row half-way back. */
export const timesOf = async ({ app, senders, now, middle }) => {
  const of = (service) => app.get(service, { strict: false })
  const [reader, summary, charges] = [TransactionReader, ClientSummaryService, TransactionCharges].map(of)
  const { clientID, apiUserID } = senders
  const succeeded = { clientID, status: 'succeeded', limit: 20 }
  const pay = () => {
    const call = { scopeID: apiUserID, key: randomUUID(), request: ['create', payment] }
    return charges.create({ clientID, apiUserID }, call, payment)
  }
  const from = new Date(now - 86_400_000 * 7).toISOString()
  return {
    'Newest page for staff': await timed(31, () => reader.list({ limit: 20 })),
    'Newest page of a merchant, succeeded': await timed(31, () => reader.list(succeeded)),
    'The same, half-way back': await timed(31, () => reader.list({ ...succeeded, cursor: cursorAt(middle) })),
    'Newest page of the last seven days': await timed(31, () => reader.list({ ...succeeded, from })),
    'One payment with its history': await timed(31, () => reader.get({ transactionID: middle[1] })),
    "A merchant's last 30 days": await timed(11, () => summary.read(clientID, now)),
    'A search without matches': await timed(3, () => reader.list({ clientID, limit: 20, q: 'no such order' })),
    'A payment, written to disk': await timed(31, pay),
  }
}

/** Entries a second that the verification goes through behind a cut. */
export const verifyRate = async (database, cut) => {
  const startedAt = performance.now()
  const { entries, fault } = await verifyLedger(database, cut)
  if (fault) throw new Error(`The books that were written do not verify: ${fault}`)
  return entries / ((performance.now() - startedAt) / 1_000)
}
