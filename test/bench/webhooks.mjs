// `npm run bench:webhooks`: how long after its commit an event arrives at a healthy receiver, at 20 events a second, alone
// and while another endpoint of the same client, and ten of another one, take every request and never answer. On SQLite, or
// on the PostgreSQL of BENCH_DATABASE_URL, which must be an empty one.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../dist/api/src/people/clients/client.entity.js'
import { newId } from '../../dist/api/src/platform/crypto/ids.js'
import { readAppSecret } from '../../dist/api/src/platform/config/app-secret.js'
import { readEnvironment } from '../../dist/api/src/platform/config/environment.js'
import { createApp } from '../../dist/api/src/create-app.js'
import { Database } from '../../dist/api/src/platform/database/database.js'
import { recordEvent } from '../../dist/api/src/platform/events/record-event.js'
import { WebhookEndpointsService } from '../../dist/api/src/webhooks/endpoints/webhook-endpoints.service.js'
import { entities } from '../../dist/api/src/process/entities.js'

const perSecond = 20
const seconds = Number(process.env.BENCH_SECONDS ?? 30)

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'))
const environment = readEnvironment({
  DATA_DIR: folder,
  DATABASE_URL: process.env.BENCH_DATABASE_URL,
  LOG_LEVEL: 'error',
  ADMIN_PASSWORD: 'a-long-bench-password',
  WEBHOOK_ALLOW_PRIVATE: '1',
})
const database = await Database.open(environment, entities)
const app = await createApp(environment, readAppSecret(environment), database)
await app.listen(0, '127.0.0.1')
const endpoints = app.get(WebhookEndpointsService, { strict: false })

const arrivedAt = new Map()
const receiver = createServer((request, response) => {
  request.resume()
  if (request.url === '/hanging') return
  const eventID = request.headers['webhook-id']
  if (!arrivedAt.has(eventID)) arrivedAt.set(eventID, performance.now())
  response.writeHead(204).end()
})
await new Promise((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const url = (path) => `http://127.0.0.1:${receiver.address().port}/${path}`

const buildClient = async (...paths) => {
  const clientID = newId('cli')
  const client = {
    clientID,
    name: 'Bench',
    clientType: 'Company',
    emailAddress: `${clientID}@example.com`,
    chargePercentageHundredths: 250,
    status: 'active',
    createdAt: new Date(),
  }
  await database.write((manager) => manager.insert(Client, client))
  for (const path of paths) await endpoints.create(clientID, { url: url(path), eventTypes: ['*'] })
  return clientID
}

const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]

const measure = async (name, clientIDs) => {
  const committedAt = new Map()
  const unitMs = []
  const [measured] = clientIDs
  const begin = performance.now()
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    await pause(Math.max(0, begin + (turn * 1_000) / perSecond - performance.now()))
    const data = { transactionID: newId('txn'), amount: 10_000, currency: 'USD', status: 'succeeded' }
    for (const clientID of clientIDs) {
      const startedAt = performance.now()
      const fact = { clientID, type: 'transaction.succeeded', data }
      const { eventID } = await database.write((manager) => recordEvent(manager, fact))
      if (clientID === measured) committedAt.set(eventID, performance.now())
      unitMs.push(performance.now() - startedAt)
    }
  }
  const until = performance.now() + 10_000
  while ([...committedAt.keys()].some((id) => !arrivedAt.has(id)) && performance.now() < until) await pause(50)
  const late = [...committedAt].flatMap(([id, at]) => (arrivedAt.has(id) ? [Math.max(0, arrivedAt.get(id) - at)] : []))
  const sorted = late.sort((one, other) => one - other)
  const units = unitMs.sort((one, other) => one - other)
  return {
    case: name,
    events: committedAt.size,
    arrived: sorted.length,
    'p50 (ms)': percentile(sorted, 0.5).toFixed(1),
    'p95 (ms)': percentile(sorted, 0.95).toFixed(1),
    'p99 (ms)': percentile(sorted, 0.99).toFixed(1),
    'unit with the event p50 (ms)': percentile(units, 0.5).toFixed(1),
  }
}

const results = [
  await measure('no endpoint hangs', [await buildClient('healthy')]),
  await measure('one beside it hangs, and ten of another client', [
    await buildClient('hanging', 'healthy'),
    await buildClient(...Array(10).fill('hanging')),
  ]),
]
console.table(results)
receiver.closeAllConnections()
receiver.close()
await app.close()
rmSync(folder, { recursive: true, force: true })
