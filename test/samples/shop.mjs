// A small shop on Gatehouse: an order, its payment, a one-time code, the webhook that says it is paid, a refund.
//
//   npm install @gatehouse/sdk
//   GATEHOUSE_URL=… API_KEY=… API_SECRET=… WEBHOOK_SECRET=whsec_… PORT=4000 node shop.mjs
//
// Make the webhook endpoint in the merchant area, under Webhooks, with this shop's address and /webhooks at its end.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { Gatehouse } from '@gatehouse/sdk'
import { InvalidInputError, RefusedError } from '@gatehouse/sdk/errors'
import { readWebhook, WebhookSignatureError } from '@gatehouse/sdk/webhooks'

const { GATEHOUSE_URL, API_KEY, API_SECRET, WEBHOOK_SECRET, PORT = '4000' } = process.env
const gatehouse = new Gatehouse({ url: GATEHOUSE_URL, apiKey: API_KEY, apiSecret: API_SECRET })

const prices = { mug: 1200, lamp: 8900 }

// A real shop keeps both in its database, and writes them in one transaction.
const orders = new Map()
const seenEvents = new Set()

class Refused extends Error {
  constructor(status, message) {
    super(message)
    this.status = status
  }
}

function place({ item }) {
  if (!Object.hasOwn(prices, item)) throw new Refused(422, `We sell ${Object.keys(prices).join(' and ')}`)
  const order = { id: randomUUID(), item, amount: prices[item], state: 'open', timesPaid: 0 }
  orders.set(order.id, order)
  return order
}

// The key is made of the order and the attempt. A second click, or a shop that died before it read the answer, gets the first
// answer again; only after a decline does the attempt's number grow, so that the customer can try another card.
async function pay(order, { paymentMethod }) {
  if (order.state !== 'open') throw new Refused(409, `This order is ${order.state}`)
  const { id, amount, item, attempt = 1 } = order
  const payment = await gatehouse.transactions.create(
    { amount, currency: 'USD', description: `One ${item}`, reference: id, paymentMethod },
    { idempotencyKey: `order-${id}-${attempt}` },
  )
  if (payment.status === 'failed') {
    order.attempt = attempt + 1
    throw new Refused(402, payment.failureMessage)
  }
  order.transactionID = payment.transactionID
  return { ...order, needsCode: payment.nextAction?.contact ?? null }
}

async function confirm(order, { code }) {
  const payment = await gatehouse.transactions.otp(order.transactionID, { code })
  return { ...order, payment: payment.status }
}

async function refund(order) {
  if (order.state !== 'paid') throw new Refused(409, `This order is ${order.state}`)
  const { id, transactionID } = order
  const options = { idempotencyKey: `refund-${id}` }
  const { status } = await gatehouse.transactions.refunds.create(transactionID, { reason: 'Sent back' }, options)
  return { ...order, refund: status }
}

// Only what is signed changes an order's state, and each event once: webhooks may arrive twice.
async function receive(headers, body) {
  const event = await readWebhook({ secret: WEBHOOK_SECRET, headers, body })
  if (seenEvents.has(event.id)) return
  seenEvents.add(event.id)
  const { data, type } = event
  if (type === 'transaction.succeeded') {
    const order = orders.get(data.reference)
    if (!order || order.amount !== data.amount || data.currency !== 'USD') return
    Object.assign(order, { state: 'paid', transactionID: data.transactionID, timesPaid: order.timesPaid + 1 })
  }
  if (type === 'refund.succeeded') {
    const order = [...orders.values()].find(({ transactionID }) => transactionID === data.transactionID)
    if (order) order.state = 'refunded'
  }
}

const actions = { pay, code: confirm, refund }

async function answer({ method, url, headers }, body) {
  const [room, id, action] = url.split('/').slice(1)
  if (method === 'POST' && room === 'webhooks') return receive(headers, body)
  if (room !== 'orders') throw new Refused(404, 'There is nothing here')
  const input = body ? JSON.parse(body) : {}
  if (method === 'POST' && !id) return place(input)
  const order = orders.get(id)
  if (!order) throw new Refused(404, 'There is no such order')
  if (method === 'GET' && !action) return order
  if (method === 'POST' && Object.hasOwn(actions, action)) return actions[action](order, input)
  throw new Refused(404, 'There is nothing here')
}

// What the customer may know; the rest is for our log.
function failure(error) {
  if (error instanceof Refused) return error
  if (error instanceof SyntaxError) return new Refused(400, 'That is not JSON')
  if (error instanceof WebhookSignatureError) return new Refused(400, error.message)
  if (error instanceof InvalidInputError) return new Refused(422, Object.values(error.fields)[0] ?? error.message)
  const about = error instanceof RefusedError ? `${error.code} ${error.requestId}` : ''
  console.error('shop:', error.message, about)
  return new Refused(502, 'The payment could not be carried out. Please try again.')
}

const server = createServer(async (request, response) => {
  request.setEncoding('utf8')
  let body = ''
  for await (const part of request) body += part
  const [status, value] = await answer(request, body).then(
    (done) => [done ? 200 : 204, done],
    (error) => {
      const { status, message } = failure(error)
      return [status, { error: message }]
    },
  )
  response.writeHead(status, { 'content-type': 'application/json' }).end(value && JSON.stringify(value))
})
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Shop http://127.0.0.1:${server.address().port}`))
