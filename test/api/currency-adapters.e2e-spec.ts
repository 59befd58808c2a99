import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Currency } from '#contract/money.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { forEachDouble } from '../support/processors/doubles.js'
import { Stage } from '../support/processors/stage.js'

/**
 * What 1,200 of our minor units are at each processor, which it holds then: docs.stripe.com/currencies (ISK and UGX have two decimals),
 * docs.adyen.com/development-resources/currency-codes (ISK has two), paystack.com/docs (XOF in subunits); null: it does not take the currency.
 */
const table: [Currency, Record<string, number | null>][] = [
  ['EUR', { stripe: 1_200, adyen: 1_200, paystack: null }],
  ['NGN', { stripe: 1_200, adyen: 1_200, paystack: 1_200 }],
  ['JPY', { stripe: 1_200, adyen: 1_200, paystack: null }],
  ['ISK', { stripe: 120_000, adyen: 120_000, paystack: null }],
  ['UGX', { stripe: 120_000, adyen: 1_200, paystack: null }],
  ['XOF', { stripe: 1_200, adyen: 1_200, paystack: 120_000 }],
  ['KWD', { stripe: 1_200, adyen: 1_200, paystack: null }],
]

forEachDouble((processor, doubled) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await Stage.set(doubled)
  })
  afterAll(async () => {
    await expectSoundBooks(stage.api)
    await stage.close()
  })

  describe('an amount', () => {
    it.each(table)('in %s is charged and partly refunded as the processor counts it', async (currency, counted) => {
      const wanted = counted[processor] ?? null
      expect(processors.find(({ name }) => name === processor)?.currencies.includes(currency)).toBe(wanted !== null)
      const answer = await stage.merchant.pay({ ...stage.inputOf('succeeds'), amount: 1_200, currency })
      if (wanted === null) return expect(answer.status).toBe(422)
      const { transactionID } = answer.body
      await stage.hear()
      expect(await read(stage.api, transactionID)).toMatchObject({
        status: 'succeeded',
        amountCaptured: 1_200,
        currency,
      })
      expect(stage.double.owes(currency)).toBe(wanted)
      expect((await stage.ask(answer.body, 'refunds', { amount: 300 })).status).toBe(201)
      await stage.hear()
      expect(await stage.refundsOf({ transactionID })).toEqual(['succeeded'])
      expect(stage.double.owes(currency)).toBe((wanted * 3) / 4)
      expect(await read(stage.api, transactionID)).toMatchObject({ amountReturned: 300 })
    })
  })
})
