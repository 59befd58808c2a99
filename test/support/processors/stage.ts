import type { Type } from '@nestjs/common'
import { randomUUID } from 'node:crypto'
import { strict as assert } from 'node:assert'
import { clock } from '#contract/clock.js'
import type { TransactionView } from '#contract/transactions.js'
import { clearingOf } from '../../../api/src/money/processor-accounts/open-money.js'
import { DueTransactions } from '../../../api/src/money/due-work/due-transactions.service.js'
import { NoticeWork } from '../../../api/src/money/processor-notices/notice-work.js'
import { ReceivedNotice } from '../../../api/src/money/processor-notices/received-notice.entity.js'
import type { RawNotice } from '../../../api/src/money/processors/port/notice.js'
import { processors } from '../../../api/src/money/processors/registry.js'
import { Refund } from '../../../api/src/money/refunds/refund.entity.js'
import { RefundsService } from '../../../api/src/money/refunds/refunds.service.js'
import type { Transaction } from '../../../api/src/money/transactions/transaction.entity.js'
import { TransactionCharges } from '../../../api/src/money/transactions/transaction-charges.service.js'
import { signInAdmin } from '../builders.js'
import type { Answer } from '../calls.js'
import { buildMerchant, edit, expectSoundBooks, type Merchant, read, workOff } from '../payments.js'
import { startApi, type TestApi } from '../test-api.js'
import { until } from '../until.js'
import type { DoubledProcessor, Play, ProcessorDouble } from './processor-double.js'

const aDayAgo = () => new Date(clock.time() - 25 * 3_600_000)

/** The whole product with an account at a double of one processor. */
export class Stage {
  private made: string[] = []

  private constructor(
    readonly api: TestApi,
    readonly double: ProcessorDouble,
    readonly merchant: Merchant,
    readonly token: string,
    readonly account: string,
    private readonly processor: string,
    private readonly tellsOnly: boolean,
  ) {}

  static async set({ processor, start, tellsOnly = false }: DoubledProcessor): Promise<Stage> {
    const double = await start()
    const api = await startApi({ PROCESSOR_ALLOW_PRIVATE: '1' })
    const token = await signInAdmin(api)
    const account = await openAccount(api, token, processor, double.settings)
    return new Stage(api, double, await buildMerchant(api), token, account, processor, tellsOnly)
  }

  async close(): Promise<void> {
    await this.api.close()
    await this.double.close()
  }

  private service<T>(type: Type<T>): T {
    return this.api.app.get(type, { strict: false })
  }

  /** What a notice that was taken is answered. */
  get accepted(): number {
    return processors.find(({ name }) => name === this.processor)?.noticeAnswer === undefined ? 204 : 200
  }

  openAccount(settings: Record<string, string> = {}): Promise<string> {
    return openAccount(this.api, this.token, this.processor, { ...this.double.settings, ...settings })
  }

  inputOf(play: Play, account = this.account) {
    const { currency } = this.double
    return { amount: 10_000, currency, description: 'Order 1001', paymentMethod: this.double.methodFor(play, account) }
  }

  /** By a program, as any integrator pays. */
  async pay(play: Play = 'succeeds', overrides: Record<string, unknown> = {}): Promise<TransactionView> {
    const { status, body } = await this.merchant.pay({ ...this.inputOf(play), ...overrides })
    assert.equal(status, 201, JSON.stringify(body))
    this.made.push(body.transactionID)
    return body
  }

  /** By a payer at our page, who comes back to it. */
  async payByHand(play: Play, captureMethod: 'automatic' | 'manual' = 'automatic'): Promise<TransactionView> {
    const { clientID, apiUserID: scopeID } = this.merchant
    const payer = { emailAddress: 'payer@example.com', name: 'Ada Payer' }
    const returnURL = `${this.api.url}/pay/back`
    const call = { scopeID, mode: 'test' as const, key: randomUUID(), request: play }
    const charges = this.service(TransactionCharges)
    const input = { ...this.inputOf(play), captureMethod }
    const { answer } = await charges.create({ clientID, mode: 'test', payer, returnURL }, call, input)
    this.made.push(answer.transactionID)
    return answer
  }

  transaction({ transactionID }: Pick<TransactionView, 'transactionID'>): Promise<Transaction> {
    return read(this.api, transactionID)
  }

  async statusOf({ transactionID }: Pick<TransactionView, 'transactionID'>): Promise<string> {
    return (await read(this.api, transactionID)).status
  }

  /** Where only notices say how it ended, they are heard, and what is then is answered. */
  async ask(payment: Pick<TransactionView, 'transactionID'>, action: string, body: object = {}): Promise<Answer> {
    const { transactionID } = payment
    const answer = await this.merchant.ask(transactionID, action, body)
    if (!this.tellsOnly || answer.status !== 200) return answer
    await this.hear()
    return { ...answer, body: await this.merchant.detail(transactionID) }
  }

