import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { fileURLToPath } from 'node:url'
import { LessThanOrEqual } from 'typeorm'
import { clock } from '#contract/clock.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { LedgerBalance } from '../../api/src/money/ledger/ledger-balance.entity.js'
import { PayoutFileLine } from '../../api/src/money/payout-files/payout-file.entity.js'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { PayoutSchedule } from '../../api/src/money/payouts/payout-schedule.entity.js'
import { KeptReserve } from '../../api/src/money/reserves/kept-reserve.entity.js'
import { bookChecks } from '../../api/src/process/verification/book-checks.js'
import { entities } from '../../api/src/process/entities.js'
import { signInAdmin } from '../support/builders.js'
import { bankAccountInput, newIban, sendFile } from '../support/banks.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'
import { buildCheckerAs, buildPaidMerchant, type PaidMerchant } from '../support/payouts.js'
import { Random } from '../support/random.js'
import { seed } from '../support/seed.js'
import { SimulatedBank } from '../support/simulated-bank.js'
import type { TestApi } from '../support/test-api.js'

const isLong = Boolean(process.env.TEST_LONG)
/** Commits from the start of a process to the end of its day; some more than there are, so that none is left out. */
const commitsOfDay = 14
const random = new Random(seed)
const one = () => `${1 + Math.floor(random.next() * 8)} ${random.one(['before', 'after'])}`
const all = Array.from({ length: commitsOfDay }, (_, at) => [`${at + 1} before`, `${at + 1} after`]).flat()
const deaths = isLong ? all : [one(), one()]

const tables =
  'payouts|payout_lines|payout_schedules|payout_approvals|payout_files|bank_statements|bank_statement_entries|kept_reserves|ledger_entries'
const dying = fileURLToPath(new URL('../support/die-at.mjs', import.meta.url))

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
let database: Database
let gatehouse: Gatehouse
let merchant: PaidMerchant
/** Paid out by hand alone: what a schedule takes is all that there is. */
let other: PaidMerchant
let checker: { email: string; password: string }
let bank: SimulatedBank
let bankAccountID: string
const created = new Set<string>()
// What builds a merchant makes calls and nothing else, of whichever process is there.
const live = { call: (...args: Parameters<Gatehouse['call']>) => gatehouse.call(...args) } as TestApi

beforeAll(async () => {
  ;({ settings, remove } = await startedDatabase())
  settings.RATE_LIMIT_SCALE = '1000'
  gatehouse = await startGatehouse(settings)
  database = await Database.open(readEnvironment(settings), entities)
  const token = await signInAdmin(live)
  checker = await buildCheckerAs(live, token)
  merchant = await buildPaidMerchant(live)
  other = await buildPaidMerchant(live)
  bank = new SimulatedBank(newIban(), 'EUR', 1_000_000)
  const account = bankAccountInput({ iban: bank.iban })
  bankAccountID = (await live.call('POST', '/bank-accounts', { token, body: account })).body.bankAccountID
  const body = { interval: 'daily', reservePercentage: 10, reserveDays: 30 }
  await live.call('PUT', `/clients/${merchant.clientID}/payout-schedule`, { token, body })
})
afterAll(async () => {
  await database.onApplicationShutdown()
  await remove()
})

/** Whatever is not done yet; whoever does not know what became of it does it again. Throws once nobody answers. */
async function playDay(key: string): Promise<number> {
  const token = await signInAdmin(live)
  const second = (await live.call('POST', '/portal-users/login', { body: checker })).body.token
  const { clientID } = other
  const byHand = { token, body: { clientID, currency: 'EUR', amount: 1_000 }, headers: { 'idempotency-key': key } }
  const made = await live.call('POST', '/payouts', byHand)
  expect([made.status, made.body]).toEqual([201, expect.anything()])
  created.add(made.body.payoutID)
  const waiting = await live.call('GET', '/payouts?status=awaiting_approval&limit=100', { token: second })
  for (const { payoutID } of waiting.body.items) {
    const { revision } = (await live.call('GET', `/payouts/${payoutID}`, { token: second })).body.desk
    await live.call('POST', `/payouts/${payoutID}/approve`, { token: second, body: { revision } })
  }
  await live.call('POST', '/payout-files', { token, body: { bankAccountID } })
  const files = await live.call('GET', `/payout-files?bankAccountID=${bankAccountID}&limit=100`, { token })
  for (const { payoutFileID } of files.body.items) bank.take(await contentOf(payoutFileID, token))
  let news = 0
  for (const file of bank.statements.slice(-4)) news += await tell(file, token)
  return news
}

