import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals'
import type { DisputeView } from '#contract/disputes.js'
import type { TransactionView } from '#contract/transactions.js'
import { read } from '../payments.js'
import { Stage } from './stage.js'
import type { DisputeTerms } from './stripe-disputes.js'
import { doubledStripe, type StripeDouble } from './stripe-double.js'

/** Payments at Stripe's double that their banks dispute; books and double agree after each test. */
export function disputesAtStripe() {
  let stage: Stage
  beforeAll(async () => {
    stage = await Stage.set(doubledStripe)
  })
  beforeEach(() => {
    for (const level of ['warn', 'error'] as const)
      jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await stage.agree()
  })
  afterAll(() => stage.close())
  return new StripeDisputesStage(() => stage)
}

class StripeDisputesStage {
  constructor(private readonly set: () => Stage) {}

  get stage(): Stage {
    return this.set()
  }

  get double(): StripeDouble {
    return this.stage.double as StripeDouble
  }

  intentOf = async ({ transactionID }: TransactionView): Promise<string> =>
    (await read(this.stage.api, transactionID)).processorReference ?? ''

  disputesOf = async ({ transactionID }: TransactionView): Promise<DisputeView[]> =>
    (await this.stage.merchant.detail(transactionID)).disputes

  postingsOf = async ({ transactionID }: TransactionView): Promise<string[]> =>
    (await this.stage.merchant.detail(transactionID)).ledgerEntries
      .filter(({ account, disputeID }) => disputeID !== null && account === 'processor_clearing')
      .map(({ kind, direction, amount }) => `${kind} ${direction} ${amount}`)

  available = async () => {
    const { items } = (await this.stage.merchant.get('/balance')).body
    const { available: free, pending, disputed } = items[0]
    return { money: free + pending, disputed }
  }

  disputed = async (terms: DisputeTerms = {}, reason = 'general') => {
    const payment = await this.stage.pay()
    const intent = await this.intentOf(payment)
    const before = await this.available()
    this.double.books.dispute(intent, reason, terms)
    await this.stage.hear()
    return { payment, intent, before }
  }

  becomes = async (intent: string, ...statuses: string[]) => {
    for (const status of statuses) this.double.books.disputes.become(intent, status)
    await this.stage.hear()
  }
}
