import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { sandboxAccountID } from '#contract/processors.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { LedgerSeals } from '../../api/src/money/ledger-seals/ledger-seals.service.js'
import { LedgerBalance } from '../../api/src/money/ledger/ledger-balance.entity.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { ledgerLineOf } from '../../api/src/money/ledger/ledger-lines.js'
import { type About, post } from '../../api/src/money/ledger/post.js'
import * as postings from '../../api/src/money/ledger/postings.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { lineFor } from '../../api/src/people/clients/client-line.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { bookedClient } from '../support/booked-clients.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, disputeNow, expectSoundBooks, type Merchant } from '../support/payments.js'
import { Random } from '../support/random.js'
import { startApi, type TestApi } from '../support/test-api.js'

const lines = 16
const bank = newId('bka')

let api: TestApi
let merchants: Merchant[]
beforeAll(async () => {
  api = await startApi({ LEDGER_LINES: String(lines) })
  merchants = await Promise.all(Array.from({ length: 3 }, () => buildMerchant(api)))
})
afterAll(() => api.close())

const fault = async () => (await verifyLedger(api.database)).fault
const rowsOf = <T>(text: string) => api.database.read.query<T[]>(text)
const postFor = (clientID: string, kind: Parameters<typeof post>[1]['kind'], of: postings.Line[], about = {}) =>
  api.database.writeInLine(ledgerLineOf(clientID), (manager) =>
    post(manager, { kind, about: { ...aboutOf(clientID), ...about }, lines: of }),
  )
const aboutOf = (clientID: string): About => ({
  clientID,
  mode: 'test',
  currency: 'USD',
  processorAccountID: sandboxAccountID,
})

describe('a client', () => {
  it('stands in the line that its id names, and its payments, refunds and disputes with it, many at once', async () => {
    const paid = await Promise.all(
      merchants.flatMap((merchant) => Array.from({ length: 4 }, async () => ({ merchant, ...(await merchant.pay()) }))),
    )
    expect(paid.map(({ status }) => status)).toEqual(paid.map(() => 201))
    const [first] = paid
    await first?.merchant.ask(first.body.transactionID, 'refunds', { amount: 1_000 })
    await disputeNow(api, paid.at(-1)?.body.transactionID)
    for (const { clientID, get } of merchants) {
      const { ledgerLine } = await api.database.read.findOneByOrFail(Client, { clientID })
      expect(ledgerLine).toBe(lineFor(clientID, lines))
      const entries = await api.database.read.findBy(LedgerEntry, { clientID })
      expect([...new Set(entries.map(({ line }) => line))]).toEqual([ledgerLine])
      const { items } = (await get('/balance')).body
      const sum = entries
        .filter(({ account }) => account.startsWith('client_'))
        .reduce((total, { amount }) => total - amount, 0)
      expect(items[0].available + items[0].disputed).toBe(sum)
    }
    await expectSoundBooks(api)
  })

  it('shares the accounts of the platform, which keep a balance in each line, and books that add them up', async () => {
    const {
      accounts,
      entries,
      lines: heads,
    } = (await api.call('GET', '/ledger/books', { token: await signInAdmin(api) })).body
    const fees = accounts.find(({ account }: { account: string }) => account === 'platform_fees')
    const kept = await api.database.read.find(LedgerEntry, { where: { account: 'platform_fees' } })
    expect(fees.balance).toBe(kept.reduce((sum, { amount }) => sum + amount, 0))
    expect(entries).toBe(await api.database.read.count(LedgerEntry))
    expect(heads.reduce((sum: number, { sequence }: { sequence: number }) => sum + sequence, 0)).toBe(entries)
  })
})

