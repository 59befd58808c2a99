import { randomUUID } from 'node:crypto'
import { smallFields } from './floor-answers.mjs'

const cookie = (name, token) => {
  const held = { token, until: new Date(Date.now() + 3_600_000).toISOString() }
  return `${name}=${Buffer.from(JSON.stringify(held)).toString('base64').replaceAll('=', '%3D')}`
}

const page = (path, headers = {}) => ({
  path,
  headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0', ...headers },
})

const payment = JSON.stringify({
  amount: 10_000,
  currency: 'USD',
  description: 'Order 1001',
  paymentMethod: 'pm_success',
})

/** What is asked of the product, and of the floor with a token of its own. */
export const workloadsFor = (senders, floorToken, { smallRows = false } = {}) => {
  const bearer = (token) => ({ authorization: `Bearer ${token}` })
  const both = (request, token) => ({
    product: { ...request, headers: { ...request.headers, ...bearer(senders.accessToken) } },
    floor: { ...request, headers: { ...request.headers, ...bearer(token) } },
  })
  const same = (request) => ({ product: request, floor: request })
  const basic = Buffer.from(`${senders.apiKey}:${senders.apiSecret}`).toString('base64')
  const form = { 'content-type': 'application/json', authorization: `Basic ${basic}` }
  const create = {
    method: 'POST',
    path: '/api/transactions',
    body: payment,
    expected: 201,
    headers: { 'content-type': 'application/json' },
    setupRequest: (request) => ({
      ...request,
      headers: { ...request.headers, 'idempotency-key': randomUUID() },
    }),
  }
  return {
    list: {
      title: `gated list, 20 of 100,000${smallRows ? ', five fields' : ''}`,
      ...both({ path: `/api/transactions?limit=20${smallRows ? `&fields=${smallFields}` : ''}` }, floorToken),
    },
    create: { title: 'durable creation of a transaction', ...both(create, floorToken) },
    token: {
      title: 'token issue',
      ...same({ method: 'POST', path: '/api/oauth/token', body: '{"grant_type":"client_credentials"}', headers: form }),
    },
    'sign-in': { title: 'sign-in page', ...same(page('/client/login')) },
    dashboard: {
      title: 'merchant dashboard',
      ...same(page('/client/dashboard', { cookie: cookie('clientToken', senders.clientToken) })),
    },
    clients: {
      title: 'admin clients page',
      ...same(page('/admin/clients', { cookie: cookie('token', senders.staffToken) })),
    },
  }
}
