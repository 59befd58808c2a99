import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LedgerBalance } from '../../api/src/money/ledger/ledger-balance.entity.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { type LedgerCut, readCut, writeCut } from '../../api/src/money/book-verification/ledger-cut.js'
import { cutLedger, verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { signInAdmin } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { buildMerchant, disputeNow, edit, expectSoundBooks, type Merchant, workOff } from '../support/payments.js'
import { runBuilt } from '../support/product-process.js'

let api: TestApi
let token: string
let merchant: Merchant
beforeAll(async () => {
  api = await startApi({ LEDGER_LINES: '1' })
  token = await signInAdmin(api)
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())

const verification = () => verifyLedger(api.database)
const books = async () => (await api.call('GET', '/ledger/books', { token })).body

/** `npm run ledger:verify` */
const verify = async () => {
  const { DATA_DIR, DATABASE_URL } = api.settings
  const { code, stdout } = await runBuilt('process/verification/ledger', { DATA_DIR, DATABASE_URL })
  return { code, stdout }
}

describe('a payment of 100.00 at 2.50 %', () => {
  it('debits processor clearing 10000, and credits the client 9750 and the fees 250', async () => {
    const { transactionID } = (await merchant.pay()).body
    const { items } = (await merchant.get(`/ledger-entries?transactionID=${transactionID}`)).body
    const lines = items.map(({ account, direction, amount }: Record<string, unknown>) => [account, direction, amount])
    expect(lines.sort()).toEqual([
      ['client_available', 'credit', 9_750],
      ['platform_fees', 'credit', 250],
      ['processor_clearing', 'debit', 10_000],
    ])
    expect(new Set(items.map(({ postingID }: { postingID: string }) => postingID)).size).toBe(1)
    expect(items[0]).toMatchObject({ kind: 'payment', clientID: merchant.clientID, currency: 'USD', refundID: null })
  })
})

describe('GET /balance and GET /clients/:clientID/balance', () => {
  it('answer what is available, pending and disputed per currency, after every kind of posting', async () => {
    const theirs = await buildMerchant(api)
    expect((await theirs.get('/balance')).body).toEqual({ items: [] })
    await theirs.pay({ amount: 500, currency: 'JPY' })
    const { transactionID } = (await theirs.pay({ paymentMethod: 'pm_dispute_later' })).body
    await theirs.ask(transactionID, 'refunds', { amount: 2_000 })
    await disputeNow(api, transactionID)
    const expected = {
      items: [
        { currency: 'JPY', available: 487, pending: 0, disputed: 0, reserved: 0, inTransit: 0 },
        { currency: 'USD', available: 0, pending: 0, disputed: 7_800, reserved: 0, inTransit: 0 },
      ],
    }
    expect((await theirs.get('/balance')).body).toEqual(expected)
    const own = await api.call('GET', `/clients/${theirs.clientID}/balance`, { token: theirs.token })
    expect(own.body).toEqual(expected)
    const entries = await api.call('GET', `/clients/${theirs.clientID}/ledger-entries?kind=refund`, theirs)
    expect(entries.body.items).toHaveLength(3)
  })
})

describe('GET /ledger/books', () => {
  it('sums every account per currency; per currency they sum to zero', async () => {
    const { accounts, entries, headHash } = await books()
    const perCurrency = new Map<string, number>()
    for (const { currency, balance, debit, credit } of accounts) {
      expect(balance).toBe(debit - credit)
      perCurrency.set(currency, (perCurrency.get(currency) ?? 0) + balance)
    }
    expect([...perCurrency.values()].every((sum) => sum === 0)).toBe(true)
    expect([perCurrency.has('USD'), entries > 5, /^[0-9a-f]{64}$/.test(headHash)]).toEqual([true, true, true])
  })
})

describe('the verification', () => {
  it('finds the books intact, beside payments too', async () => {
    const paying = Promise.all(Array.from({ length: 40 }, () => merchant.pay()))
    const found = await Promise.all([verification(), verification(), verification()])
    for (const { isIntact, fault } of found) expect([isIntact, fault]).toEqual([true, null])
    await paying
    expect(await verify()).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^The ledger is intact: \d+ entries\.\n$/),
    })
  })

  /** Alters the database by hand, looks, and puts it back. */
  async function whileAltered(alter: string, restore: string, look: () => Promise<void>): Promise<void> {
    await api.database.write((manager) => manager.query(alter))
    try {
      await look()
    } finally {
      await api.database.write((manager) => manager.query(restore))
    }
    expect((await verification()).isIntact).toBe(true)
  }

  it('names the first row that was altered, and ends with a code of its own', async () => {
    const [row] = await api.database.read.find(LedgerEntry, { order: { sequence: 'ASC' }, skip: 4, take: 1 })
    if (!row) throw new Error('the ledger is too short')
    const { sequence, entryID, amount } = row
    const set = (value: number) => `UPDATE "ledger_entries" SET "amount" = ${value} WHERE "sequence" = ${sequence}`
    await whileAltered(set(amount + 1), set(amount), async () => {
      const fault = `entry ${sequence} (${entryID}) was altered`
      expect(await verification()).toMatchObject({ isIntact: false, fault })
      expect(await verify()).toEqual({ code: 1, stdout: `The ledger is damaged: ${fault}.\n` })
    })
  })

  it('names a balance that its entries do not make', async () => {
    const set = (sign: string) =>
      `UPDATE "ledger_balances" SET "credit" = "credit" ${sign} 1 WHERE "account" = 'platform_fees' AND "currency" = 'USD'`
    await whileAltered(set('+'), set('-'), async () => {
      expect((await verification()).fault).toMatch(/^the balance platform_fees in USD is /)
    })
    const rows = await api.database.read.findBy(LedgerBalance, { account: 'client_available' })
    expect(rows.length).toBeGreaterThan(1)
  })

  it.each([
    [
      'a payment that was never posted',
      'transactions',
      `"status" = 'succeeded'`,
      `"status" = 'failed'`,
      'nothing was captured',
    ],
    ['a fee that the rate does not make', 'transactions', '"fee" = "fee" + 1', '"fee" = "fee" - 1', 'its fee'],
    [
      'an amount that went back without a refund',
      'transactions',
      '"amountRefunded" = 1',
      '"amountRefunded" = 0',
      'its refunds',
    ],
  ])('names %s', async (_, table, to, from, fault) => {
    const paymentMethod = to.includes('succeeded') ? 'pm_declined_fraud' : 'pm_success'
    const { transactionID } = (await merchant.pay({ paymentMethod })).body
    const set = (what: string) => `UPDATE "${table}" SET ${what} WHERE "transactionID" = '${transactionID}'`
    await whileAltered(set(to), set(from), async () => {
      const found = await verification()
      expect([found.isIntact, found.fault]).toEqual([false, expect.stringMatching(`^transaction ${transactionID}: `)])
      expect(found.fault).toMatch(new RegExp(fault))
    })
  })

  it('names an entry that is missing, and one that is missing at the end', async () => {
    const { transactionID } = (await merchant.pay()).body
    const rows = await api.database.read.find(LedgerEntry, { where: { transactionID }, order: { sequence: 'ASC' } })
    const [first] = rows
    await api.database.write((manager) => manager.delete(LedgerEntry, { transactionID }))
    expect((await verification()).fault).toMatch(/^the balance /)
    await api.database.write((manager) => manager.insert(LedgerEntry, rows))
    expect((await verification()).isIntact).toBe(true)
    await merchant.pay()
    await api.database.write((manager) => manager.delete(LedgerEntry, { sequence: first?.sequence }))
    expect((await verification()).fault).toBe(`entry ${first?.sequence} is missing`)
    await api.database.write((manager) => manager.insert(LedgerEntry, first as LedgerEntry))
    expect((await verification()).isIntact).toBe(true)
    expect(await api.database.read.countBy(Transaction, { transactionID })).toBe(1)
  })
})

