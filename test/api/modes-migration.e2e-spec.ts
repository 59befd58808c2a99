import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { RefundsBeyondBalance1764079200000 } from '../../api/src/platform/database/migrations/202511251400-refunds-beyond-balance.js'
import { Modes1763826000000 } from '../../api/src/platform/database/migrations/202511221540-modes.js'
import { DayTotals1763874780000 } from '../../api/src/platform/database/migrations/202511230513-day-totals.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { post } from '../../api/src/money/ledger/post.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { firstHash, hashOf } from '../../api/src/money/ledger/ledger-chain.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { insert, type Statements, writeBefore } from '../support/before-logins.js'
import { newDatabase } from '../support/new-database.js'
import { signInAdmin } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

const amounts = { amount: 10_000, fee: 250, amountCaptured: 10_000, amountRefunded: 0, amountReturned: 0 }
const tries = { amountDisputed: 0, moves: 1, otpTries: 0, otpResends: 0 }

/** A payment with its entries and balances, by statements as the version before the modes sends them. */
async function paymentBefore(to: Statements, clientID: string, last = { sequence: 0, hash: firstHash }) {
  const transactionID = newId('txn')
  const now = clock.time()
  const facts = {
    currency: 'USD',
    status: 'succeeded',
    captureMethod: 'automatic',
    description: 'Before',
    metadata: '{}',
  }
  const card = { paymentMethod: 'pm_success', processor: 'sandbox', chargePercentageHundredths: 250 }
  const times = { createdAt: now, updatedAt: now }
  await insert(to, 'transactions', { transactionID, clientID, ...facts, ...card, ...amounts, ...tries, ...times })
  const ids = { postingID: newId('pst'), kind: 'payment', clientID, currency: 'USD', transactionID }
  let previous = last
  for (const [account, amount] of [
    ['processor_clearing', 10_000],
    ['client_available', -9_750],
    ['platform_fees', -250],
  ] as const) {
    const none = { refundID: null, disputeID: null, previousHash: previous.hash, createdAt: new Date(now) }
    const entry = { sequence: previous.sequence + 1, entryID: newId('ent'), ...ids, account, amount, ...none }
    // What that version hashed held no mode.
    const hash = hashOf({ ...entry, mode: 'test' } as LedgerEntry)
    await insert(to, 'ledger_entries', { ...entry, createdAt: now, hash })
    previous = { sequence: entry.sequence, hash }
    const owner = account.startsWith('client_') ? clientID : ''
    await to.query(
      `INSERT INTO "ledger_balances" ("clientID", "account", "currency", "debit", "credit") VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT ("clientID", "account", "currency") DO UPDATE SET
       "debit" = "ledger_balances"."debit" + excluded."debit", "credit" = "ledger_balances"."credit" + excluded."credit"`,
      [owner, account, 'USD', Math.max(amount, 0), Math.max(-amount, 0)],
    )
  }
  return transactionID
}

async function clientOf(to: Statements): Promise<string> {
  const clientID = newId('cli')
  const facts = { name: 'Before', clientType: 'Company', chargePercentageHundredths: 250, createdAt: clock.time() }
  const emailAddress = 'before@modes.test'
  await insert(to, 'clients', { clientID, emailAddress, status: 'active', rateAskedBy: 'applicant', ...facts })
  return clientID
}

let api: TestApi
let remove: () => Promise<void>
let admin: string
let old: string
let merchant: Merchant
beforeAll(async () => {
  const made = await newDatabase()
  remove = made.remove
  await writeBefore(
    made.settings,
    async (to) => {
      old = await paymentBefore(to, await clientOf(to))
    },
    'Modes',
  )
  api = await startApi({ ...made.settings, LEDGER_LINES: '1' })
  admin = await signInAdmin(api)
  merchant = await buildMerchant(api)
})
afterAll(async () => {
  await api.close()
  await remove()
})

const books = async (mode: string) => (await api.call('GET', `/ledger/books?mode=${mode}`, { token: admin })).body
const lastEntry = async () =>
  (await api.database.read.find(LedgerEntry, { order: { sequence: 'DESC' }, take: 1 }))[0] as LedgerEntry

describe('a database from before the modes', () => {
  it('is all of test, with books that are sound', async () => {
    const payment = await api.call('GET', `/transactions/${old}`, { token: admin })
    expect([payment.status, payment.body.mode, payment.body.ledgerEntries[0].mode]).toEqual([200, 'test', 'test'])
    expect((await api.call('GET', `/transactions/${old}?mode=live`, { token: admin })).status).toBe(404)
    expect([(await books('test')).accounts.length, (await books('live')).accounts]).toEqual([3, []])
    await expectSoundBooks(api)
  })

  it('goes on while the version before writes payments beside it', async () => {
    await merchant.pay()
    await api.database.write(async (manager) => {
      const { sequence, hash } = await lastEntry()
      await paymentBefore(manager, merchant.clientID, { sequence, hash })
    })
    await merchant.pay()
    const { items } = (await merchant.get('/transactions')).body
    expect(items.map(({ mode }: { mode: string }) => mode)).toEqual(['test', 'test', 'test'])
    expect((await merchant.get('/balance')).body.items[0].available).toBe(3 * 9_750)
    await expectSoundBooks(api)
  })

  it('can go back, and forward again', async () => {
    const [modes, totals] = [new Modes1763826000000(), new DayTotals1763874780000()]
    // Its index reads the mode of refunds.
    const beyondBalance = new RefundsBeyondBalance1764079200000()
    await api.database.write(async ({ queryRunner }) => {
      if (!queryRunner) throw new Error('A unit has no runner')
      for (const one of [beyondBalance, totals, modes]) await one.down(queryRunner)
      for (const one of [modes, totals, beyondBalance]) await one.up(queryRunner)
    })
    await expectSoundBooks(api)
  })
})