describe('postings at random over all lines', () => {
  it('keep each chain, the sum of each account, and nothing between the lines', async () => {
    const random = new Random(20_261_123)
    const clients = await Promise.all(
      Array.from({ length: 12 }, () => api.database.write((manager) => bookedClient(manager))),
    )
    // Booked as they stand, in line 0, until somebody moves them: half of them belong somewhere else.
    for (const clientID of clients.slice(6))
      await api.database.write((manager) =>
        manager.update(Client, { clientID }, { ledgerLine: lineFor(clientID, lines) }),
      )
    const owed = new Map<string, number>()
    const one = async () => {
      const clientID = random.one(clients)
      const amount = 1 + Math.floor(random.next() * 10_000)
      owed.set(clientID, (owed.get(clientID) ?? 0) + amount)
      await postFor(clientID, 'payment', postings.paymentLines(amount, 0, 'client_available'))
      if (random.chance(0.5)) return
      // A bank of ours pays: that stands in the home line, and the client's side in its own.
      await postFor(clientID, 'payout', postings.payoutLines(amount))
      await postFor(clientID, 'payout_paid', postings.payoutPaidLines(amount, ['bank', bank]))
      owed.set(clientID, (owed.get(clientID) ?? 0) - amount)
    }
    for (let round = 0; round < 12; round += 1) await Promise.all(Array.from({ length: 12 }, one))
    for (const [clientID, amount] of owed) {
      const rows = await api.database.read.findBy(LedgerBalance, { ownerID: clientID })
      expect(rows.reduce((sum, { credit, debit }) => sum + credit - debit, 0)).toBe(amount)
    }
    expect(
      await rowsOf(
        `SELECT SUM("amount") AS "sum", COUNT(*) > 20 AS "many" FROM "ledger_entries" WHERE "account" = 'line_transit'`,
      ),
    ).toEqual([process.env.TEST_ENGINE === 'postgres' ? { sum: '0', many: true } : { sum: 0, many: 1 }])
    expect(await rowsOf(`SELECT "line" FROM "ledger_entries" WHERE "account" = 'bank' AND "line" <> 0`)).toEqual([])
    await expectSoundBooks(api)
  })

  it('are refused where they do not sum to zero, and leave no line behind', async () => {
    const [merchant] = merchants
    // Other work posts in the background.
    const paidOut = () => api.database.read.countBy(LedgerEntry, { kind: 'payout_paid' })
    const before = await paidOut()
    await expect(postFor(merchant?.clientID ?? '', 'payout_paid', [['bank', 1, bank]])).rejects.toThrow('sum to zero')
    expect(await paidOut()).toBe(before)
  })

  it('are found by whoever stands in another line, and by whoever stands in none', async () => {
    const [merchant] = merchants
    const about = aboutOf(merchant?.clientID ?? '')
    const work = (manager: EntityManager) =>
      post(manager, { kind: 'payment', about, lines: postings.paymentLines(100, 1, 'client_available') })
    await api.database.write(work)
    await api.database.writeInLine('ledger_entries#15', work)
    await expectSoundBooks(api)
  })
})