  /** The payer at the processor's page, who brings back to ours what completes the payment. */
  async payerGoes({ transactionID }: TransactionView, url: string, outcome: 'passes' | 'fails' | 'leaves') {
    const brought = await this.double.payerGoes(url, outcome)
    if (brought) await this.api.call('POST', `/payer-steps/${transactionID}`, { body: { brought } })
  }

  /** The worker asks; what is unknown then too is asked about a day later, when keys at the processor are forgotten. */
  async resolve({ transactionID }: Pick<TransactionView, 'transactionID'>): Promise<string> {
    for (const createdAt of [undefined, aDayAgo()]) {
      if ((await read(this.api, transactionID)).inFlight === null) break
      if (createdAt) await edit(this.api, transactionID, { createdAt })
      await this.askAgain({ transactionID })
      if (this.tellsOnly) await this.hear()
    }
    return this.statusOf({ transactionID })
  }

  /** What the worker does once. */
  async askAgain({ transactionID }: Pick<TransactionView, 'transactionID'>): Promise<string> {
    await this.service(DueTransactions).ask(await read(this.api, transactionID))
    return this.statusOf({ transactionID })
  }

  /** The same for the refunds of a payment; says how each stands. */
  async resolveRefunds({ transactionID }: Pick<TransactionView, 'transactionID'>): Promise<string[]> {
    for (const createdAt of [undefined, aDayAgo()])
      for (const refund of await this.api.database.read.findBy(Refund, { transactionID, status: 'pending' }))
        await this.service(RefundsService).inquire(Object.assign(refund, createdAt && { createdAt }))
    if (this.tellsOnly) await this.hear()
    return this.refundsOf({ transactionID })
  }

  /** Its time is over, and a worker looks; ours or the one that runs beside. */
  async expire({ transactionID }: Pick<TransactionView, 'transactionID'>): Promise<void> {
    const { status } = await read(this.api, transactionID)
    await edit(this.api, transactionID, { expiresAt: new Date(1), dueAt: new Date(1) })
    await workOff(this.api)
    await until(
      async () => {
        if (this.tellsOnly) await this.hear()
        return read(this.api, transactionID)
      },
      (now) => now.status !== status && now.inFlight === null,
    )
  }

  async refundsOf({ transactionID }: Pick<TransactionView, 'transactionID'>): Promise<string[]> {
    const order = { createdAt: 'ASC', refundID: 'ASC' } as const
    return (await this.api.database.read.find(Refund, { where: { transactionID }, order })).map(({ status }) => status)
  }

  post({ body, headers }: RawNotice, account = this.account): Promise<Answer> {
    return this.api.call('POST', `/processors/${account}/notices`, { body: body.toString(), headers })
  }

  /** Until the worker has looked at all that was told. */
  async worked(account = this.account): Promise<ReceivedNotice[]> {
    return until(
      () => this.api.database.read.findBy(ReceivedNotice, { processorAccountID: account }),
      (rows) => rows.every(({ status, workedAt }) => status !== 'waiting' || workedAt),
    )
  }

  /** What waits for its next try is due now. */
  async dueNow(account = this.account): Promise<void> {
    await this.api.database.write((manager) =>
      manager.update(ReceivedNotice, { processorAccountID: account, status: 'waiting' }, { dueAt: new Date(1) }),
    )
    await this.service(NoticeWork).workOff(new AbortController().signal)
  }

  /** All that the processor has to tell by now is told, and worked off. */
  async hear(): Promise<void> {
    for (const notice of this.double.takeNotices()) {
      const { status, body } = await this.post(notice)
      assert.equal(status, this.accepted, JSON.stringify(body))
    }
    await this.worked()
  }

  /** After each test: at most one charge for each payment, sound books, and both sides agree to the cent. */
  async agree(): Promise<void> {
    const { double, api } = this
    await this.hear()
    for (const transactionID of this.made.splice(0)) {
      await this.resolve({ transactionID })
      const { status } = await read(api, transactionID)
      const charges = double.chargesOf(transactionID)
      const isTaken = status === 'succeeded' || status === 'authorized'
      assert.deepEqual([transactionID, status, charges], [transactionID, status, isTaken ? 1 : 0])
    }
    await expectSoundBooks(api)
    assert.equal(await this.clearing(), double.owes(double.currency), 'the processor owes what our books say')
  }

  /** What our books say that the processor owes by this account. */
  async clearing(): Promise<number> {
    const rows = await clearingOf(this.api.database.read, this.account)
    assert.ok(rows.every(({ currency }) => currency === this.double.currency))
    return rows[0]?.amount ?? 0
  }
}

async function openAccount(api: TestApi, token: string, processor: string, settings: Record<string, string>) {
  const body = { processor, mode: 'test', name: `${processor} at its double`, settings }
  const made = await api.call('POST', '/processor-accounts', { token, body })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  return String(made.body.processorAccountID)
}
