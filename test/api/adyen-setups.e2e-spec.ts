import { Logger } from '@nestjs/common'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { actionLifeMs, checkoutLookMs } from '#contract/limits.js'
import { redirectToken } from '#contract/offers.js'
import { ReceivedNotice } from '../../api/src/money/processor-notices/received-notice.entity.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { Setup } from '../../api/src/money/setups/setup.entity.js'
import { Setups } from '../../api/src/money/setups/setups.service.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import type { Told } from '../support/processors/adyen-objects.js'
import { Stage } from '../support/processors/stage.js'
import { chargeSaved, methodsOf, saveByLink, setupSession } from '../support/saved-methods.js'

let stage: Stage
let double: AdyenDouble
/** Long enough that a busy machine loses no answer. */
const patientMs = 120_000
const waitFor = (deadlineMs: number) =>
  Object.assign(stage.api.app.get(ProcessorCalls, { strict: false }), { deadlineMs })
beforeAll(async () => {
  stage = await Stage.set(doubledAdyen)
  double = stage.double as AdyenDouble
  waitFor(patientMs)
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
const step = (setupID: string, brought?: object) =>
  stage.api.call('POST', `/payer-steps/${setupID}`, { body: brought ? { brought } : {} })

async function open() {
  const { customerID } = await buildCustomer(stage.api, program())
  const token = tokenOf(await setupSession(stage.api, program(), customerID, { currency: double.currency }))
  const save = (given: object = {}) => {
    const paymentMethod = { type: 'token', processorAccountID: stage.account, token: redirectToken, ...given }
    return saveByLink(stage.api, token, { paymentMethod })
  }
  const methods = () => methodsOf(stage.api, program(), customerID)
  const look = async (setupID: string) => {
    clock.moveBy(checkoutLookMs)
    return (await stage.api.call('POST', `/payment-links/${token}/setups/${setupID}/look`)).body
  }
  return { customerID, token, save, methods, look }
}

/** The payer is at our page, with Adyen's fields. */
async function begin() {
  const opened = await open()
  const { body } = await opened.save()
  const shown = (await step(body.setupID)).body
  return { ...opened, setupID: String(body.setupID), body, shown, sessionId: String(shown.fields?.session.id) }
}
const askWhenDue = async (setupID: string, change: Partial<Setup> = {}) => {
  const dueAt = new Date(clock.time() - 1)
  await stage.api.database.write((manager) => manager.update(Setup, { setupID }, { ...change, dueAt }))
  await stage.api.app.get(Setups, { strict: false }).workOff(new AbortController().signal)
}

// docs.adyen.com/online-payments/tokenization/create-tokens: zero-value authorization in a session.
describe('a setup session at Adyen', () => {
  it('sends the payer to our page, which gets what the script needs and nothing secret', async () => {
    const { body, shown, setupID } = await begin()
    const url = expect.stringContaining(`/pay/with/${setupID}`)
    expect(body).toMatchObject({ status: 'requires_action', nextAction: { type: 'redirect', url } })
    expect(shown).toMatchObject({ purpose: 'setup', amount: 0, currency: 'EUR', fields: { offer: { title: 'Adyen' } } })
    expect(JSON.stringify(shown)).not.toContain(double.settings.apiKey)
  })

  it('asks for zero, cards alone, the customer’s ID as the shopper, and once', async () => {
    const { setupID, sessionId, customerID } = await begin()
    expect((await step(setupID)).body.fields.session.id).toBe(sessionId)
    const ours = [...double.books.sessions.values()].filter((one) => one.body.reference === setupID)
    expect(ours).toHaveLength(1)
    expect(ours[0]?.body).toMatchObject({
      ...{ amount: { currency: 'EUR', value: 0 }, allowedPaymentMethods: ['scheme'], shopperReference: customerID },
      ...{ storePaymentMethodMode: 'enabled', shopperInteraction: 'Ecommerce' },
    })
    expect(ours[0]?.body.shopperEmail).toBeUndefined()
  })

  it('saves the card when Adyen tells, whether the payer comes back or not, and the card can be charged', async () => {
    const owed = double.owes('EUR')
    const { setupID, sessionId, methods, look } = await begin()
    const sessionResult = double.books.payInSession(sessionId, 'pays')
    expect((await step(setupID, { sessionId, sessionResult })).body.fields).toBeNull()
    expect(await look(setupID)).toMatchObject({ status: 'processing', nextAction: null })
    expect(await methods()).toEqual([])
    await stage.hear()
    expect(await look(setupID)).toMatchObject({ status: 'succeeded', card: { brand: 'visa', last4: '1111' } })
    const [method] = await methods()
    expect([method?.state, double.owes('EUR')]).toEqual(['active', owed])
    const charged = await chargeSaved(stage.api, program(), method?.savedPaymentMethodID ?? '')
    expect(charged.body.status).toBe('succeeded')
  })

  it('keeps the token sealed: nothing of it stays in the notice that told it', async () => {
    const { sessionId } = await begin()
    double.books.payInSession(sessionId, 'pays')
    const key = [...double.books.vault.stored.keys()].at(-1) ?? ''
    await stage.hear()
    const notices = await stage.api.database.read.find(ReceivedNotice)
    expect(notices.some(({ subject }) => subject?.setup)).toBe(true)
    expect(JSON.stringify(notices.map(({ subject }) => subject))).not.toContain(key)
  })

  it('is saved once, although the notice comes four times at once and again later', async () => {
    const { setupID, sessionId, methods } = await begin()
    double.books.payInSession(sessionId, 'pays')
    const [notice] = double.takeNotices()
    if (!notice) throw new Error('Nothing was told')
    await Promise.all([1, 2, 3, 4].map(() => stage.post(notice)))
    await stage.worked()
    await stage.post(notice)
    await stage.dueNow()
    expect((await methods()).map(({ state }) => state)).toEqual(['active'])
    expect((await stage.api.database.read.findOneByOrFail(Setup, { setupID })).status).toBe('succeeded')
  })

  it('stays open after a refusal, and ends after three', async () => {
    const { setupID, sessionId, look, save } = await begin()
    const sessionResult = double.books.payInSession(sessionId, 'is_refused')
    await stage.hear()
    expect((await step(setupID, { sessionId, sessionResult })).body.fields).not.toBeNull()
    double.books.payInSession(sessionId, 'is_refused')
    double.books.payInSession(sessionId, 'is_refused')
    expect((await step(setupID, { sessionId, sessionResult })).body.fields).toBeNull()
    expect(await look(setupID)).toMatchObject({ status: 'failed', mayTryAgain: true })
    expect((await save()).body.status).toBe('requires_action')
  })

  it('ends with its time for a payer who never pays', async () => {
    const { setupID, look } = await begin()
    await askWhenDue(setupID, { expiresAt: new Date(clock.time() - 1) })
    expect((await look(setupID)).status).toBe('failed')
    expect((await step(setupID)).body.fields).toBeNull()
  })

  it.each(['after', 'silence'] as const)('goes on after an answer that is lost: %s', async (fault) => {
    const { save, look, methods } = await open()
    double.fail('charge', fault)
    waitFor(fault === 'silence' ? 1_000 : patientMs)
    const { setupID, status } = (await save()).body
    waitFor(patientMs)
    expect(status).toBe('processing')
    await askWhenDue(setupID)
    expect((await look(setupID)).status).toBe('requires_action')
    double.books.payInSession(String((await step(setupID)).body.fields.session.id), 'pays')
    await stage.hear()
    expect((await methods()).length).toBe(1)
  })

  it('goes on after the process that sent it has died', async () => {
    const { save, look } = await open()
    double.fail('charge', 'after')
    const { setupID } = (await save()).body
    await askWhenDue(setupID, { tries: 0 })
    expect((await look(setupID)).status).toBe('requires_action')
  })

  it('refuses a stored method that the payer names', async () => {
    const { save } = await open()
    const { body } = await save({ token: '8415000000000000', shopperReference: 'shopper-1' })
    expect(body).toMatchObject({ status: 'failed', mayTryAgain: true })
  })
})

describe('a notice about a setup that is not believed', () => {
  const told = async (change: (one: Told) => void) => {
    const begun = await begin()
    double.books.payInSession(begun.sessionId, 'pays')
    for (const one of double.books.told) change(one)
    await stage.hear()
    await stage.dueNow()
    const { status } = await stage.api.database.read.findOneByOrFail(Setup, { setupID: begun.setupID })
    return { status, methods: await begun.methods() }
  }

  it.each<[string, (one: Told) => void]>([
    ['names an amount', (one) => (one.amount = { currency: 'EUR', value: 100 })],
    ['names another currency', (one) => (one.amount = { currency: 'USD', value: 0 })],
    ['is about a setup that is not there', (one) => (one.merchantReference = `set_${'0'.repeat(26)}`)],
    ['comes from another merchant account', (one) => (one.merchantAccountCode = 'SomebodyElse')],
    [
      'names another shopper',
      (one) => Object.assign(one.additionalData ?? {}, { 'tokenization.shopperReference': 'cus_other' }),
    ],
    ['names no token', (one) => (one.additionalData = { cardSummary: '1111' })],
  ])('saves nothing where it %s', async (_what, change) => {
    const { status, methods } = await told(change)
    expect(methods).toEqual([])
    expect(['requires_action', 'processing']).toContain(status)
  })

  it('saves nothing for another customer than the one whose card it is', async () => {
    const first = await begin()
    double.books.payInSession(first.sessionId, 'pays')
    await stage.hear()
    const again = tokenOf(await setupSession(stage.api, program(), first.customerID, { currency: double.currency }))
    const paymentMethod = { type: 'token', processorAccountID: stage.account, token: redirectToken }
    const { setupID } = (await saveByLink(stage.api, again, { paymentMethod })).body
    double.books.payInSession(String((await step(setupID)).body.fields.session.id), 'pays')
    for (const one of double.books.told)
      Object.assign(one.additionalData ?? {}, { 'tokenization.shopperReference': 'cus_other' })
    await stage.hear()
    expect(await first.methods()).toHaveLength(1)
  })

  it('saves nothing when it comes after the setup has ended', async () => {
    const { setupID, sessionId, methods, look } = await begin()
    double.books.payInSession(sessionId, 'pays')
    await askWhenDue(setupID, { expiresAt: new Date(clock.time() - actionLifeMs) })
    await stage.hear()
    expect([(await look(setupID)).status, await methods()]).toEqual(['failed', []])
  })
})

describe('POST /payer-steps/:setupID', () => {
  it('knows nothing of other setups, and brings back who has nothing to do', async () => {
    expect((await step(`set_${'0'.repeat(26)}`)).status).toBe(404)
    const { setupID, sessionId } = await begin()
    const made = { sessionId, sessionResult: 'made-up' }
    expect((await step(setupID, made)).body.fields).toBeNull()
    double.books.payInSession(sessionId, 'pays')
    await stage.hear()
    expect((await step(setupID)).body).toMatchObject({ purpose: 'setup', fields: null })
  })
})
