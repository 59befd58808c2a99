import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { BankEntry } from '../../api/src/money/bank-statements/bank-entry.entity.js'
import { LedgerBalance } from '../../api/src/money/ledger/ledger-balance.entity.js'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { entities } from '../../api/src/process/entities.js'
import { camtOf, detail } from '../support/bank-files.js'
import { openTransfer, payerIban } from '../support/bank-transfers.js'
import { bankAccountInput, money, newIban, sendFile } from '../support/banks.js'
import { startGatehouse } from '../support/gatehouse-process.js'
import { buildMerchant } from '../support/payments.js'
import { buildDesk } from '../support/payouts.js'
import { Random } from '../support/random.js'
import { seed } from '../support/seed.js'
import { startedDatabase } from '../support/started-database.js'
import type { TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

const rounds = process.env.TEST_LONG ? 20 : 3
const transfersInRound = 10
const amount = 1_000

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
  settings.RATE_LIMIT_SCALE = '1000'
})
afterEach(() => remove())

const fromPayer = `<RltdPties><DbtrAcct><Id><IBAN>${payerIban}</IBAN></Id></DbtrAcct></RltdPties></TxDtls>`
const creditOf = (text: string, reference: string) => ({
  ...{ amount: money(amount), credit: true, reference },
  details: [detail({ credit: true, text, name: 'Jane Payer' }).replace('</TxDtls>', fromPayer)],
})
const debitOf = (payoutID: string, reference: string) => ({
  ...{ amount: money(amount), reference },
  details: [detail({ endToEndID: payoutID.replaceAll('_', '-') })],
})

describe('SIGKILL while transfers are credited and refunded', () => {
  it('credits each payment once, and a refund and its payout end together', async () => {
    const random = new Random(seed)
    let gatehouse = await startGatehouse(settings)
    const live = { call: (...args: Parameters<typeof gatehouse.call>) => gatehouse.call(...args) } as TestApi
    const desk = await buildDesk(live)
    const token = desk.maker
    const merchant = await buildMerchant(live)
    const iban = newIban()
    const bank = await live.call('POST', '/bank-accounts', { token, body: bankAccountInput({ iban }) })
    const { bankAccountID } = bank.body
    const asked = { processor: 'bank_transfer', mode: 'test', name: 'Transfers', currencies: ['EUR'] }
    await live.call('POST', '/processor-accounts', { token, body: { ...asked, settings: { bankAccountID } } })
    const path = `/bank-statements?bankAccountID=${bankAccountID}`
    /** Dies in the middle of it, and does it again. */
    const killed = async (work: () => Promise<unknown>) => {
      const dying = work().catch(() => undefined)
      await pause(1 + Math.floor(random.next() * 150))
      await gatehouse.end('SIGKILL')
      await dying
      gatehouse = await startGatehouse(settings)
      return work()
    }
    let standing = 0
    let paid = 0
    for (let round = 0; round < rounds; round += 1) {
      const open = []
      for (let one = 0; one < transfersInRound; one += 1) open.push(await openTransfer(merchant, { amount }))
      const credits = open.map(({ nextAction }, at) => creditOf(nextAction.reference, `C${round}-${at}`))
      const closing = standing + amount * transfersInRound
      const credited = { iban, id: `C${round}`, opening: money(standing), closing: money(closing), entries: credits }
      await killed(() => sendFile(gatehouse, token, path, camtOf(credited)))
      const refunded = open.at(-1)?.transactionID ?? ''
      await until(
        async () => (await merchant.detail(refunded)).status,
        (status) => status === 'succeeded',
      )
      const headers = { 'idempotency-key': `refund-${round}` }
      await killed(() => merchant.ask(refunded, 'refunds', {}, headers))
      const payouts = (await live.call('GET', '/payouts?limit=100', { token })).body.items
      const own = payouts.filter(({ transactionID }: { transactionID: string }) => transactionID === refunded)
      expect(own).toHaveLength(1)
      const [{ payoutID }] = own
      expect((await desk.approve(payoutID)).body.status).toBe('approved')
      const file = await live.call('POST', '/payout-files', { token, body: { bankAccountID, payoutIDs: [payoutID] } })
      expect(file.status).toBe(201)
      const debited = {
        ...{ iban, id: `D${round}`, opening: money(closing), closing: money(closing - amount) },
        entries: [debitOf(payoutID, `D${round}`)],
      }
      await killed(() => sendFile(gatehouse, token, path, camtOf(debited)))
      standing = closing - amount
      paid += transfersInRound
    }
    await gatehouse.end('SIGTERM')
    const database = await Database.open(readEnvironment(settings), entities)
    const { read } = database
    const bankRow = await read.findOneBy(LedgerBalance, { ownerID: bankAccountID, account: 'bank' })
    const facts = {
      succeeded: await read.countBy(Transaction, { status: 'succeeded' }),
      credits: await read.countBy(BankEntry, { status: 'matched', matchKind: 'payment' }),
      refunds: (await read.find(Refund)).map(({ status }) => status),
      payouts: (await read.find(Payout)).map(({ status }) => status),
      bank: (bankRow?.debit ?? 0) - (bankRow?.credit ?? 0),
      fault: (await verifyLedger(database)).fault,
    }
    await database.onApplicationShutdown()
    expect(facts).toEqual({
      ...{ succeeded: paid, credits: paid, bank: standing, fault: null },
      refunds: Array.from({ length: rounds }, () => 'succeeded'),
      payouts: Array.from({ length: rounds }, () => 'paid'),
    })
  }, 600_000)
})
