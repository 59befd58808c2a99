import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { LedgerOwners1763850000000 } from '../../api/src/platform/database/migrations/202511222220-ledger-owners.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { ClearingNames } from '../../api/src/money/ledger/clearing-names.js'
import { LedgerBalance } from '../../api/src/money/ledger/ledger-balance.entity.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { firstHash, hashOf } from '../../api/src/money/ledger/ledger-chain.js'
import { type About, post } from '../../api/src/money/ledger/post.js'
import * as lines from '../../api/src/money/ledger/postings.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { sandboxAccountID } from '#contract/processors.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { insert, type Statements, writeBefore } from '../support/before-logins.js'
import { newDatabase } from '../support/new-database.js'
import { startApi, type TestApi } from '../support/test-api.js'

const otherAccount = newId('pra')
const amounts = { amount: 10_000, fee: 250, amountCaptured: 10_000, amountRefunded: 0, amountReturned: 0 }
const tries = { amountDisputed: 0, moves: 1, otpTries: 0, otpResends: 0 }

/** A payment with its entries and balances, by statements as the version before the owners sends them. */
async function paymentBefore(
  to: Statements,
  clientID: string,
  processorAccountID: string,
  last = { sequence: 0, hash: firstHash },
) {
  const [transactionID, now] = [newId('txn'), clock.time()]
  const facts = { currency: 'USD', status: 'succeeded', captureMethod: 'automatic', description: '', metadata: '{}' }
  const card = { paymentMethod: 'pm_success', processor: 'sandbox', chargePercentageHundredths: 250 }
  const row = { transactionID, clientID, processorAccountID, createdAt: now, updatedAt: now }
  await insert(to, 'transactions', { ...row, ...facts, ...card, ...amounts, ...tries })
  const ids = { postingID: newId('pst'), kind: 'payment', clientID, currency: 'USD', transactionID, mode: 'test' }
  let previous = last
  for (const [account, amount] of lines.paymentLines(10_000, 250, 'client_available')) {
    const none = { refundID: null, disputeID: null, previousHash: previous.hash, createdAt: new Date(now) }
    const entry = { sequence: previous.sequence + 1, entryID: newId('ent'), ...ids, account, amount, ...none }
    const hash = hashOf({ ...entry, line: 0, ownerID: '' } as LedgerEntry)
    await insert(to, 'ledger_entries', { ...entry, createdAt: now, hash })
    previous = { sequence: entry.sequence, hash }
    await to.query(
      `INSERT INTO "ledger_balances" ("clientID", "account", "currency", "debit", "credit") VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT ("clientID", "account", "currency") DO UPDATE SET
       "debit" = "ledger_balances"."debit" + excluded."debit", "credit" = "ledger_balances"."credit" + excluded."credit"`,
      [account.startsWith('client_') ? clientID : '', account, 'USD', Math.max(amount, 0), Math.max(-amount, 0)],
    )
  }
  return previous
}

let api: TestApi
let remove: () => Promise<void>
let merchant: Merchant
let hashes: string[]
beforeAll(async () => {
  const made = await newDatabase()
  remove = made.remove
  await writeBefore(
    made.settings,
    async (to) => {
      const clientID = newId('cli')
      const facts = { name: 'Before', clientType: 'Company', chargePercentageHundredths: 250, createdAt: clock.time() }
      const rest = { emailAddress: 'before@owners.test', status: 'active', rateAskedBy: 'applicant' }
      await insert(to, 'clients', { clientID, ...rest, ...facts })
      const first = await paymentBefore(to, clientID, sandboxAccountID)
      const second = await paymentBefore(to, clientID, otherAccount, first)
      await paymentBefore(to, clientID, otherAccount, second)
      hashes = ((await to.query('SELECT "hash" FROM "ledger_entries" ORDER BY "sequence"')) as { hash: string }[]).map(
        ({ hash }) => hash,
      )
    },
    'LedgerOwners',
  )
  api = await startApi({ ...made.settings, LEDGER_LINES: '1' })
  merchant = await buildMerchant(api)
})
afterAll(async () => {
  await api.close()
  await remove()
})

