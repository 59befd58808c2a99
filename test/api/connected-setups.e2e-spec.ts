import { Logger } from '@nestjs/common'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { checkoutLookMs } from '#contract/limits.js'
import { Setup } from '../../api/src/money/setups/setup.entity.js'
import { Setups } from '../../api/src/money/setups/setups.service.js'
import { ConnectedAccount } from '../../api/src/money/processors/connected-account.entity.js'
import { ConnectedSetupsAndReversals1764251400000 } from '../../api/src/platform/database/migrations/202511271350-connected-setups-and-reversals.js'
import { buildClient } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { connectMerchant, startOnboarding, useConnect } from '../support/connected.js'
import { buildCustomer } from '../support/customers.js'
import { waitAsLongAsTheProduct } from '../support/longer-waits.js'
import { read } from '../support/payments.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'
import { methodsOf, saveByLink, setupSession } from '../support/saved-methods.js'

let stage: Stage
let double: StripeDouble
let connectedTo: string
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
  double = stage.double as StripeDouble
  waitAsLongAsTheProduct(stage.api)
  await useConnect(stage)
  connectedTo = (await connectMerchant(stage)).reference
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

async function open() {
  const program = stage.merchant.accessToken
  const { customerID } = await buildCustomer(stage.api, program)
  const token = tokenOf(await setupSession(stage.api, program, customerID))
  const save = (name = 'pm_card_visa') =>
    saveByLink(stage.api, token, {
      paymentMethod: { type: 'token', processorAccountID: stage.account, token: name },
    })
  const look = async (setupID: string) => {
    clock.moveBy(checkoutLookMs)
    return (await stage.api.call('POST', `/payment-links/${token}/setups/${setupID}/look`)).body
  }
  return { customerID, save, look, methods: () => methodsOf(stage.api, program, customerID) }
}
const setupsAt = (setupID: string) =>
  [...double.books.vault.setups.values()].filter(({ metadata }) => metadata.setupID === setupID)
const askWhenDue = async (setupID: string) => {
  const dueAt = new Date(clock.time() - 1)
  await stage.api.database.write((manager) => manager.update(Setup, { setupID }, { dueAt }))
  await stage.api.app.get(Setups, { strict: false }).workOff(new AbortController().signal)
}

// docs.stripe.com/connect/direct-charges-multiple-accounts: the setup names the account whose country's rules it must meet.
describe('a setup session of a connected merchant', () => {
  it('saves the card on behalf of the connected account', async () => {
    const { save, methods } = await open()
    const { body } = await save()
    expect(body.status).toBe('succeeded')
    expect(setupsAt(body.setupID)).toMatchObject([{ on_behalf_of: connectedTo, status: 'succeeded' }])
    expect(await methods()).toMatchObject([{ state: 'active' }])
  })

  it('and the saved card is charged for the connected account', async () => {
    const { save, methods } = await open()
    await save()
    const [method] = await methods()
    const { savedPaymentMethodID } = method ?? {}
    const charged = await stage.merchant.pay({
      ...stage.inputOf('succeeds'),
      paymentMethod: { type: 'saved', savedPaymentMethodID },
      payerIsPresent: false,
    })
    expect(charged.body).toMatchObject({ status: 'succeeded', collectedBy: 'connected' })
    const { processorReference } = await read(stage.api, charged.body.transactionID)
    expect(double.books.answer(`GET /v1/payment_intents/${processorReference}`, {})).toMatchObject({
      ...{ on_behalf_of: connectedTo, transfer_data: { destination: connectedTo } },
    })
  })

  it('sends the payer to the bank, and saves the card when the payer comes back', async () => {
    const { save, look, methods } = await open()
    const { body } = await save('pm_card_threeDSecure2Required')
    expect(body.status).toBe('requires_action')
    await double.payerGoes(body.nextAction.url, 'passes')
    expect((await look(body.setupID)).status).toBe('succeeded')
    expect(await methods()).toHaveLength(1)
  })

  it.each(['after', 'silence'] as const)('asks for the same account after a lost answer: %s', async (fault) => {
    const { save, look, methods } = await open()
    double.fail('charge', fault)
    const { body } = await save()
    expect(body.status).toBe('processing')
    await askWhenDue(body.setupID)
    expect((await look(body.setupID)).status).toBe('succeeded')
    expect([(await methods()).length, setupsAt(body.setupID).length]).toEqual([1, 1])
  })

  it('keeps the account it began with, so that a repeated call is the same to Stripe', async () => {
    const { save, look } = await open()
    double.fail('charge', 'before')
    const { body } = await save()
    expect(setupsAt(body.setupID)).toEqual([])
    const another = (await startOnboarding(stage, await buildClient(stage.api))).body.connectedAccount
    const { connectedAccountID } = another
    await stage.api.database.write((manager) =>
      manager.update(ConnectedAccount, { connectedAccountID }, { reference: null }),
    )
    const { clientID } = stage.merchant
    // The list is read again after each change of a processor account.
    const become = async (reference: string) => {
      const own = { processorAccountID: stage.account, clientID }
      await stage.api.database.write((manager) => manager.update(ConnectedAccount, own, { reference }))
      await useConnect(stage)
    }
    await become(another.reference)
    await askWhenDue(body.setupID)
    await become(connectedTo)
    expect(setupsAt(body.setupID)).toMatchObject([{ on_behalf_of: connectedTo }])
    expect((await look(body.setupID)).status).toBe('succeeded')
  })

  it('keeps the column that says so while it is under way', async () => {
    const { save, look } = await open()
    double.fail('charge', 'after')
    const { body } = await save()
    const migration = new ConnectedSetupsAndReversals1764251400000()
    const down = stage.api.database.write(({ queryRunner }) => migration.down(queryRunner as never))
    await expect(down).rejects.toThrow('under way')
    await askWhenDue(body.setupID)
    expect((await look(body.setupID)).status).toBe('succeeded')
  })

  it.each([
    ['names another account', /"on_behalf_of":"acct_\w+"/g, '"on_behalf_of":"acct_another"'],
    ['names no account', /"on_behalf_of":"acct_\w+",/g, ''],
    ['names it by a number', /"on_behalf_of":"acct_\w+"/g, '"on_behalf_of":7'],
  ])('is not believed when Stripe %s', async (_what, found, instead) => {
    const { save, look, methods } = await open()
    double.mangle(['charge', 'inquire'], (text) => text.replace(found, instead))
    const { body } = await save()
    double.mangle(null)
    expect(body.status).toBe('processing')
    expect(await methods()).toEqual([])
    await askWhenDue(body.setupID)
    expect((await look(body.setupID)).status).toBe('succeeded')
    expect(await methods()).toHaveLength(1)
  })
})
