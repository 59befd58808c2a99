import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { LedgerBalance } from '../../api/src/money/ledger/ledger-balance.entity.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { LedgerLineMoves } from '../../api/src/money/ledger/ledger-line-moves.js'
import { ledgerLineOf } from '../../api/src/money/ledger/ledger-lines.js'
import { post } from '../../api/src/money/ledger/post.js'
import { paymentLines } from '../../api/src/money/ledger/postings.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { lineFor } from '../../api/src/people/clients/client-line.js'
import { Database } from '../../api/src/platform/database/database.js'
import { entities } from '../../api/src/process/entities.js'
import { idempotencyKey, paymentInput } from '../support/builders.js'
import { writeBefore } from '../support/before-logins.js'
import { bookedBefore, bookedClient } from '../support/booked-clients.js'
import { startGatehouse } from '../support/gatehouse-process.js'
import { newDatabase } from '../support/new-database.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

const clientsBefore = 24
const owedBefore = 1_000

/** Books as the version before the lines left them. */
async function booksBefore(settings: NodeJS.ProcessEnv, count: number): Promise<string[]> {
  const clients: string[] = []
  const write: Parameters<typeof writeBefore>[1] = async (to) => {
    for (let last = undefined as Awaited<ReturnType<typeof bookedBefore>> | undefined; clients.length < count; ) {
      const clientID = await bookedClient(to)
      last = await bookedBefore(to, clientID, owedBefore, last)
      clients.push(clientID)
    }
  }
  await writeBefore(settings, write, 'LedgerLines')
  return clients
}

const standing = async (database: Database, clientID: string): Promise<number> => {
  const rows = await database.read.findBy(LedgerBalance, { ownerID: clientID })
  return rows.reduce((sum, { credit, debit }) => sum + credit - debit, 0)
}
const linesOf = async (database: Database, clients: string[]): Promise<number[]> => {
  const rows = await database.read.find(Client)
  return clients.map((clientID) => rows.find((row) => row.clientID === clientID)?.ledgerLine ?? -1)
}
const moveAll = async ({ app, database }: TestApi) => {
  // Until it is seen that no process of the version before lives, nothing moves.
  while ((await database.processes.allBookInLines()) !== true) await new Promise((resolve) => setTimeout(resolve, 10))
  const moves = app.get(LedgerLineMoves, { strict: false })
  while (await moves.step(new AbortController().signal));
}

