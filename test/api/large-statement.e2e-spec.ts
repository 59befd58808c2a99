import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { BankEntry } from '../../api/src/money/bank-statements/bank-entry.entity.js'
import { LedgerBalance } from '../../api/src/money/ledger/ledger-balance.entity.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { entities } from '../../api/src/process/entities.js'
import { camtOf, detail } from '../support/bank-files.js'
import { openTransfer } from '../support/bank-transfers.js'
import { bankAccountInput, money, newIban, sendFile } from '../support/banks.js'
import { startGatehouse } from '../support/gatehouse-process.js'
import { buildMerchant } from '../support/payments.js'
import { buildDesk } from '../support/payouts.js'
import { startedDatabase } from '../support/started-database.js'
import type { TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

const credits = Number(process.env.CREDITS) || (process.env.TEST_LONG ? 10_000 : 200)
const matching = credits * 0.9
const amount = 1_000
const atOnce = 10
const megabyte = 1_048_576
/** What importing may add to the process, whatever the number of credits. */
const growthMost = 300 * megabyte

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
  settings.RATE_LIMIT_SCALE = '100000'
})
afterEach(() => remove())

/** The most memory that the process has used so far, as Linux counts it. */
function peakOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1_024
}

const creditOf = (text: string, at: number) => ({
  ...{ amount: money(amount), credit: true, reference: `L${at}` },
  details: [detail({ credit: true, text, name: `Payer ${at}` })],
})

describe('a statement with many credits', () => {
  it('credits each payment once although the process is killed in the middle, in memory that stays small', async () => {
    let gatehouse = await startGatehouse(settings)
    const live = { call: (...args: Parameters<typeof gatehouse.call>) => gatehouse.call(...args) } as TestApi
    const { maker: token } = await buildDesk(live)
    const merchant = await buildMerchant(live)
    const iban = newIban()
    const bank = await live.call('POST', '/bank-accounts', { token, body: bankAccountInput({ iban }) })
    const { bankAccountID } = bank.body
    const asked = { processor: 'bank_transfer', mode: 'test', name: 'Transfers', currencies: ['EUR'] }
    await live.call('POST', '/processor-accounts', { token, body: { ...asked, settings: { bankAccountID } } })
    const references: string[] = []
    while (references.length < matching) {
      const opened = await Promise.all(Array.from({ length: atOnce }, () => openTransfer(merchant, { amount })))
      references.push(...opened.map(({ nextAction }) => nextAction.reference))
    }
    const entries = Array.from({ length: credits }, (_, at) => creditOf(references[at] ?? `Invoice ${at}`, at))
    const file = camtOf({ iban, id: 'LARGE', opening: '0.00', closing: money(amount * credits), entries })
    const path = `/bank-statements?bankAccountID=${bankAccountID}`
    const some = async (status: string): Promise<number> => {
      const query = `bankAccountID=${bankAccountID}&status=${status}&limit=1`
      return (await live.call('GET', `/bank-statement-entries?${query}`, { token })).body.items.length
    }

    const dying = sendFile(gatehouse, token, path, file).catch(() => undefined)
    await until(
      () => some('matched'),
      (count) => count > 0,
    )
    await gatehouse.end('SIGKILL')
    await dying
    gatehouse = await startGatehouse(settings)
    const before = peakOf(gatehouse.pid)
    // A client gives up on an answer after five minutes, and the import goes on.
    await sendFile(gatehouse, token, path, file).catch(() => undefined)
    await until(
      () => some('received'),
      (count) => count === 0,
      3_000_000,
    )
    const again = await sendFile(gatehouse, token, path, file)
    expect([again.status, again.body.entries]).toEqual([200, 0])
    const grown = peakOf(gatehouse.pid) - before
    if (process.env.TEST_LONG || process.env.CREDITS)
      console.log(`${credits} credits: ${Math.round(grown / megabyte)} MB more memory`)
    expect(grown).toBeLessThan(growthMost)
    await gatehouse.end('SIGTERM')

    const database = await Database.open(readEnvironment(settings), entities)
    const { read } = database
    const row = await read.findOneBy(LedgerBalance, { ownerID: bankAccountID, account: 'bank' })
    const facts = {
      succeeded: await read.countBy(Transaction, { status: 'succeeded' }),
      matched: await read.countBy(BankEntry, { status: 'matched', matchKind: 'payment' }),
      unmatched: await read.countBy(BankEntry, { status: 'unmatched' }),
      bank: (row?.debit ?? 0) - (row?.credit ?? 0),
      fault: (await verifyLedger(database)).fault,
    }
    await database.onApplicationShutdown()
    const bankHolds = amount * credits
    const expected = { succeeded: matching, matched: matching, unmatched: credits - matching, bank: bankHolds }
    expect(facts).toEqual({ ...expected, fault: null })
  }, 3_600_000)
})
