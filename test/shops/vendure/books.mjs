// Vendure's payments and refunds, Gatehouse's transactions and the ledger say the same.
import assert from 'node:assert/strict'

const decimals = { EUR: 2, JPY: 0 }
const vendureAmount = (amount, currency) => amount * 10 ** (2 - decimals[currency])

async function pages(ask) {
  const rows = []
  for (let cursor; ; ) {
    const { items, nextCursor } = await ask(cursor ? `&cursor=${encodeURIComponent(cursor)}` : '')
    rows.push(...items)
    if (!nextCursor) return rows
    cursor = nextCursor
  }
}

const transactionsOf = ({ product, merchant }) =>
  pages((more) => product.call(merchant, 'GET', `/transactions?limit=100${more}`))

async function ordersIn(world, channel) {
  const admin = await world.signIn(channel)
  const { items } = await admin.ask(`{ orders(options: { take: 100 }) { items { code currencyCode state
    payments { state amount transactionId refunds { state total transactionId } } } } }`)
  return items
}

const stateOf = {
  authorized: 'Authorized',
  succeeded: 'Settled',
  canceled: 'Cancelled',
  expired: 'Cancelled',
  failed: 'Cancelled',
}
const refundStateOf = { pending: 'Pending', succeeded: 'Settled', failed: 'Failed' }

async function comparePayment({ product, merchant }, { currencyCode }, { state, amount, transactionId, refunds }) {
  const transaction = await product.call(merchant, 'GET', `/transactions/${transactionId}`)
  const { status, currency, amountCaptured } = transaction
  const taken = status === 'succeeded' ? amountCaptured : transaction.amount
  assert.deepEqual([state, amount, currencyCode], [stateOf[status], vendureAmount(taken, currency), currency])
  // What a person refunds in Gatehouse is a note on the order.
  const made = transaction.refunds.filter(({ actorKind }) => actorKind === 'integrator')
  const ours = made.map((one) => [one.refundID, vendureAmount(one.amount, currency), refundStateOf[one.status]])
  const theirs = refunds.map((one) => [one.transactionId, one.total, one.state])
  assert.deepEqual(theirs.sort(), ours.sort())
}

/** Every payment on both sides; `returned`: transactions whose money went back, because they fit no order. */
export async function compareBooks(world, { returned, foreign }) {
  const known = new Set()
  for (const channel of [world.mainToken, world.yenToken])
    for (const order of await ordersIn(world, channel))
      for (const payment of order.payments) {
        await comparePayment(world, order, payment)
        known.add(payment.transactionId)
      }
  const transactions = (await transactionsOf(world)).filter(({ status }) => status !== 'failed')
  const unknown = transactions.filter(({ transactionID }) => !known.has(transactionID))
  const gone = unknown.filter(
    ({ status, amountCaptured, amountRefunded }) => status === 'canceled' || amountRefunded === amountCaptured,
  )
  assert.deepEqual(gone.map(({ transactionID }) => transactionID).sort(), [...returned].sort())
  const others = unknown.filter((one) => !gone.includes(one)).map(({ transactionID }) => transactionID)
  assert.deepEqual(others.sort(), [...foreign].sort())
  return { payments: known.size, transactions }
}

const sum = (rows, valueOf) => rows.reduce((total, row) => total + valueOf(row), 0)

/** What the ledger owes the merchant is what was taken, less refunds and fees. */
export async function compareLedger({ product, merchant }, transactions) {
  const details = []
  for (const { transactionID } of transactions)
    details.push(await product.call(merchant, 'GET', `/transactions/${transactionID}`))
  const { items } = await product.call(merchant, 'GET', '/balance')
  for (const { currency, available, pending, reserved, disputed } of items) {
    const own = details.filter((one) => one.currency === currency && one.status === 'succeeded')
    const refunds = own.flatMap((one) => one.refunds).filter(({ status }) => status === 'succeeded')
    const refunded = sum(refunds, ({ amount, feeReturned, refundFee }) => amount - feeReturned + refundFee)
    assert.equal(available + pending + reserved + disputed, sum(own, ({ net }) => net) - refunded, currency)
  }
  await product.verifyLedger()
}
