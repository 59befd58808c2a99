import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openProduct } from '../against-floor/world.mjs'

const declinedEach = 20
const atOnce = 8
const seller = { name: 'Northwind Trading', address: { line1: '12 Harbor Road', city: 'Bremen', country: 'DE' } }
const declining = 'pm_declined_insufficient_funds'

const countInvoices = `SELECT COUNT(*) AS "made", SUM(CASE WHEN "status" = 'paid' THEN 1 ELSE 0 END) AS "paid"
  FROM "invoices"`

const decline = (database, customerID) =>
  database.write((manager) =>
    manager.query(`UPDATE "saved_payment_methods" SET "paymentMethod" = $1 WHERE "customerID" = $2`, [
      declining,
      customerID,
    ]),
  )

const openShop = async (ask, now) => {
  const settings = { numberPrefix: 'NW', sellerName: seller.name, sellerAddress: seller.address }
  await ask('PUT', '/invoice-settings', settings)
  const { productID } = await ask('POST', '/products', { name: 'Seats' })
  const monthly = { productID, currency: 'EUR', interval: 'month', unitAmount: 3_000 }
  const { priceID } = await ask('POST', '/prices', monthly)
  const { testClockID } = await ask('POST', '/test-clocks', { now })
  return { priceID, testClockID }
}

/** A merchant with a price and a test clock, and the calls that subscribe customers and advance the clock. */
export const openBilling = async (settings, from) => {
  const { app, database, senders } = await openProduct(settings)
  const { clientID, accessToken, clientToken } = senders
  const ask = async (method, url, payload, token = accessToken) => {
    const headers = { 'idempotency-key': randomUUID(), ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.payload}`)
    return answer.payload && JSON.parse(answer.payload)
  }
  const origins = { mode: 'test', origins: ['https://shop.example.com'] }
  await ask('PUT', `/clients/${clientID}/return-origins`, origins, clientToken)
  const { priceID, testClockID } = await openShop(ask, from)

  const subscribeOne = async (index) => {
    const person = { name: 'Ada Brandt', emailAddress: `ada-${index}@example.com`, testClockID }
    const { customerID } = await ask('POST', '/customers', person)
    const back = { successURL: 'https://shop.example.com/thanks', cancelURL: 'https://shop.example.com/cart' }
    const setup = { purpose: 'setup', currency: 'EUR', description: 'Card', customerID, ...back }
    const { url } = await ask('POST', '/checkout-sessions', setup)
    await ask('POST', `/payment-links/${url.split('/').at(-1)}/setups`, { paymentMethod: 'pm_success' }, null)
    await ask('POST', '/subscriptions', { customerID, items: [{ priceID, quantity: (index % 5) + 1 }] })
    if (index % declinedEach === 0) await decline(database, customerID)
  }
  return {
    async subscribe(count) {
      let next = 0
      const work = async () => {
        while (next < count) await subscribeOne((next += 1) - 1)
      }
      await Promise.all(Array.from({ length: atOnce }, work))
    },
    async advance(to) {
      let { status } = await ask('POST', `/test-clocks/${testClockID}/advance`, { to })
      while (status === 'advancing') {
        await pause(50)
        ;({ status } = await ask('GET', `/test-clocks/${testClockID}`))
      }
      if (status !== 'ready') throw new Error(`The clock is ${status}`)
    },
    async invoices() {
      const [row] = await database.read.query(countInvoices)
      return { made: Number(row.made), paid: Number(row.paid) }
    },
    async close() {
      await app.close()
    },
  }
}
