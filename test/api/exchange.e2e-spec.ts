import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { report as words } from '../../libs/contract/messages/errors/processor-reports.js'
import { bookChecks } from '../../api/src/process/verification/book-checks.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { ProcessorReportRow } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { sendFile } from '../support/banks.js'
import { balancesOf } from '../support/exchanged.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, compareAll, differencesOf, readReports } from '../support/processor-reports.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

const rowsOf = (stage: Stage) =>
  stage.api.database.read.countBy(ProcessorReportRow, { processorAccountID: stage.account })
const paid = async (stage: Stage, overrides: Record<string, unknown> = {}) => {
  const { transactionID } = await stage.pay('succeeds', overrides)
  await stage.hear()
  return read(stage.api, transactionID)
}

// https://docs.stripe.com/api/balance_transactions/object, "exchange_rate"
describe('a charge that Stripe settles in another currency', () => {
  let stage: Stage
  let double: StripeDouble
  beforeAll(async () => {
    stage = await Stage.set(doubledStripe)
    double = stage.double as StripeDouble
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })
  afterAll(() => stage.close())
  const book = () => double.books.balance

  it.each([0, -0.92, Number.NaN, 1e21, 92, 0.0092])(
    'refuses a page that tells a rate of %d with a sentence, and goes on when it is mended',
    async (rate) => {
      jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
      book().settles = { currency: 'eur', rate: 0.92 }
      await paid(stage)
      await paid(stage, { currency: 'USD' })
      const last = book().rows.at(-1)
      if (last) last.exchange_rate = Number.isNaN(rate) ? ('NaN' as unknown as number) : rate
      const rows = await rowsOf(stage)
      const sentence = words.rate(Number.isNaN(rate) ? 'NaN' : String(rate), last?.id ?? '')
      expect(await readReports(stage.api, stage.account)).toBe(sentence)
      expect(await rowsOf(stage)).toBe(rows)
      if (last) last.exchange_rate = 0.92
      await catchUp(stage)
      expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
      expect(await columnOf(stage, 'USD')).toMatchObject({ ledger: 0, told: 0, difference: 0, lines: [] })
      await expectSoundBooks(stage.api)
    },
  )

  it('refuses a rate whose amounts point in two directions', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
    await paid(stage, { currency: 'USD' })
    const last = book().rows.at(-1)
    const { amount = 0, net = 0 } = last ?? {}
    if (last) Object.assign(last, { amount: -amount, net: -amount - last.fee })
    expect(await readReports(stage.api, stage.account)).toMatch(/doesn’t fit|don’t add up/)
    if (last) Object.assign(last, { amount, net })
    await catchUp(stage)
    expect((await columnOf(stage)).difference).toBe(0)
  })

  it('takes both amounts where Stripe tells no rate', async () => {
    await paid(stage, { currency: 'USD' })
    const last = book().rows.at(-1)
    if (last) last.exchange_rate = null
    await catchUp(stage)
    const row = await stage.api.database.read.findOneByOrFail(ProcessorReportRow, { rowID: last?.id ?? '' })
    expect(row).toMatchObject({ chargedAmount: 10_000, chargedCurrency: 'USD', exchangeRate: null, gross: 9_200 })
    expect((await columnOf(stage)).difference).toBe(0)
  })

  it.each([
    ['JPY', 10_000, 0.0061, 61],
    ['KWD', 10_000, 3.04, 3_040],
    ['ISK', 10_000, 0.0069, 6_900],
  ] as const)('counts %s as that currency is counted', async (currency, amount, rate, settled) => {
    const counted = { JPY: 10_000, KWD: 10_000, ISK: 1_000_000 }[currency]
    book().settles = { currency: 'eur', rate: settled / counted }
    await paid(stage, { currency, amount })
    const last = book().rows.at(-1)
    if (last) last.exchange_rate = rate
    await catchUp(stage)
    const row = await stage.api.database.read.findOneByOrFail(ProcessorReportRow, { rowID: last?.id ?? '' })
    expect(row).toMatchObject({ chargedAmount: amount, chargedCurrency: currency, gross: settled })
    expect(await columnOf(stage, currency)).toMatchObject({ ledger: 0, difference: 0 })
  })

  it('is read once by two at the same time, and again', async () => {
    book().settles = { currency: 'eur', rate: 0.92 }
    await paid(stage, { currency: 'USD' })
    await Promise.all([readReports(stage.api, stage.account), readReports(stage.api, stage.account)])
    await catchUp(stage)
    expect(await columnOf(stage)).toMatchObject({ told: book().net('eur'), ledger: book().net('eur') })
  })

  it('is shown with its rate, what was charged and what its refund cost', async () => {
    const payment = await paid(stage, { currency: 'USD' })
    book().settles = { currency: 'eur', rate: 0.93 }
    await stage.ask(payment, 'refunds', { amount: 1_000 })
    await stage.hear()
    await catchUp(stage)
    const { body: reports } = await stage.api.call('GET', '/processor-reports?limit=1', { token: stage.token })
    const path = `/processor-reports/${reports.items[0].processorReportID}/rows`
    const { body } = await stage.api.call('GET', path, { token: stage.token })
    const rows = body.items.map((one: Record<string, unknown>) => [
      ...[one.kind, one.chargedAmount, one.chargedCurrency, one.exchangeRate, one.gross, one.exchangeResult],
    ])
    expect(rows).toContainEqual(['payment', 10_000, 'USD', '0.92', 9_200, 0])
    expect(rows).toContainEqual(['refund', -1_000, 'USD', '0.93', -930, -10])
  })

  it.each(['chargedAmount', 'gross', 'exchangeResult'] as const)(
    'is a fault for ledger:verify where the %s of a row was changed afterwards',
    async (column) => {
      const row = await stage.api.database.read.findOneByOrFail(ProcessorReportRow, {
        chargedCurrency: 'USD',
        kind: 'refund',
      })
      const { reportRowID } = row
      const change = (amount: number) =>
        stage.api.database.write((manager) => manager.update(ProcessorReportRow, { reportRowID }, { [column]: amount }))
      await change((row[column] ?? 0) + 7)
      const { fault } = await verifyLedger(stage.api.database, undefined, undefined, bookChecks)
      expect(fault).toContain('report')
      await change(row[column] ?? 0)
      await expectSoundBooks(stage.api)
    },
  )

  it('leaves each currency balanced in every posting', async () => {
    const sums = await stage.api.database.read
      .createQueryBuilder(LedgerEntry, 'entry')
      .select('SUM(entry.amount)', 'sum')
      .groupBy('entry.postingID')
      .addGroupBy('entry.currency')
      .getRawMany<{ sum: number | string }>()
    expect(sums.filter(({ sum }) => Number(sum) !== 0)).toEqual([])
  })
})

