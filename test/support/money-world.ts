import { strict as assert } from 'node:assert'
import { DueReserves } from '../../api/src/money/reserves/due-reserves.js'
import { KeptReserve } from '../../api/src/money/reserves/kept-reserve.entity.js'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { PayoutSchedule } from '../../api/src/money/payouts/payout-schedule.entity.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { payoutsUndone } from '../../libs/contract/payout-states.js'
import { buildClient, idempotencyKey, paymentInput, type SignedInClient } from './builders.js'
import { type Balance, type Kept, ModelPurse, type Prices } from './money-model.js'
import { buildProgram, type Program } from './modes.js'
import { workOff } from './payments.js'
import { accountInput, type Desk, workOffPayouts } from './payouts.js'
import type { TestApi } from './test-api.js'

export const modes = ['test', 'live'] as const
const currencies = ['EUR', 'JPY', 'KWD'] as const
const dueNow = new Date(1)

/** A client with a purse for each mode and currency, and what moves them in the product. */
export class MoneyClient {
  readonly purses = modes.flatMap((mode) => currencies.map((currency) => new ModelPurse(mode, currency)))
  prices: Prices = { rate: 250, fixed: 0, refund: 0, dispute: 0, payout: 0 }
  kept: Kept = { rate: 0 }
  /** null: it has no schedule. */
  least: number | null = null
  private times = 1

  private constructor(
    readonly api: TestApi,
    readonly desk: Desk,
    private readonly client: SignedInClient,
    private readonly programs: Record<(typeof modes)[number], Program>,
  ) {}

  static async build(api: TestApi, desk: Desk): Promise<MoneyClient> {
    const client = await buildClient(api)
    const { clientID, token } = client
    await api.call('PUT', `/clients/${clientID}/settlement-account`, { token, body: accountInput() })
    const test = await buildProgram(api, client, 'test')
    return new MoneyClient(api, desk, client, { test, live: await buildProgram(api, client, 'live') })
  }

  get clientID(): string {
    return this.client.clientID
  }

  async pay({ mode, currency }: ModelPurse, amount: number, captureMethod: string) {
    return this.programs[mode].pay(paymentInput({ amount, currency, captureMethod }))
  }

  ask({ mode }: ModelPurse, transactionID: string, action: string, body: object = {}) {
    const { token } = this.programs[mode]
    return this.api.call('POST', `/transactions/${transactionID}/${action}`, {
      ...{ token, body, headers: idempotencyKey() },
    })
  }

  async detail({ mode }: ModelPurse, transactionID: string) {
    return (await this.programs[mode].get(`/transactions/${transactionID}`)).body
  }

  /** As the client reads it, of each currency that it has money in. */
  async balances(mode: (typeof modes)[number]): Promise<Map<string, Balance>> {
    const { items } = (await this.programs[mode].get('/balance')).body
    return new Map(items.map(({ currency, ...balance }: Balance & { currency: string }) => [currency, balance]))
  }

  /** What has arrived at the client's bank. */
  async arrived({ mode, currency }: ModelPurse): Promise<number> {
    const where = { clientID: this.clientID, mode, currency, status: 'paid' } as const
    return Number((await this.api.database.read.sum(Payout, 'amount', where)) ?? 0)
  }

  async setPrices(prices: Prices): Promise<void> {
    const { rate, ...fees } = prices
    const terms = {
      chargePercentage: rate / 100,
      fees: currencies.map((currency) => ({ currency, ...fees })),
      methods: [],
    }
    await this.must('PUT', `/clients/${this.clientID}/terms`, { terms })
    this.prices = prices
  }

  async setRules(rate: number, interval: string, least: number): Promise<void> {
    const leastAmounts = Object.fromEntries(currencies.map((currency) => [currency, least]))
    const body = { interval, leastAmounts, reservePercentage: rate / 100, reserveDays: 30 }
    await this.must('PUT', `/clients/${this.clientID}/payout-schedule`, body)
    this.kept = { rate }
    this.least = least
  }