describe('the ledger', () => {
  const about = async () => {
    const { transactionID } = (await merchant.pay()).body
    return api.database.read.findOneByOrFail(Transaction, { transactionID })
  }

  it('refuses a posting that mixes modes', async () => {
    const transaction = await about()
    const refund = { refundID: newId('ref'), mode: 'live' as const }
    const mixed = api.database.write((manager) =>
      post(manager, {
        kind: 'refund',
        about: transaction,
        refund,
        lines: [
          ['client_available', 1],
          ['platform_fees', -1],
        ],
      }),
    )
    await expect(mixed).rejects.toThrow('A refund mixes modes')
    await expectSoundBooks(api)
  })

  /** What somebody with the database in hand does; undone, so that the next one finds sound books. */
  async function faultAfter(text: string, values: unknown[] = []): Promise<string | null> {
    await api.database.write((manager) => manager.query(text, values))
    return (await verifyLedger(api.database)).fault
  }

  it('is verified: no entry, payment, refund or balance changes its mode unseen', async () => {
    const { transactionID } = await about()
    const { sequence } = await lastEntry()
    const set = (table: string, mode: string, where: string) =>
      `UPDATE "${table}" SET "mode" = '${mode}' WHERE ${where}`
    const ofPayment = `"transactionID" = '${transactionID}'`
    expect(await faultAfter(set('ledger_entries', 'live', `"sequence" = ${sequence}`))).toMatch(/altered/)
    expect(await faultAfter(set('ledger_entries', 'test', `"sequence" = ${sequence}`))).toBeNull()
    expect(await faultAfter(set('transactions', 'live', ofPayment))).toMatch(
      /it is of live, but something of it is of test/,
    )
    expect(await faultAfter(set('transactions', 'test', ofPayment))).toBeNull()
    const moved = (from: string, to: string) =>
      `UPDATE "ledger_balances" SET "account" = '${to}' WHERE "account" = '${from}' AND "clientID" = ''`
    expect(await faultAfter(moved('platform_fees', 'platform_fees_live'))).toMatch(/the balance platform_fees/)
    expect(await faultAfter(moved('platform_fees_live', 'platform_fees'))).toBeNull()
  })

  it('keeps going back from losing what is live', async () => {
    await api.database.write((manager) => manager.query(`UPDATE "events" SET "mode" = 'live'`))
    const back = api.database.write(({ queryRunner }) => new Modes1763826000000().down(queryRunner as never))
    await expect(back).rejects.toThrow(/events has live rows/)
  })
})

describe('the indexes of live', () => {
  const postgres = process.env.TEST_ENGINE === 'postgres'
  it.each([
    ['transactions', `"clientID" = 'c'`, 'transactionID', 'transactions_live_1'],
    ['transactions', `"clientID" = 'c' AND "status" = 's'`, 'transactionID', 'transactions_live_3'],
    ['transactions', '1 = 1', 'transactionID', 'transactions_live_2'],
    ['disputes', `"status" = 's'`, 'disputeID', 'disputes_live_2'],
    ['ledger_entries', `"clientID" = 'c'`, 'entryID', 'ledger_entries_live_1'],
    ['events', `"clientID" = 'c'`, 'eventID', 'events_live_1'],
    ['webhook_deliveries', `"clientID" = 'c'`, 'deliveryID', 'webhook_deliveries_live_1'],
    ['payment_links', `"clientID" = 'c'`, 'paymentLinkID', 'payment_links_live_1'],
  ])('serve lists of %s where %s', async (table, where, id, index) => {
    const query = `SELECT * FROM "${table}" WHERE ${where} AND "mode" = 'live' ORDER BY "createdAt" DESC, "${id}" DESC LIMIT 20`
    const plan = await api.database.write(async (manager) => {
      if (postgres) await manager.query('SET LOCAL enable_seqscan = off')
      return manager.query(`EXPLAIN ${postgres ? '' : 'QUERY PLAN '}${query}`) as Promise<unknown>
    })
    const text = JSON.stringify(plan)
    // Of several that fit, PostgreSQL takes any while the table is small.
    if (postgres) return expect(text).toMatch(/Index (Only )?Scan(?!.*Sort)/)
    expect(text).toContain(index)
    expect(text).not.toContain('TEMP B-TREE')
  })
})
