import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals'
import type { TransactionView } from '#contract/transactions.js'
import { AccountCircuits } from '../../../api/src/money/processors/account-circuits.js'
import { ProcessorCalls } from '../../../api/src/money/processors/processor-calls.js'
import { read } from '../payments.js'
import { type PaystackDouble, paystackDoubled } from './paystack-double.js'
import type { HeldPayment } from './paystack-service.js'
import { Stage } from './stage.js'

export interface PaystackStage {
  stage: Stage
  double: PaystackDouble
  token: (text: string) => object
  /** What the double holds of it. */
  heldOf: (payment: TransactionView) => Promise<HeldPayment>
}

/** Both sides agree after each test, and what is logged is not shown. */
export function playAtPaystack(): PaystackStage {
  const play = {} as PaystackStage
  beforeAll(async () => {
    play.stage = await Stage.set(paystackDoubled)
    play.double = play.stage.double as PaystackDouble
  })
  beforeEach(() => {
    Object.assign(play.stage.api.app.get(ProcessorCalls, { strict: false }), { circuits: new AccountCircuits() })
    for (const level of ['warn', 'error'] as const)
      jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await play.stage.agree()
  })
  afterAll(() => play.stage.close())
  play.token = (token) => ({
    type: 'token',
    processorAccountID: play.stage.account,
    token,
    emailAddress: 'payer@example.com',
  })
  play.heldOf = async ({ transactionID }) => {
    const { processorReference } = await read(play.stage.api, transactionID)
    const held = play.double.service.payments.get(processorReference ?? '')
    if (!held) throw new Error('The double holds no such payment')
    return held
  }
  return play
}