async function contentOf(payoutFileID: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${gatehouse.url}/api/payout-files/${payoutFileID}/content`, { headers })
  expect(answer.status).toBe(200)
  return answer.text()
}

async function tell(file: string, token: string): Promise<number> {
  const { status, body } = await sendFile(gatehouse, token, `/bank-statements?bankAccountID=${bankAccountID}`, file)
  expect([status, body.entries >= 0]).toEqual([200, true])
  return body.entries
}

/** What the bank does by itself: it closes the day, and now and then sends something back. */
function closeDay(day: number): void {
  const paid = [...bank.paid.keys()].filter((id) => !bank.returned.has(id))
  if (day % 2 === 1 && paid[0]) bank.return(paid[0])
  bank.charge(35)
  bank.deposit(500, 'Nobody knows', 'No reference')
  bank.close()
  bank.open(dayOf(day + 1))
}

const dayOf = (day: number) => new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10)

/** While nobody runs, the time of the schedule and of the reserves has come. */
const timePasses = (round: number) =>
  database.write(async (manager) => {
    await manager.update(PayoutSchedule, { clientID: merchant.clientID }, { dueAt: new Date(1 + round) })
    await manager.update(KeptReserve, { clientID: merchant.clientID }, { releaseAt: new Date(1) })
  })

async function dieInDay(death: string, key: string): Promise<string> {
  const lives = await startGatehouse({
    ...settings,
    NODE_OPTIONS: `--import ${dying}`,
    DIE_AT: `${death} ${tables}`,
  }).catch((error: Error) => error.message)
  if (typeof lives === 'string') return lives
  gatehouse = lives
  await playDay(key).catch(() => undefined)
  return (await gatehouse.end('SIGKILL')).stderr
}

describe('SIGKILL at each commit between schedule, creation, approval, file, marking sent, import and matching', () => {
  it('puts no payout in two files, loses none, releases each reserve once, and an import changes nothing twice', async () => {
    bank.open(dayOf(0))
    const story: string[] = []
    for (const [round, death] of deaths.entries()) {
      for (const one of [merchant, other]) await one.pay({ currency: 'EUR', amount: 20_000 + round })
      await gatehouse.end('SIGTERM')
      closeDay(2 * round)
      await timePasses(round)
      const said = await dieInDay(death, `by-hand-${round}`)
      story.push(/died .*/.exec(said)?.[0] ?? `lived through ${death}`)
      gatehouse = await startGatehouse(settings)
      await playDay(`by-hand-${round}`)
      closeDay(2 * round + 1)
      await playDay(`by-hand-${round}`)
      expect(await playDay(`by-hand-${round}`)).toBe(0)
    }
    await untilQuiet()
    await gatehouse.end('SIGTERM')
    console.info(`seed ${seed}: ${story.join('; ')}`)
    if (isLong) expect(story.at(-1)).toContain('lived')
    await expectAllThere()
  }, 3_000_000)
})

/** The worker has made what was due, and the bank has told all of it. */
async function untilQuiet(): Promise<void> {
  for (let day = 2 * deaths.length; ; day += 1) {
    await playDay('the-last-one')
    closeDay(day)
    await playDay('the-last-one')
    const open = (await database.read.find(Payout)).filter(({ status }) => !['paid', 'returned'].includes(status))
    const isDue = await database.read.existsBy(PayoutSchedule, { dueAt: LessThanOrEqual(clock.now()) })
    if (open.length === 0 && !isDue && bank.statements.length > 2 * deaths.length + 2) return
    expect(day).toBeLessThan(2 * deaths.length + 30)
  }
}

async function expectAllThere(): Promise<void> {
  const { read } = database
  const payouts = await read.find(Payout)
  expect(created.size).toBe(deaths.length + 1)
  expect([...created].filter((id) => !payouts.some(({ payoutID }) => payoutID === id))).toEqual([])
  // Each time of the schedule made one payout at most, and whatever was made stands in one file and was paid once.
  const times = payouts.flatMap(({ scheduledFor }) => scheduledFor?.getTime() ?? [])
  expect([times.length > 0, new Set(times).size]).toEqual([true, times.length])
  const atBank = payouts.map(({ payoutID, amount }) => [payoutID.replace('_', '-'), amount])
  expect(new Map(atBank as [string, number][])).toEqual(bank.paid)
  for (const { payoutID, status } of payouts) {
    const lines = await read.countBy(PayoutFileLine, { payoutID, isVoid: 0 })
    const isBack = bank.returned.has(payoutID.replace('_', '-'))
    expect([payoutID, lines, status]).toEqual([payoutID, 1, isBack ? 'returned' : 'paid'])
  }
  const stands = async (account: string, ownerID: string) => {
    const row = await read.findOneBy(LedgerBalance, { ownerID, account: account as never, currency: 'EUR' })
    return row ? Number(row.debit) - Number(row.credit) : 0
  }
  expect(await stands('bank', bankAccountID)).toBe(bank.balance)
  for (const { clientID } of [merchant, other]) expect(await stands('payouts_in_transit', clientID)).toBe(0)
  expect(await stands('client_reserve', merchant.clientID)).toBe(0)
  const { isIntact, fault } = await verifyLedger(database, undefined, undefined, bookChecks)
  expect([isIntact, fault]).toEqual([true, null])
}
