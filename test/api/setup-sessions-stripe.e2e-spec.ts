import { Logger } from '@nestjs/common'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { checkoutLookMs } from '#contract/limits.js'
import type { LinkSetupView } from '#contract/payer-setups.js'
import { sandboxAccountID } from '#contract/processors.js'
import { Setup } from '../../api/src/money/setups/setup.entity.js'
import { Setups } from '../../api/src/money/setups/setups.service.js'
import { registerOrigins, sessionInput, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { idempotencyKey } from '../support/builders.js'
import { paystackDoubled } from '../support/processors/paystack-double.js'
import { waitAsLongAsTheProduct } from '../support/longer-waits.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'
import { methodsOf, saveByLink, setupSession } from '../support/saved-methods.js'

let stage: Stage
let double: StripeDouble
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
  double = stage.double as StripeDouble
  // Some of these wait for an answer that never comes.
  waitAsLongAsTheProduct(stage.api)
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

const open = async () => {
  const program = stage.merchant.accessToken
  const { customerID } = await buildCustomer(stage.api, program)
  const token = tokenOf(await setupSession(stage.api, program, customerID))
  const methods = () => methodsOf(stage.api, program, customerID)
  const save = (name: string) =>
    saveByLink(stage.api, token, {
      paymentMethod: { type: 'token', processorAccountID: stage.account, token: name },
    })
  const look = async ({ setupID }: LinkSetupView): Promise<LinkSetupView> => {
    clock.moveBy(checkoutLookMs)
    return (await stage.api.call('POST', `/payment-links/${token}/setups/${setupID}/look`)).body
  }
  return { customerID, token, methods, save, look }
}
const setupsAt = (setupID: string) =>
  [...double.books.vault.setups.values()].filter(({ metadata }) => metadata.setupID === setupID)
const askWhenDue = async ({ setupID }: LinkSetupView, change: Partial<Setup> = {}) => {
  const dueAt = new Date(clock.time() - 1)
  await stage.api.database.write((manager) => manager.update(Setup, { setupID }, { ...change, dueAt }))
  await stage.api.app.get(Setups, { strict: false }).workOff(new AbortController().signal)
}

// docs.stripe.com/payments/save-and-reuse and docs.stripe.com/testing#authentication-and-setup.
describe('a setup session at Stripe', () => {
  it('takes no money, and keeps what Stripe says of the card', async () => {
    const owed = double.owes('USD')
    const { save, methods } = await open()
    const { status, body } = await save('pm_card_visa')
    expect([status, body.status, body.card]).toEqual([201, 'succeeded', { brand: 'visa', last4: '4242' }])
    expect(double.owes('USD')).toBe(owed)
    expect(await methods()).toMatchObject([{ state: 'active', card: { last4: '4242', expiryMonth: 8 } }])
  })

  it('sends the payer to the bank, and saves the card when the payer comes back', async () => {
    const { save, look, methods } = await open()
    const { body } = await save('pm_card_threeDSecure2Required')
    expect(body).toMatchObject({ status: 'requires_action', nextAction: { type: 'redirect' } })
    expect((await look(body)).status).toBe('requires_action')
    expect(await methods()).toEqual([])
    await double.payerGoes(body.nextAction.url, 'passes')
    expect((await look(body)).status).toBe('succeeded')
    expect(await methods()).toHaveLength(1)
  })

  it('saves nothing where the payer fails at the bank, and the payer can try again', async () => {
    const { save, look, methods } = await open()
    const { body } = await save('pm_card_threeDSecure2Required')
    await double.payerGoes(body.nextAction.url, 'fails')
    expect(await look(body)).toMatchObject({ status: 'failed', mayTryAgain: true })
    expect((await save('pm_card_visa')).body.status).toBe('succeeded')
    expect(await methods()).toHaveLength(1)
  })

  it('ends for a payer who never comes back from the bank', async () => {
    const { save, look } = await open()
    const { body } = await save('pm_card_threeDSecure2Required')
    await askWhenDue(body, { expiresAt: new Date(clock.time() - 1) })
    expect((await look(body)).status).toBe('failed')
  })

  it('says why the bank declines', async () => {
    const { save } = await open()
    const { body } = await save('pm_card_chargeDeclined')
    expect(body).toMatchObject({ status: 'failed', failureMessage: 'The payment was declined', mayTryAgain: true })
  })

  it.each(['after', 'silence'] as const)('saves the card once after an answer that is lost: %s', async (fault) => {
    const { save, look, methods } = await open()
    double.fail('charge', fault)
    const { body } = await save('pm_card_visa')
    expect(body.status).toBe('processing')
    await askWhenDue(body)
    expect((await look(body)).status).toBe('succeeded')
    expect([(await methods()).length, setupsAt(body.setupID).length]).toEqual([1, 1])
  })

  it('goes on after the process that sent it has died', async () => {
    const { save, look, methods } = await open()
    double.fail('charge', 'after')
    const { body } = await save('pm_card_visa')
    await askWhenDue(body, { tries: 0, status: 'processing' })
    expect((await look(body)).status).toBe('succeeded')
    expect(await methods()).toHaveLength(1)
  })
})

// docs.stripe.com/api/events/types: the `setup_intent` events. Each only says where to look.
describe('a notice of Stripe about a setup', () => {
  const hear = async () => {
    await stage.hear()
    await stage.dueNow()
  }
  const statusOf = async (setupID: string) => (await stage.api.database.read.findOneByOrFail(Setup, { setupID })).status

  it('saves the card of a payer who never comes back to the page', async () => {
    const { save, methods } = await open()
    const { body } = await save('pm_card_threeDSecure2Required')
    await hear()
    expect(await statusOf(body.setupID)).toBe('requires_action')
    await double.payerGoes(body.nextAction.url, 'passes')
    await hear()
    expect([await statusOf(body.setupID), (await methods()).length]).toEqual(['succeeded', 1])
  })

  it.each(['fails', 'cancels'] as const)('ends a setup whose payer %s', async (how) => {
    const { save, methods } = await open()
    const { body } = await save('pm_card_threeDSecure2Required')
    if (how === 'fails') await double.payerGoes(body.nextAction.url, 'fails')
    else double.books.vault.cancelSetup(setupsAt(body.setupID)[0]?.id ?? '')
    await hear()
    expect([await statusOf(body.setupID), await methods()]).toEqual(['failed', []])
  })

  it('closes a setup whose answer was lost, once, however often it is told', async () => {
    const { save, methods } = await open()
    double.fail('charge', 'after')
    const { body } = await save('pm_card_visa')
    expect(body.status).toBe('processing')
    const notices = double.takeNotices()
    for (const notice of [...notices, ...notices]) await stage.post(notice)
    await stage.worked()
    await stage.dueNow()
    expect([await statusOf(body.setupID), (await methods()).length]).toEqual(['succeeded', 1])
  })

  it('changes nothing about a setup that was made in the dashboard, or at another account', async () => {
    const other = await stage.openAccount()
    const { save, methods } = await open()
    const { body } = await save('pm_card_threeDSecure2Required')
    const intent = setupsAt(body.setupID)[0]
    double.takeNotices()
    await double.payerGoes(body.nextAction.url, 'passes')
    for (const notice of double.takeNotices()) await stage.post(notice, other)
    await stage.worked(other)
    expect([await statusOf(body.setupID), await methods()]).toEqual(['requires_action', []])
    Object.assign(intent ?? {}, { metadata: {} })
    double.books.vault.cancelSetup(intent?.id ?? '')
    await stage.hear()
    expect(await statusOf(body.setupID)).toBe('requires_action')
  })
})

// Paystack stores a card with a charge alone.
describe('a setup session at Paystack alone', () => {
  it('is refused with a sentence', async () => {
    const other = await Stage.set(paystackDoubled)
    try {
      const { api, merchant } = other
      await registerOrigins(api, merchant)
      const { customerID } = await buildCustomer(api, merchant.accessToken)
      const off = { name: 'Sandbox', isEnabled: false }
      const path = `/processor-accounts/${sandboxAccountID}`
      expect((await api.call('PUT', path, { token: other.token, body: off })).status).toBe(200)
      const { amount: _, ...input } = sessionInput({ customerID, purpose: 'setup', currency: other.double.currency })
      const asked = { token: merchant.accessToken, body: input, headers: idempotencyKey() }
      const { status, body } = await api.call('POST', '/checkout-sessions', asked)
      expect([status, body.code]).toEqual([409, 'SETUP_NOT_POSSIBLE'])
      expect(body.fields.purpose).toMatch(/can save a payment method without a payment/)
    } finally {
      await other.close()
    }
  })
})
