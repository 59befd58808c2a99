import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { BankEntry } from '../../api/src/money/bank-statements/bank-entry.entity.js'
import { LedgerBalance } from '../../api/src/money/ledger/ledger-balance.entity.js'
import { PayoutFileLine } from '../../api/src/money/payout-files/payout-file.entity.js'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { entities } from '../../api/src/process/entities.js'
import { camtOf, detail } from '../support/bank-files.js'
import { approvedPayout, bankAccountInput, type Bank, money, newIban, sendFile } from '../support/banks.js'
import { startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'
import { buildDesk, buildPaidMerchant } from '../support/payouts.js'
import { Random } from '../support/random.js'
import { seed } from '../support/seed.js'
import type { TestApi } from '../support/test-api.js'

const rounds = process.env.TEST_LONG ? 40 : 4

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
  settings.RATE_LIMIT_SCALE = '1000'
})
afterEach(() => remove())

describe('SIGKILL between making a file, marking sent, importing and matching', () => {
  it('puts no payout in two files and loses none, and an import goes on where it was or changes nothing', async () => {
    const random = new Random(seed)
    const seeds = Array.from({ length: rounds }, () => 1 + Math.floor(random.next() * 119))
    let gatehouse = await startGatehouse(settings)
    // What builds a desk and a merchant makes calls and nothing else.
    const live = { call: (...args: Parameters<typeof gatehouse.call>) => gatehouse.call(...args) } as TestApi
    const desk = await buildDesk(live)
    const token = desk.maker
    const merchant = await buildPaidMerchant(live)
    const iban = newIban()
    const { bankAccountID } = (await live.call('POST', '/bank-accounts', { token, body: bankAccountInput({ iban }) }))
      .body
    const sent: { payoutID: string; amount: number }[] = []
    let opening = 1_000_000
    for (const [round, killAfterMs] of seeds.entries()) {
      const payouts = []
      for (let one = 0; one < 3; one += 1) payouts.push(await approvedPayout(live, { desk } as Bank, merchant))
      const sum = payouts.reduce((total, { amount }) => total + amount, 0)
      const entries = payouts.map(({ payoutID, amount }) => ({
        amount: money(amount),
        details: [detail({ endToEndID: payoutID.replace('_', '-') })],
      }))
      const file = camtOf({
        ...{ iban, id: `R${round}`, entries },
        opening: money(opening),
        closing: money(opening - sum),
      })
      const steps = async () => {
        await live.call('POST', '/payout-files', { token, body: { bankAccountID } })
        return sendFile(gatehouse, token, `/bank-statements?bankAccountID=${bankAccountID}`, file)
      }
      const dying = steps().catch(() => undefined)
      await pause(killAfterMs)
      await gatehouse.end('SIGKILL')
      await dying
      gatehouse = await startGatehouse(settings)
      // Whoever does not know what became of it does it again.
      await steps()
      expect((await steps())?.body).toMatchObject({ entries: 0 })
      sent.push(...payouts)
      opening -= sum
    }
    await gatehouse.end('SIGTERM')
    const database = await Database.open(readEnvironment(settings), entities)
    const states = await Promise.all(sent.map(({ payoutID }) => database.read.findOneByOrFail(Payout, { payoutID })))
    const lines = await Promise.all(sent.map(({ payoutID }) => database.read.countBy(PayoutFileLine, { payoutID })))
    const bank = await database.read.findOneBy(LedgerBalance, { ownerID: bankAccountID, account: 'bank' })
    const told = await database.read.countBy(BankEntry, { bankAccountID, status: 'matched' })
    const { fault } = await verifyLedger(database)
    await database.onApplicationShutdown()
    console.info(`killed after ${seeds.join(', ')} ms; ${sent.length} payouts, each in one file and paid once`)
    expect(states.map(({ status }) => status)).toEqual(sent.map(() => 'paid'))
    expect(lines).toEqual(sent.map(() => 1))
    expect([told, (bank?.debit ?? 0) - (bank?.credit ?? 0), fault]).toEqual([sent.length, opening, null])
  }, 600_000)
})
