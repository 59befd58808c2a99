import { Logger } from '@nestjs/common'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { attentionAfterMs } from '#contract/attention-limits.js'
import { clock } from '#contract/clock.js'
import type { SavedPaymentMethodView } from '#contract/saved-methods.js'
import { MethodDetachments } from '../../api/src/money/saved-methods/method-detachments.js'
import { SavedMethodKeeping } from '../../api/src/money/saved-methods/saved-method-keeping.js'
import { SavedPaymentMethod } from '../../api/src/money/saved-methods/saved-payment-method.entity.js'
import { attentionTo } from '../support/attention.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'
import { chargeSaved, methodsOf, saveByLink, setupSession } from '../support/saved-methods.js'

let stage: Stage
let double: StripeDouble
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
  double = stage.double as StripeDouble
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
const rowOf = ({ savedPaymentMethodID }: SavedPaymentMethodView) =>
  stage.api.database.read.findOneByOrFail(SavedPaymentMethod, { savedPaymentMethodID })
const edit = ({ savedPaymentMethodID }: SavedPaymentMethodView, change: Partial<SavedPaymentMethod>) =>
  stage.api.database.write((manager) => manager.update(SavedPaymentMethod, { savedPaymentMethodID }, change))
const workOff = () => stage.api.app.get(MethodDetachments, { strict: false }).workOff(new AbortController().signal)

/** A card that is saved at Stripe, and what Stripe calls it. */
async function save(): Promise<{ method: SavedPaymentMethodView; pm: string }> {
  const { customerID } = await buildCustomer(stage.api, program())
  const token = tokenOf(await setupSession(stage.api, program(), customerID))
  const paymentMethod = { type: 'token', processorAccountID: stage.account, token: 'pm_card_visa' }
  expect((await saveByLink(stage.api, token, { paymentMethod })).body.status).toBe('succeeded')
  const [method] = await methodsOf(stage.api, program(), customerID)
  if (!method) throw new Error('Nothing was saved')
  const row = await rowOf(method)
  const reference = stage.api.app.get(SavedMethodKeeping, { strict: false }).referenceOf(row)
  return { method, pm: /pm_\w+/.exec(reference ?? '')?.[0] ?? '' }
}
const now = async ({ customerID }: SavedPaymentMethodView) =>
  (await methodsOf(stage.api, program(), customerID))[0] as SavedPaymentMethodView
const charge = ({ savedPaymentMethodID }: SavedPaymentMethodView) =>
  chargeSaved(stage.api, program(), savedPaymentMethodID, { currency: 'EUR' })

// docs.stripe.com/api/events/types: payment_method.detached, payment_method.automatically_updated, mandate.updated.
describe('what Stripe tells of a saved method', () => {
  it('removes a method that was detached there, and it can no longer be charged', async () => {
    const { method, pm } = await save()
    double.books.vault.detach(pm)
    await stage.hear()
    expect((await now(method)).state).toBe('detached')
    expect((await charge(method)).body.code).toBe('SAVED_METHOD_DETACHED')
  })

  it('shows the card that the bank has replaced', async () => {
    const { method, pm } = await save()
    double.books.vault.replaceCard(pm, { last4: '1881', exp_year: clock.now().getUTCFullYear() + 4 })
    await stage.hear()
    expect((await now(method)).card).toMatchObject({ last4: '1881', expiryYear: clock.now().getUTCFullYear() + 4 })
    expect((await charge(method)).body).toMatchObject({ status: 'succeeded' })
  })

  it('removes a method whose mandate was withdrawn, and nothing is charged after that', async () => {
    const { method, pm } = await save()
    double.books.vault.withdrawMandate(pm)
    await stage.hear()
    expect((await now(method)).state).toBe('detached')
    const owed = double.owes('EUR')
    expect((await charge(method)).body.code).toBe('SAVED_METHOD_DETACHED')
    expect(double.owes('EUR')).toBe(owed)
  })
})

describe('a saved method of the other mode', () => {
  it('looks absent, and is not charged', async () => {
    const { method } = await save()
    await edit(method, { mode: 'live' })
    const { status, body } = await charge(method)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['paymentMethod']])
  })
})

describe('a removal that the processor does not confirm', () => {
  it('is shown to staff after a day, and no longer once it is confirmed', async () => {
    const { method } = await save()
    const { customerID, savedPaymentMethodID: id } = method
    double.fail('inquire', 'before')
    await stage.api.call('DELETE', `/customers/${customerID}/payment-methods/${id}`, { token: program() })
    expect((await rowOf(method)).sealedReference).not.toBeNull()
    expect(await attentionTo(stage.api, 'removal_unconfirmed', id)).toEqual([])
    await edit(method, { detachedAt: new Date(clock.time() - attentionAfterMs.removal) })
    expect(await attentionTo(stage.api, 'removal_unconfirmed', id)).toMatchObject([
      { subjectID: id, isOverdue: true, sentence: expect.stringMatching(/hasn’t confirmed/) },
    ])
    await edit(method, { dueAt: new Date(clock.time() - 1) })
    await workOff()
    expect(await attentionTo(stage.api, 'removal_unconfirmed', id)).toEqual([])
  })
})