describe('the verification behind a cut', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-test-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const set = 'UPDATE "ledger_entries" SET "amount" = "amount"'
  const alter = (sequence: number, sign: string) =>
    api.database.write((manager) => manager.query(`${set} ${sign} 1 WHERE "sequence" = ${sequence}`))
  const faultAfter = async (cut: LedgerCut) => (await verifyLedger(api.database, cut)).fault

  it('sees what stands behind it, every balance, and nothing before', async () => {
    await merchant.pay()
    const sequence = Number(await api.database.read.maximum(LedgerEntry, 'sequence'))
    const file = join(folder, 'cut.json')
    writeCut(file, (await cutLedger(api.database, sequence)) as LedgerCut)
    const cut = readCut(file)
    await merchant.pay()
    expect(await verifyLedger(api.database, cut)).toEqual({ entries: 3, isIntact: true, fault: null })
    await alter(sequence, '+')
    expect((await verification()).isIntact).toBe(false)
    expect(await faultAfter(cut)).toBeNull()
    await alter(sequence, '-')
    await alter(sequence + 2, '+')
    expect(await faultAfter(cut)).toMatch(/ was altered$/)
    await alter(sequence + 2, '-')
    expect(await faultAfter({ ...cut, hash: '1'.repeat(64) })).toBe(
      `entry ${sequence + 1} does not follow entry ${sequence}`,
    )
    expect(await faultAfter({ ...cut, sums: {} })).toMatch(/^the balance /)
    expect(await faultAfter({ ...cut, sequence: sequence + 1 })).toMatch(/does not follow/)
  })

  it('is not made inside a posting, before the last cut, behind the end, over another file, or of damaged books', async () => {
    const sequence = Number(await api.database.read.maximum(LedgerEntry, 'sequence'))
    const cutAt = (at: number, from?: LedgerCut) => cutLedger(api.database, at, from)
    expect(await cutAt(sequence - 1)).toEqual({ fault: expect.stringMatching(/does not sum to zero$/) })
    expect(await cutAt(sequence + 1)).toEqual({ fault: `entry ${sequence + 1} is missing` })
    const cut = (await cutAt(sequence)) as LedgerCut
    expect(await cutAt(sequence, cut)).toEqual({ fault: `entry ${sequence} is not behind entry ${sequence}` })
    await merchant.pay()
    expect(await cutAt(sequence + 3, cut)).toEqual(await cutAt(sequence + 3))
    expect(() => writeCut(join(folder, 'cut.json'), cut)).toThrow('is there already')
    writeFileSync(join(folder, 'other.json'), '{"sequence":1}')
    expect(() => readCut(join(folder, 'other.json'))).toThrow('is not a file that npm run ledger:verify')
    await alter(2, '+')
    expect(await cutAt(sequence)).toEqual({ fault: expect.stringMatching(/^entry 2 .* was altered$/) })
    await alter(2, '-')
  })
})