describe('what was tampered with', () => {
  type Alter = (row: LedgerEntry, manager: EntityManager) => Promise<unknown>
  const at = ({ line, sequence }: LedgerEntry) => ({ line, sequence })
  const busiest = async (): Promise<LedgerEntry[]> => {
    const [{ line } = { line: 0 }] = await rowsOf<{ line: number }>(
      `SELECT "line" FROM "ledger_entries" WHERE "line" > 0 GROUP BY "line" ORDER BY COUNT(*) DESC LIMIT 1`,
    )
    return api.database.read.find(LedgerEntry, { where: { line }, order: { sequence: 'ASC' } })
  }
  /** Alters by hand in a unit that looks and is undone. */
  const found = async (alter: Alter, which = 1): Promise<string | null> => {
    const rows = await busiest()
    let said: string | null = null
    await api.database
      .write(async (manager) => {
        await alter(rows.at(which) as LedgerEntry, manager)
        said = (await verifyLedger({ snapshot: (work) => work(manager) })).fault
        throw new Error('undone')
      })
      .catch((error: unknown) => {
        if (String(error) !== 'Error: undone') throw error
      })
    return said
  }

  it.each<[string, RegExp, Alter]>([
    [
      'an entry',
      /^line \d+: entry 2 .* was altered$/,
      (row, manager) => manager.update(LedgerEntry, at(row), { amount: row.amount + 1 }),
    ],
    ['an entry that is gone', /^line \d+: entry 2 is missing$/, (row, manager) => manager.delete(LedgerEntry, at(row))],
    [
      'two entries of two lines that have changed places',
      /^line \d+: entry 2 .* was altered$|does not follow/,
      async (row, manager) => {
        const other = await manager.findOneByOrFail(LedgerEntry, { line: 0, sequence: 2 })
        await manager.delete(LedgerEntry, at(row))
        await manager.delete(LedgerEntry, at(other))
        await manager.insert(LedgerEntry, { ...row, ...at(other), entryID: newId('ent') })
        await manager.insert(LedgerEntry, { ...other, ...at(row), entryID: newId('ent') })
      },
    ],
    [
      'a balance of one line',
      /^the balance processor_clearing of \w+ in USD in line \d+ is /,
      (row, manager) =>
        manager.query(
          `UPDATE "ledger_line_balances" SET "credit" = "credit" + 1 WHERE "line" = ${row.line} AND "account" = 'processor_clearing'`,
        ),
    ],
    [
      'a client that is said to stand elsewhere',
      /is booked in line 1[45], but something of it stands in line/,
      (row, manager) => manager.update(Client, { clientID: row.clientID }, { ledgerLine: row.line === 15 ? 14 : 15 }),
    ],
  ])('is named: %s', async (_, expected, alter) => {
    expect(await found(alter)).toMatch(expected)
    expect(await fault()).toBeNull()
  })

  it('is named where the end of a line was taken back with all its balances, because a seal saw it', async () => {
    await api.app.get(LedgerSeals, { strict: false }).seal()
    const rewind: Alter = async (last, manager) => {
      const gone = await manager.findBy(LedgerEntry, { postingID: last.postingID })
      for (const entry of gone) {
        const { line, account, currency, amount, ownerID } = entry
        const side = amount > 0 ? 'debit' : 'credit'
        await manager.query(
          `UPDATE "ledger_line_balances" SET "${side}" = "${side}" - ${Math.abs(amount)}
           WHERE "line" = ${line} AND "account" = '${account}' AND "currency" = '${currency}' AND "clientID" = '${ownerID}'`,
        )
        await manager.delete(LedgerEntry, at(entry))
      }
    }
    // Postings that nothing else tells of end the line that is looked at; one of them stays, so that its accounts do.
    const [{ clientID } = { clientID: '' }] = await busiest()
    for (let turn = 0; turn < 2; turn += 1)
      await postFor(clientID, 'write_off', [
        ['client_available', 5],
        ['platform_fees', -5],
      ])
    await api.app.get(LedgerSeals, { strict: false }).seal()
    expect(await found(rewind, -1)).toMatch(/^seal \d+ saw entry \d+ at the end of line \d+, and it is gone$/)
  })

  it.each([
    ['altered', /^seal \d+ was altered$/, `UPDATE "ledger_seals" SET "createdAt" = "createdAt" - 1 WHERE "number" = 1`],
    ['gone', /^seal 1 is missing$/, `DELETE FROM "ledger_seals" WHERE "number" = 1`],
    [
      'signed by nobody',
      /^the signature of seal 1 is not/,
      `UPDATE "ledger_seals" SET "signature" = 'AAAA' WHERE "number" = 1`,
    ],
  ])('is named: a seal that is %s', async (_, expected, statement) => {
    expect(await found((_row, manager) => manager.query(statement))).toMatch(expected)
    expect(await fault()).toBeNull()
  })
})