describe('books of the version before', () => {
  let made: Awaited<ReturnType<typeof newDatabase>>
  let clients: string[]
  let api: TestApi
  let merchant: Merchant
  let hashes: string[]
  const hashesNow = async () =>
    (
      await api.database.read.find(LedgerEntry, {
        where: { line: 0 },
        order: { sequence: 'ASC' },
        take: clientsBefore * 2,
      })
    ).map(({ hash }) => hash)

  beforeAll(async () => {
    made = await newDatabase()
    clients = await booksBefore(made.settings, clientsBefore)
    api = await startApi({ ...made.settings, LEDGER_LINES: '1' })
    merchant = await buildMerchant(api)
    hashes = await hashesNow()
  })
  afterAll(async () => {
    await api.close()
    await made.remove()
  })
  const startWith = async (lines: number) => {
    await api.close()
    api = await startApi({ ...made.settings, LEDGER_LINES: String(lines) })
  }

  it('stay in one line until more are asked for, and verify', async () => {
    await moveAll(api)
    expect(new Set(await linesOf(api.database, [...clients, merchant.clientID]))).toEqual(new Set([0]))
    await expectSoundBooks(api)
  })

  it('go to their lines while payments of the very same clients go on, and nothing of what they have changes', async () => {
    await startWith(16)
    const pay = () =>
      api.call('POST', '/transactions', {
        ...{ token: merchant.accessToken, body: paymentInput(), headers: idempotencyKey() },
      })
    let paid = 0
    let isOver = false
    const booking = async (clientID: string) => {
      for (; !isOver; paid += 1) {
        await api.database.writeInLine(ledgerLineOf(clientID), (manager) =>
          post(manager, {
            ...{ kind: 'payment', about: { clientID, mode: 'test', currency: 'USD', processorAccountID: 'pra_x' } },
            lines: paymentLines(100, 3, 'client_available'),
          }),
        )
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    }
    const load = clients.slice(0, 4).map(booking)
    const answers = await Promise.all([moveAll(api), ...Array.from({ length: 6 }, pay)])
    isOver = true
    await Promise.all(load)
    expect(answers.slice(1).map((answer) => answer && answer.status)).toEqual(Array(6).fill(201))
    expect(await linesOf(api.database, clients)).toEqual(clients.map((clientID) => lineFor(clientID, 16)))
    for (const clientID of clients.slice(4)) expect(await standing(api.database, clientID)).toBe(owedBefore)
    const sums = await Promise.all(clients.slice(0, 4).map((clientID) => standing(api.database, clientID)))
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(4 * owedBefore + paid * 97)
    expect(await hashesNow()).toEqual(hashes)
    await expectSoundBooks(api)
  })

  it('show a client nothing of it: neither among its entries nor in its statement', async () => {
    const { items } = (await api.call('GET', `/clients/${merchant.clientID}/ledger-entries`, merchant)).body
    expect(items.length).toBe(18)
    const { items: closed } = (
      await api.call('GET', `/clients/${merchant.clientID}/ledger-entries?kind=line_closed`, merchant)
    ).body
    expect(closed).toEqual([])
  })

  it('go on to more lines later, and only to new ones', async () => {
    const before = await linesOf(api.database, clients)
    await startWith(40)
    await moveAll(api)
    const after = await linesOf(api.database, clients)
    expect(after).toEqual(clients.map((clientID) => lineFor(clientID, 40)))
    for (const [at, line] of after.entries()) expect(line === before[at] || line >= 16).toBe(true)
    expect(after).not.toEqual(before)
    await expectSoundBooks(api)
    const entries = await api.database.read.count(LedgerEntry)
    await moveAll(api)
    expect(await api.database.read.count(LedgerEntry)).toBe(entries)
  })

  it('are never kept in fewer lines again', async () => {
    await expect(startApi({ ...made.settings, LEDGER_LINES: '16' })).rejects.toThrow(
      'LEDGER_LINES is 16, but the books of this database are kept in 40 lines, and lines are never taken away.',
    )
  })
})

describe('a process that is killed while clients move', () => {
  it('has moved some whole, others not at all, and the next one goes on', async () => {
    const { settings, remove } = await newDatabase()
    const clients = await booksBefore(settings, 300)
    const lined = { ...settings, LEDGER_LINES: '16' }
    const first = await startGatehouse(lined)
    const database = await Database.open(readEnvironment(settings), entities)
    const moved = async () => (await linesOf(database, clients)).filter((line) => line > 0).length
    try {
      while ((await moved()) < 20) await new Promise((resolve) => setTimeout(resolve, 5))
      await first.end('SIGKILL')
      const many = await moved()
      expect([many >= 20, many < clients.filter((clientID) => lineFor(clientID, 16) > 0).length]).toEqual([true, true])
      expect((await verifyLedger(database)).fault).toBeNull()
      const second = await startGatehouse(lined)
      const expected = clients.map((clientID) => lineFor(clientID, 16))
      // However slow the machine: they move until all have.
      while (JSON.stringify(await linesOf(database, clients)) !== JSON.stringify(expected))
        await new Promise((resolve) => setTimeout(resolve, 50))
      await second.end('SIGTERM')
      expect((await verifyLedger(database)).fault).toBeNull()
      const sums = await Promise.all(clients.slice(0, 50).map((clientID) => standing(database, clientID)))
      expect(new Set(sums)).toEqual(new Set([owedBefore]))
    } finally {
      await database.onApplicationShutdown()
      await remove()
    }
  })
})
