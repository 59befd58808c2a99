import { afterEach, describe, expect, it } from '@jest/globals'
import type { Currency } from '../../libs/contract/money.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { balancesOf, PostedSince } from '../support/exchanged.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, differencesOf } from '../support/processor-reports.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

// 100.00 charged at 2.9 %, of which the processor keeps 1.4 % + 0.25; 40.00 is refunded and the rest disputed and lost, for 15.00.
class Example {
  private constructor(
    readonly stage: Stage,
    readonly currency: Currency,
    private readonly posted: PostedSince,
    public reference = '',
    public transactionID = '',
  ) {}

  static async of(currency: Currency): Promise<Example> {
    const stage = await Stage.set(doubledStripe)
    const { clientID } = stage.merchant
    await stage.api.database.write((manager) =>
      manager.update(Client, { clientID }, { chargePercentageHundredths: 290 }),
    )
    const example = new Example(stage, currency, new PostedSince(stage.api))
    example.balance.feeOf = (amount) => Math.round((amount * 14) / 1_000) + 25
    return example
  }

  get double() {
    return this.stage.double as StripeDouble
  }

  get balance() {
    return this.double.books.balance
  }

  rateIs(rate: number) {
    this.balance.settles = { currency: 'eur', rate }
  }

  async step(run: () => Promise<unknown> | void) {
    await run()
    await this.stage.hear()
    const ours = await this.posted.read()
    await catchUp(this.stage)
    const theirs = await this.posted.read()
    await expectSoundBooks(this.stage.api)
    expect(await differencesOf(this.stage, '?state=open')).toEqual([])
    await this.expectClearingIsBalance()
    return { ours, theirs }
  }

  pay = async () => {
    const { transactionID } = await this.stage.pay('succeeds', { currency: this.currency })
    this.transactionID = transactionID
    this.reference = (await read(this.stage.api, transactionID)).processorReference ?? ''
  }

  refund = () => this.stage.ask({ transactionID: this.transactionID }, 'refunds', { amount: 4_000 })
  dispute = (): void => void this.double.books.dispute(this.reference, 'fraudulent', { amount: 6_000 })
  lose = () => this.double.endDispute(this.reference, 'lost')

  /** But for what Stripe holds while a dispute is open, which the ledger gives away when it is lost. */
  private async expectClearingIsBalance() {
    const clearing = await balancesOf(this.stage.api, 'processor_clearing', this.stage.account)
    for (const currency of new Set<Currency>([this.currency, 'EUR'])) {
      const { held, difference, ledger, told } = await columnOf(this.stage, currency)
      expect(told).toBe(this.balance.net(currency.toLowerCase()))
      expect([ledger, difference]).toEqual([clearing[currency] ?? 0, 0])
      expect(ledger - held).toBe(told)
    }
  }
}

// https://docs.stripe.com/reports/balance-transaction-types, https://docs.stripe.com/currencies/conversion
describe('the worked example', () => {
  let example: Example
  afterEach(() => example.stage.close())

  it('in EUR on an account in EUR', async () => {
    example = await Example.of('EUR')
    expect(await example.step(example.pay)).toEqual({
      ours: { 'payment EUR': { processor_clearing: 10_000, client_available: -9_710, platform_fees: -290 } },
      theirs: { 'processor_cost EUR': { processor_costs: 165, processor_clearing: -165 } },
    })
    expect(await example.step(example.refund)).toEqual({
      ours: { 'refund EUR': { client_available: 3_884, platform_fees: 116, processor_clearing: -4_000 } },
      theirs: {},
    })
    expect(await example.step(example.dispute)).toEqual({
      ours: { 'dispute_opened EUR': { client_available: 5_826, client_disputed: -5_826 } },
      theirs: { 'processor_cost EUR': { processor_costs: 1_500, processor_clearing: -1_500 } },
    })
    expect((await columnOf(example.stage, 'EUR')).held).toBe(6_000)
    expect(await example.step(example.lose)).toEqual({
      ours: { 'dispute_lost EUR': { client_disputed: 5_826, platform_fees: 174, processor_clearing: -6_000 } },
      theirs: {},
    })
    expect(await columnOf(example.stage, 'EUR')).toMatchObject({ ledger: -1_665, told: -1_665, held: 0 })
  })

  it('in USD on an account in EUR, at three rates', async () => {
    example = await Example.of('USD')
    example.rateIs(0.92)
    expect(await example.step(example.pay)).toEqual({
      ours: { 'payment USD': { processor_clearing: 10_000, client_available: -9_710, platform_fees: -290 } },
      theirs: {
        'processor_cost EUR': { processor_costs: 154, processor_clearing: -154 },
        'exchange USD': { processor_clearing: -10_000, fx_transit: 10_000 },
        'exchange EUR': { processor_clearing: 9_200, fx_transit: -9_200 },
      },
    })
    example.rateIs(0.93)
    expect(await example.step(example.refund)).toEqual({
      ours: { 'refund USD': { client_available: 3_884, platform_fees: 116, processor_clearing: -4_000 } },
      theirs: {
        'exchange USD': { processor_clearing: 4_000, fx_transit: -4_000 },
        'exchange EUR': { processor_clearing: -3_720, fx_transit: 3_720 },
        // 40.00 came in as 36.80.
        'exchange_result EUR': { fx_transit: -40, fx_result: 40 },
      },
    })
    example.rateIs(0.94)
    expect(await example.step(example.dispute)).toEqual({
      ours: { 'dispute_opened USD': { client_available: 5_826, client_disputed: -5_826 } },
      theirs: {
        'processor_cost EUR': { processor_costs: 1_500, processor_clearing: -1_500 },
        'exchange USD': { processor_clearing: 6_000, fx_transit: -6_000 },
        'exchange EUR': { processor_clearing: -5_640, fx_transit: 5_640 },
        // 60.00 came in as 55.20.
        'exchange_result EUR': { fx_transit: -120, fx_result: 120 },
      },
    })
    expect((await columnOf(example.stage, 'USD')).held).toBe(6_000)
    expect(await example.step(example.lose)).toEqual({
      ours: { 'dispute_lost USD': { client_disputed: 5_826, platform_fees: 174, processor_clearing: -6_000 } },
      theirs: {},
    })
    const { api, account } = example.stage
    expect(await balancesOf(api, 'processor_clearing', account)).toEqual({ EUR: -1_814 })
    expect(await balancesOf(api, 'fx_transit')).toEqual({})
    expect(await balancesOf(api, 'fx_result')).toEqual({ EUR: 160 })
  })

  it('in USD on an account in EUR, won: what comes back opens at its own rate', async () => {
    example = await Example.of('USD')
    example.rateIs(0.92)
    await example.step(example.pay)
    example.rateIs(0.94)
    await example.step(example.dispute)
    example.rateIs(0.9)
    expect(await example.step(() => example.double.endDispute(example.reference, 'won'))).toEqual({
      ours: { 'dispute_won USD': { client_disputed: 5_826, client_available: -5_826 } },
      theirs: {
        'exchange USD': { processor_clearing: -6_000, fx_transit: 6_000 },
        'exchange EUR': { processor_clearing: 5_400, fx_transit: -5_400 },
      },
    })
    expect(await balancesOf(example.stage.api, 'fx_transit')).toEqual({ USD: 10_000, EUR: -3_680 - 5_400 })
    expect(await balancesOf(example.stage.api, 'fx_result')).toEqual({ EUR: 120 })
  })
})
