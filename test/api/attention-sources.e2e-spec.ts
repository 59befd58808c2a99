import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AttentionItemView, AttentionView } from '#contract/attention.js'
import { attentionAfterMs } from '#contract/attention-limits.js'
import { clock } from '#contract/clock.js'
import { sandboxAccountID } from '#contract/processors.js'
import { BankEntry } from '../../api/src/money/bank-statements/bank-entry.entity.js'
import { BankStatement } from '../../api/src/money/bank-statements/bank-statement.entity.js'
import { BankAccount } from '../../api/src/money/bank-accounts/bank-account.entity.js'
import { ProcessorReport, ProcessorReportRow } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { ReportCursor } from '../../api/src/money/processor-reports/report-cursor.entity.js'
import { ProcessorAccount } from '../../api/src/money/processors/processor-account.entity.js'
import { Difference } from '../../api/src/money/reconciliation-differences/difference.entity.js'
import { Versions } from '../../api/src/platform/database/versions.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, edit, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
let api: TestApi
let staff: string
let merchant: Merchant

beforeAll(async () => {
  api = await startApi()
  staff = await signInAdmin(api)
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())

const ago = (ms: number) => new Date(clock.time() - ms)
const itemsOf = async (kind: string): Promise<AttentionItemView[]> => {
  const view = (await api.call('GET', `/attention?kind=${kind}`, { token: staff })).body as AttentionView
  return view.kinds.find((one) => one.kind === kind)?.items ?? []
}
const subjectsOf = async (kind: string) => (await itemsOf(kind)).map(({ subjectID }) => subjectID)
const write = (work: Parameters<TestApi['database']['write']>[0]) => api.database.write(work)

const account = (processorAccountID: string): Partial<ProcessorAccount> => ({
  ...{ processorAccountID, processor: 'stripe', mode: 'test', name: 'Stripe, Ireland', sealedSettings: '' },
  ...{ currencies: null, methods: ['card'], isEnabled: true, deletedAt: null, previousSecretEndsAt: null },
  ...{ createdAt: ago(30 * dayMs), updatedAt: ago(30 * dayMs) },
})

const bankOf = (bankAccountID: string, createdAt: Date): Partial<BankAccount> => ({
  ...{ bankAccountID, name: 'Main account', holder: 'Gatehouse', sealedNumber: '', numberLast4: '1234' },
  ...{ isIban: 1, bic: null, currency: 'EUR', mode: 'test', isEnabled: 1, cutOffTime: '16:00' },
  ...{ timeZone: 'UTC', holidays: [], csvMapping: null, opening: null, openingOn: null },
  ...{ createdAt, updatedAt: createdAt },
})

describe('webhooks that stopped', () => {
  it('shows an account that sends none although payments go on', async () => {
    const processorAccountID = 'pac_quiet_notices'
    await write(async (manager) => {
      await manager.insert(ProcessorAccount, account(processorAccountID))
      await Versions.raise(manager, 'processors')
    })
    for (let payments = 0; payments < 3; payments += 1) {
      const { transactionID } = (await merchant.pay()).body
      await edit(api, transactionID, { processorAccountID, createdAt: ago(dayMs) })
    }
    expect(await itemsOf('notices_quiet')).toMatchObject([
      { subjectID: processorAccountID, sentence: expect.stringContaining('stopped sending webhooks') },
    ])
  })
})

describe('settlements that no statement shows', () => {
  const processorAccountID = sandboxAccountID
  const differenceID = 'dif_settlement'
  let rows = 0
  beforeAll(() =>
    write(async (manager) => {
      const made = { mode: 'test', createdAt: clock.now() } as const
      const today = clock.now().toISOString().slice(0, 10)
      await manager.insert(ProcessorReport, {
        ...{ processorReportID: 'rep_1', processorAccountID, source: 'call', rows: 0, uploadedBy: null },
        ...{ fromAt: ago(20 * dayMs), toAt: clock.now(), ...made },
      })
      await manager.insert(BankAccount, bankOf('bac_1', clock.now()))
      await manager.insert(BankStatement, {
        ...{ bankStatementID: 'bst_1', bankAccountID: 'bac_1', currency: 'EUR', reference: '1', contentHash: '1' },
        ...{ fromDay: today, toDay: today, opening: null, closing: null, entries: 0, ...made },
      })
    }),
  )

  const told = (amount: number, daysAgo: number) =>
    write(async (manager) => {
      rows += 1
      await manager.insert(ProcessorReportRow, {
        ...{ reportRowID: `prw_${rows}`, processorReportID: 'rep_1', processorAccountID, rowID: `row_${rows}` },
        ...{ mode: 'test', kind: 'payout', subject: 'settlement', currency: 'EUR' },
        ...{ gross: -amount, fee: 0, net: -amount, occurredAt: ago(daysAgo * dayMs), createdAt: clock.now() },
      })
    })
  const booked = (amount: number) =>
    write((manager) =>
      manager.insert(BankEntry, {
        ...{ entryID: `bse_${amount}`, bankAccountID: 'bac_1', bankStatementID: 'bst_1', mode: 'test' },
        ...{ currency: 'EUR', bookedOn: '2026-01-01', amount, charges: 0, isReversal: 0, fingerprint: String(amount) },
        ...{ status: 'matched', matchKind: 'processor', matchedID: processorAccountID, createdAt: clock.now() },
      }),
    )
  const differ = (ours: number, theirs: number) =>
    write((manager) =>
      manager.save(Difference, {
        ...{ differenceID, processorAccountID, mode: 'test', currency: 'EUR', subject: 'settlement' },
        ...{ about: 'settlement', kind: 'other_amount', ours, theirs, occurredAt: ago(20 * dayMs) },
        ...{ countsFrom: null, explanation: null, explainedBy: null, explainedAt: null, resolvedAt: null },
        createdAt: clock.now(),
      }),
    )

  it('names each payout of the processor without an entry of its amount', async () => {
    await told(10_000, 12)
    await told(20_000, 9)
    await told(30_000, 2)
    await booked(10_000)
    await differ(-10_000, -60_000)
    expect(await itemsOf('settlement_unconfirmed')).toMatchObject([
      { subjectID: processorAccountID, amount: 20_000, currency: 'EUR', clientID: null },
    ])
    await booked(20_000)
    await differ(-30_000, -60_000)
    expect(await itemsOf('settlement_unconfirmed')).toEqual([])
  })

  it('takes one entry for several payouts as theirs', async () => {
    await told(5_000, 8)
    await told(6_000, 8)
    await booked(11_000)
    await differ(-41_000, -71_000)
    expect(await itemsOf('settlement_unconfirmed')).toEqual([])
  })

  it('says that the sums differ where no single payout is missing', async () => {
    await booked(30_000)
    await differ(-71_000, -71_500)
    expect(await itemsOf('settlement_unconfirmed')).toMatchObject([{ amount: 500 }])
    await write((manager) => manager.delete(Difference, { differenceID }))
  })
})

describe('differences and sources that went quiet', () => {
  it('shows a difference once it counts, as an alarm after a day', async () => {
    const processorAccountID = sandboxAccountID
    const counted = (ms: number) =>
      write((manager) =>
        manager.save(Difference, {
          ...{ differenceID: 'dif_open', processorAccountID, mode: 'test', currency: 'USD', subject: 'txn_somewhere' },
          ...{ about: 'payment', kind: 'missing_here', ours: 0, theirs: 700, occurredAt: ago(5 * dayMs) },
          ...{ countsFrom: ago(ms), explanation: null, explainedBy: null, explainedAt: null, resolvedAt: null },
          createdAt: clock.now(),
        }),
      )
    await write((manager) =>
      manager.save(ReportCursor, {
        ...{ processorAccountID, cursor: null, toldUntil: clock.now(), readAt: clock.now(), failures: 0 },
        ...{ nextReadAt: ago(-dayMs), failure: null, walkedAt: new Date(0), walkedEntryID: '' },
      }),
    )
    await counted(hourMs)
    expect(await itemsOf('difference_open')).toMatchObject([{ subjectID: 'txn_somewhere', isOverdue: false }])
    await counted(2 * dayMs)
    expect(await itemsOf('difference_open')).toMatchObject([
      { isOverdue: true, amount: 700, sentence: expect.stringContaining('our ledger doesn’t have it') },
    ])
  })

  it('shows an account whose report could not be read for a day, with the reason', async () => {
    const processorAccountID = 'pac_quiet_reports'
    await write(async (manager) => {
      await manager.insert(ProcessorAccount, account(processorAccountID))
      await manager.insert(ReportCursor, {
        ...{ processorAccountID, cursor: null, toldUntil: ago(2 * dayMs), readAt: ago(2 * dayMs), failures: 12 },
        ...{ nextReadAt: ago(-dayMs), failure: 'The key was refused.', walkedAt: new Date(0), walkedEntryID: '' },
      })
      await Versions.raise(manager, 'processors')
    })
    const [item] = await itemsOf('reports_quiet')
    expect(item).toMatchObject({
      ...{ subjectID: processorAccountID, isOverdue: true },
      sentence: 'Stripe, Ireland: the report couldn’t be read. The key was refused.',
    })
    await write((manager) => manager.update(ReportCursor, { processorAccountID }, { readAt: clock.now() }))
    expect(await itemsOf('reports_quiet')).toEqual([])
  })

  it('shows a bank account without a recent statement', async () => {
    const bankAccountID = 'bac_quiet'
    const bank = (createdAt: Date) => write((manager) => manager.save(BankAccount, bankOf(bankAccountID, createdAt)))
    await bank(ago(attentionAfterMs.statements - hourMs))
    expect(await subjectsOf('statements_quiet')).toEqual([])
    await bank(ago(attentionAfterMs.statements + hourMs))
    expect(await itemsOf('statements_quiet')).toMatchObject([{ subjectID: bankAccountID, isOverdue: true }])
  })
})