describe('SETTLEMENT_DELAY_SECONDS', () => {
  it('keeps the net pending for so long; refunds and disputes take it from there', async () => {
    const slow = await startApi({ LEDGER_LINES: '1', SETTLEMENT_DELAY_SECONDS: '3600' })
    const theirs = await buildMerchant(slow)
    const usd = async () => (await theirs.get('/balance')).body.items[0]
    const { transactionID } = (await theirs.pay({ paymentMethod: 'pm_dispute_later' })).body
    await theirs.ask(transactionID, 'refunds', { amount: 4_000 })
    expect(await usd()).toMatchObject({ currency: 'USD', available: 0, pending: 5_850, disputed: 0 })
    await workOff(slow)
    expect(await usd()).toMatchObject({ pending: 5_850 })
    await edit(slow, transactionID, { settlesAt: new Date(1), dueAt: new Date(1) })
    await Promise.all([workOff(slow), workOff(slow)])
    expect(await usd()).toMatchObject({ currency: 'USD', available: 5_850, pending: 0, disputed: 0 })
    await theirs.ask(transactionID, 'refunds')
    const held = (await theirs.pay({ paymentMethod: 'pm_dispute_later' })).body.transactionID
    await disputeNow(slow, held)
    await edit(slow, held, { settlesAt: new Date(1), dueAt: new Date(1) })
    await workOff(slow)
    expect(await usd()).toMatchObject({ currency: 'USD', available: 0, pending: 0, disputed: 9_750 })
    await expectSoundBooks(slow)
    await slow.close()
  })
})
