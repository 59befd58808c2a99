// `npm run bench:pages`: what page 1 and page 500 of 1,000,000 transactions cost, for staff and for a merchant, plain and
// filtered by state; the ratio of the two is what counts. SQLite by default; with DATABASE_URL that (empty) PostgreSQL.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '../../dist/api/src/platform/config/environment.js'
import { Database } from '../../dist/api/src/platform/database/database.js'
import { TransactionParts } from '../../dist/api/src/money/transactions/transaction-parts.js'
import { TransactionReader } from '../../dist/api/src/money/transactions/transaction-reader.service.js'
import { entities } from '../../dist/api/src/process/entities.js'

const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
const clients = 10
const page = 500
const limit = 20
const rounds = 101
const chunk = 500

const statuses = ['succeeded', 'succeeded', 'succeeded', 'failed', 'authorized']
const id = (prefix, number) => `${prefix}_${String(number).padStart(10, '0')}${randomBytes(8).toString('hex')}`
const clientIDs = Array.from({ length: clients }, (_, number) => id('cli', number))
const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]

const quoted = (value) => (typeof value === 'string' ? `'${value}'` : String(value))
const insert = (manager, table, list) => {
  const names = Object.keys(list[0])
  const values = list.map((row) => `(${names.map((name) => quoted(row[name])).join(', ')})`)
  return manager.query(
    `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES ${values.join(', ')}`,
  )
}

const client = (clientID) => ({
  clientID,
  name: clientID,
  clientType: 'Company',
  emailAddress: `${clientID}@example.com`,
  status: 'active',
  chargePercentageHundredths: 250,
  createdAt: 1,
})

const zeros = Object.fromEntries(
  ['amountRefunded', 'amountReturned', 'amountDisputed', 'moves', 'otpTries', 'otpResends'].map((name) => [name, 0]),
)
const transaction = (number) => ({
  transactionID: id('txn', number),
  clientID: clientIDs[number % clients],
  amount: 1 + (number % 100_000),
  fee: 1,
  amountCaptured: 1,
  ...zeros,
  chargePercentageHundredths: 250,
  currency: 'USD',
  status: statuses[(number * 7) % statuses.length],
  captureMethod: 'automatic',
  description: `Order ${number}`,
  paymentMethod: 'pm_success',
  metadata: '{}',
  createdAt: 1_700_000_000_000 + number * 10,
  updatedAt: 1,
})

const fill = async (database) => {
  await database.write((manager) => insert(manager, 'clients', clientIDs.map(client)))
  for (let from = 0; from < rows; from += chunk * 100) {
    await database.write(async (manager) => {
      for (let start = from; start < Math.min(rows, from + chunk * 100); start += chunk)
        await insert(
          manager,
          'transactions',
          Array.from({ length: chunk }, (_, offset) => transaction(start + offset)),
        )
    })
  }
}

const timed = async (run) => {
  const startedAt = performance.now()
  const { items } = await run()
  if (items.length !== limit) throw new Error('The page is not full')
  return performance.now() - startedAt
}

const bench = async (reader, name, filter) => {
  let cursor
  for (let number = 1; number < page; number += 1)
    cursor = (await reader.list({ ...filter, limit, ...(cursor && { cursor }) })).nextCursor
  const times = { first: [], last: [] }
  // By turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < rounds; round += 1) {
    times.first.push(await timed(() => reader.list({ ...filter, limit })))
    times.last.push(await timed(() => reader.list({ ...filter, limit, cursor })))
  }
  const [first, last] = [median(times.first), median(times.last)]
  return {
    list: name,
    'page 1 (ms)': first.toFixed(2),
    [`page ${page} (ms)`]: last.toFixed(2),
    ratio: (last / first).toFixed(2),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'))
const database = await Database.open(
  readEnvironment({ DATA_DIR: folder, DATABASE_URL: process.env.DATABASE_URL, LOG_LEVEL: 'error' }),
  entities,
)
try {
  const startedAt = performance.now()
  await fill(database)
  console.log(`${rows} transactions written in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`)
  const reader = new TransactionReader(database, new TransactionParts())
  const [clientID] = clientIDs
  console.table([
    await bench(reader, 'all', {}),
    await bench(reader, 'all, succeeded', { status: 'succeeded' }),
    await bench(reader, 'one of 10 clients', { clientID }),
    await bench(reader, 'one of 10 clients, succeeded', { clientID, status: 'succeeded' }),
    await bench(reader, 'one of 10 clients, in USD', { clientID, currency: 'USD' }),
  ])
} finally {
  await database.onApplicationShutdown()
  rmSync(folder, { recursive: true, force: true })
}