const clearing = async () => {
  const rows = await api.database.read.find(LedgerBalance, { where: { account: 'processor_clearing' } })
  return Object.fromEntries(rows.map(({ ownerID, debit, credit }) => [ownerID, debit - credit]))
}
const nameAll = async () => {
  for (let more = true; more; ) more = await api.app.get(ClearingNames).step()
}

describe('books from before accounts had owners', () => {
  it('keep every hash, and what processors owe goes to the accounts that the payments name', async () => {
    await nameAll()
    expect(await clearing()).toEqual({ '': 0, [sandboxAccountID]: 10_000, [otherAccount]: 20_000 })
    const entries = await api.database.read.find(LedgerEntry, { order: { sequence: 'ASC' }, take: hashes.length })
    expect(entries.map(({ hash }) => hash)).toEqual(hashes)
    await expectSoundBooks(api)
  })

  it('are named once, and again what the version before writes beside it', async () => {
    await merchant.pay()
    await api.database.write(async (manager) => {
      const [last] = await manager.find(LedgerEntry, { order: { sequence: 'DESC' }, take: 1 })
      await paymentBefore(manager, merchant.clientID, otherAccount, last as LedgerEntry)
    })
    expect((await clearing())['']).toBe(10_000)
    await Promise.all([nameAll(), nameAll(), nameAll()])
    expect(await clearing()).toEqual({ '': 0, [sandboxAccountID]: 20_000, [otherAccount]: 30_000 })
    const { items } = (await merchant.get('/balance')).body
    expect(items[0]).toMatchObject({ available: 2 * 9_750, reserved: 0, inTransit: 0 })
    await expectSoundBooks(api)
  })

  it('do not go back once there is what the version before could not read', async () => {
    const back = api.database.write(({ queryRunner }) => new LedgerOwners1763850000000().down(queryRunner as never))
    await expect(back).rejects.toThrow('The ledger has entries that the version before could not read')
  })
})

describe('a posting', () => {
  const posted = (kind: 'payout' | 'bank_charge', about: Partial<About>, of: lines.Line[]) =>
    api.database.write((manager) =>
      post(manager, { kind, about: { mode: 'test', currency: 'USD', ...about }, lines: of }),
    )

  it('may be about a payout, or about nothing of a client, and is verified', async () => {
    const bankAccountID = newId('bka')
    const payout = { clientID: merchant.clientID, payoutID: newId('pyo') }
    await posted('payout', payout, lines.payoutLines(500))
    await posted('bank_charge', {}, lines.bankChargeLines(10, bankAccountID))
    const { items } = (await merchant.get('/balance')).body
    expect(items[0]).toMatchObject({ available: 2 * 9_750 - 500, inTransit: 500 })
    const { items: entries } = (await merchant.get('/ledger-entries?kind=payout')).body
    expect(entries).toHaveLength(2)
    expect(entries[0]).toMatchObject({ transactionID: null, payoutID: payout.payoutID })
    await expectSoundBooks(api)
  })

  it('names the owner of each line, or is refused', async () => {
    await expect(posted('payout', {}, lines.payoutLines(500))).rejects.toThrow('client_available names no client')
    const ofBank = posted('bank_charge', {}, [
      ['bank_charges', 1],
      ['bank', -1],
    ])
    await expect(ofBank).rejects.toThrow('A line of bank names no bank_account')
  })

  it.each(['ownerID', 'payoutID', 'bankStatementEntryID', 'processorReportID'])(
    'is verified: its %s does not change unseen',
    async (column) => {
      const [entry] = await api.database.read.find(LedgerEntry, { where: { account: 'bank' }, take: 1 })
      const { sequence, ...was } = entry as LedgerEntry
      const set = (value: string | null) =>
        api.database.write((manager) => manager.update(LedgerEntry, { sequence }, { [column]: value }))
      await set('bka_of_somebody_else')
      expect((await verifyLedger(api.database)).fault).toMatch(/was altered/)
      await set(was[column as 'ownerID'])
      await expectSoundBooks(api)
    },
  )
})