// https://docs.adyen.com/reporting/settlement-detail-report, "Exchange Rate", "Gross Currency", "Net Currency"
describe('a charge that Adyen settles in another currency', () => {
  let stage: Stage
  let double: AdyenDouble
  beforeAll(async () => {
    stage = await Stage.set(doubledAdyen)
    double = stage.double as AdyenDouble
    double.settlement.rates.USD = 0.92
  })
  afterAll(async () => {
    await expectSoundBooks(stage.api)
    await stage.close()
  })
  const send = (body: string) =>
    sendFile(stage.api, stage.token, `/processor-reports?processorAccountID=${stage.account}`, body, 'text/csv')

  it.each<[string, string, RegExp]>([
    ['zero', ',0,', /Line 2: The exchange rate “0” in/],
    ['less than zero', ',-0.92,', /The exchange rate “-0.92”/],
    ['no number', ',NaN,', /The exchange rate “NaN”/],
    ['of other amounts', ',92,', /The exchange rate “92”/],
    ['written with a comma', ',"0,92",', /The exchange rate “0,92”/],
  ])('refuses the file whose rate is %s, and keeps nothing', async (_, rate, sentence) => {
    const fresh = await Stage.set(doubledAdyen)
    try {
      const other = fresh.double as AdyenDouble
      other.settlement.rates.USD = 0.92
      await paid(fresh, { currency: 'USD' })
      const path = `/processor-reports?processorAccountID=${fresh.account}`
      const wrong = other.settlementReport().replace(',0.92,', rate)
      const { status, body } = await sendFile(fresh.api, fresh.token, path, wrong, 'text/csv')
      expect([status, body.code]).toEqual([422, 'REPORT_REFUSED'])
      expect(body.message).toMatch(sentence)
      expect(await rowsOf(fresh)).toBe(0)
      expect(await balancesOf(fresh.api, 'fx_transit')).toEqual({})
    } finally {
      await fresh.close()
    }
  })

  it('is exchanged when its row comes, and its refund at the rate of the day', async () => {
    const payment = await paid(stage, { currency: 'USD' })
    await catchUp(stage)
    expect(await columnOf(stage, 'USD')).toMatchObject({ ledger: 0, told: 0, difference: 0, lines: [] })
    double.settlement.rates.USD = 0.9
    await stage.ask(payment, 'refunds', { amount: 4_000 })
    await stage.resolveRefunds(payment)
    await catchUp(stage)
    expect(await balancesOf(stage.api, 'fx_transit')).toEqual({ USD: 6_000, EUR: -5_520 })
    expect(await balancesOf(stage.api, 'fx_result')).toEqual({ EUR: -80 })
    expect(await columnOf(stage)).toMatchObject({ ledger: 9_200 - double.costs('EUR') - 3_600, difference: 0 })
    expect(await differencesOf(stage, '?state=open')).toEqual([])
  })

  it('keeps a row of a currency that the ledger does not have as money that is missing here', async () => {
    await paid(stage, { currency: 'USD' })
    const file = double.settlementReport().replace(',USD,', ',BRL,').replace('txn_', 'elsewhere_')
    expect((await send(file)).status).toBe(200)
    await compareAll(stage.api)
    expect(await differencesOf(stage, '?state=open')).toMatchObject([
      { kind: 'missing_here', currency: 'EUR', theirs: 9_000 },
    ])
  })
})
