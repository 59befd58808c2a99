import { Logger } from '@nestjs/common'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { redirectToken } from '#contract/offers.js'
import type { SavedPaymentMethodView } from '#contract/saved-methods.js'
import { SavedPaymentMethod } from '../../api/src/money/saved-methods/saved-payment-method.entity.js'
import { keyHashOf } from '../../api/src/money/saved-methods/saved-method-rows.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { payLink, paymentPath } from '../support/payment-links.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import { tokenNotice } from '../support/processors/adyen-token-notice.js'
import { Stage } from '../support/processors/stage.js'
import { methodsOf, savingSession } from '../support/saved-methods.js'

let stage: Stage
let double: AdyenDouble
beforeAll(async () => {
  stage = await Stage.set(doubledAdyen)
  double = stage.double as AdyenDouble
  await registerOrigins(stage.api, stage.merchant)
})
beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterAll(async () => {
  jest.restoreAllMocks()
  await stage.close()
})

const program = () => stage.merchant.accessToken

/** A payer saves a card by paying in a session of Adyen, whose notice tells the token. */
async function save(): Promise<{ method: SavedPaymentMethodView; key: string; status: string }> {
  const { customerID } = await buildCustomer(stage.api, program())
  const session = await savingSession(stage.api, program(), customerID, { currency: double.currency })
  const token = tokenOf(session)
  const known = new Set(double.books.vault.stored.keys())
  const paymentMethod = { type: 'token', processorAccountID: stage.account, token: redirectToken }
  const { transactionID } = (await payLink(stage.api, token, { paymentMethod })).body
  const { body } = await stage.api.call('POST', `/payer-steps/${transactionID}`, { body: {} })
  double.books.payInSession(String(body.fields.session.id), 'pays')
  await stage.hear()
  const paid = (await stage.api.call('GET', paymentPath(token, transactionID))).body
  const [method] = await methodsOf(stage.api, program(), customerID)
  const key = [...double.books.vault.stored.keys()].find((one) => !known.has(one))
  if (!method || !key) throw new Error('Nothing was saved')
  return { method, key, status: paid.status }
}
const stateOf = async ({ customerID }: SavedPaymentMethodView) =>
  (await methodsOf(stage.api, program(), customerID)).map(({ state }) => state)
const tell = async (notice: Parameters<Stage['post']>[0]): Promise<number> => {
  const { status } = await stage.post(notice)
  await stage.worked()
  return status
}

describe('a method that Adyen tells with the notice of the payment', () => {
  it('is kept by the payment that it belongs to', async () => {
    const { method, key, status } = await save()
    expect(status).toBe('succeeded')
    expect(method).toMatchObject({ state: 'active', card: { brand: 'visa', last4: '1111', expiryMonth: 6 } })
    const { savedPaymentMethodID } = method
    const row = await stage.api.database.read.findOneByOrFail(SavedPaymentMethod, { savedPaymentMethodID })
    expect(row.keyHash).toBe(keyHashOf(stage.account, key))
  })
})

// docs.adyen.com/api-explorer/Tokenization-webhooks/1: recurring.token.disabled, .updated and .created.
describe('notices of Adyen about tokens', () => {
  it('remove a method that was disabled there', async () => {
    const { method, key } = await save()
    double.books.vault.stored.delete(key)
    expect(await tell(tokenNotice(double, 'disabled', key))).toBe(stage.accepted)
    expect(await stateOf(method)).toEqual(['detached'])
  })

  it('only say where to look: a method that is still there stays', async () => {
    const { method, key } = await save()
    for (const type of ['created', 'updated', 'disabled'])
      expect(await tell(tokenNotice(double, type, key))).toBe(stage.accepted)
    expect(await stateOf(method)).toEqual(['active'])
  })

  it('are refused with another key, without a signature, or changed on their way', async () => {
    const { method, key } = await save()
    double.books.vault.stored.delete(key)
    const notice = tokenNotice(double, 'disabled', key)
    const refused = [
      tokenNotice(double, 'disabled', key, '0'.repeat(64)),
      { ...notice, headers: {} },
      { ...notice, body: Buffer.from(notice.body.toString().replace('"version":"1"', '"version":"2"')) },
    ]
    for (const one of refused) expect(await tell(one)).toBe(400)
    expect(await stateOf(method)).toEqual(['active'])
  })

  it('about an unknown token change nothing', async () => {
    expect(await tell(tokenNotice(double, 'created', 'UNKNOWN0000TOKEN'))).toBe(stage.accepted)
  })
})