  async settle(): Promise<void> {
    await this.makeDue(Transaction, { settlesAt: dueNow, dueAt: dueNow }, '"settlesAt" IS NOT NULL')
    while ((await this.count(Transaction, '"dueAt" = 1')) > 0) await workOff(this.api)
    for (const purse of this.purses) purse.settle()
  }

  async release(): Promise<void> {
    await this.makeDue(KeptReserve, { releaseAt: dueNow }, '"releasedAt" IS NULL')
    const due = this.api.app.get(DueReserves, { strict: false })
    while ((await this.count(KeptReserve, '"releasedAt" IS NULL')) > 0) await due.workOff(new AbortController().signal)
    for (const purse of this.purses) purse.release()
  }

  /** The schedule's time has come. */
  async schedule(): Promise<Payout[]> {
    const { clientID } = this
    const known = await this.payouts()
    // Each time is another one, of which there is at most one payout.
    this.times += 1
    await this.api.database.write((manager) =>
      manager.update(PayoutSchedule, { clientID }, { dueAt: new Date(this.times) }),
    )
    while ((await this.count(PayoutSchedule, `"dueAt" = ${this.times}`)) > 0) await workOffPayouts(this.api)
    const before = new Set(known.map(({ payoutID }) => payoutID))
    return (await this.payouts()).filter(({ payoutID }) => !before.has(payoutID))
  }

  private payouts(): Promise<Payout[]> {
    return this.api.database.read.findBy(Payout, { clientID: this.clientID })
  }

  createPayout({ mode, currency }: ModelPurse, amount?: number) {
    const { clientID } = this
    const body = { clientID, currency, ...(amount !== undefined && { amount }) }
    return this.api.call('POST', `/payouts?mode=${mode}`, { token: this.desk.maker, body, headers: idempotencyKey() })
  }

  endByHand({ mode }: ModelPurse, payoutID: string, action: 'reject' | 'cancel'): Promise<void> {
    return this.must('POST', `/payouts/${payoutID}/${action}?mode=${mode}`, { reason: 'By chance' })
  }

  /** Approved, handed over, and ended by its rail; false: what the client has is less than nothing, and so nobody can approve. */
  async send({ mode, available }: ModelPurse, payoutID: string, ends: string): Promise<boolean> {
    const token = this.desk.checker
    const { desk } = (await this.api.call('GET', `/payouts/${payoutID}?mode=${mode}`, { token })).body
    const path = `/payouts/${payoutID}/approve?mode=${mode}`
    const { status, body } = await this.api.call('POST', path, { token, body: { revision: desk.revision } })
    const isRefused = available < 0
    assert.deepEqual(
      [status, body.code],
      isRefused ? [409, 'NEGATIVE_BALANCE'] : [200, undefined],
      JSON.stringify(body),
    )
    if (isRefused) return false
    const { read } = this.api.database
    for (;;) {
      const { status: now, dueAt } = await read.findOneByOrFail(Payout, { payoutID })
      if (now === ends && dueAt === null) return true
      assert.ok(now === ends || !payoutsUndone.includes(now), `${payoutID} is ${now} and should be ${ends}`)
      await workOffPayouts(this.api, payoutID)
    }
  }

  async must(method: string, path: string, body: object, token = this.desk.maker): Promise<void> {
    const answer = await this.api.call(method, path, { token, body })
    assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`)
  }

  private async makeDue(entity: typeof Transaction | typeof KeptReserve, change: object, which: string): Promise<void> {
    const { clientID } = this
    await this.api.database.write((manager) =>
      manager
        .createQueryBuilder()
        .update(entity)
        .set(change)
        .where(`"clientID" = :clientID AND ${which}`, { clientID })
        .execute(),
    )
  }

  private count(
    entity: typeof Transaction | typeof KeptReserve | typeof PayoutSchedule,
    which: string,
  ): Promise<number> {
    const { clientID } = this
    return this.api.database.read
      .createQueryBuilder(entity, 'one')
      .where(`"one"."clientID" = :clientID AND ${which.replace('"', '"one"."')}`, { clientID })
      .getCount()
  }
}
