import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { circuitFailuresMax } from '#contract/limits.js'
import { AccountCircuits } from '../../api/src/money/processors/account-circuits.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { startOnboarding } from '../support/connected.js'
import { buildCustomer } from '../support/customers.js'
import { outcomeOf } from '../support/factors.js'
import { buildMerchant, expectSoundBooks } from '../support/payments.js'
import { type PaystackDouble, paystackDoubled } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'
import { chargeSaved, saveCard } from '../support/saved-methods.js'
import { endHold } from '../support/payouts.js'
import { followBanks, openSubaccount, setBank, subaccountsOf, useSubaccounts } from '../support/subaccounts.js'

let stage: Stage
let double: PaystackDouble
let calls: ProcessorCalls
let reference: string
let warned: string[]
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  double = stage.double as PaystackDouble
  calls = stage.api.app.get(ProcessorCalls, { strict: false })
  await useSubaccounts(stage)
  reference = (await openSubaccount(stage)).reference
  await registerOrigins(stage.api, stage.merchant)
})
beforeEach(() => {
  warned = []
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((sentence) => void warned.push(String(sentence)))
  Object.assign(calls, { circuits: new AccountCircuits() })
  // However slow the machine is, a circuit stays open until a test lets it close.
  calls.circuits.halfOpenAfterMs = 3_600_000
})
afterEach(async () => {
  jest.restoreAllMocks()
  await expectSoundBooks(stage.api)
})
afterAll(() => stage.close())

const circuit = () => calls.circuits.stateOf(stage.account)
const times = Array.from({ length: circuitFailuresMax }, (_, index) => index)

describe('the circuit of the platform’s account', () => {
  it('stays closed while one client’s subaccount is refused, so that the others are paid', async () => {
    const other = await buildMerchant(stage.api)
    await openSubaccount(stage, other)
    subaccountsOf(stage).change(reference, { active: false })
    for (const _ of times) expect((await stage.pay()).failureCode).toBe('processor_unavailable')
    subaccountsOf(stage).change(reference, { active: true })
    expect(circuit()).toBe('closed')
    expect((await other.pay(stage.inputOf('succeeds'))).body.status).toBe('succeeded')
  })

  it('stays closed while a client asks again for a subaccount that may still be made', async () => {
    const client = await buildClient(stage.api)
    await setBank(stage, client)
    double.fail('connect', 'before')
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([503, 'CONNECT_UNANSWERED'])
    for (const _ of times) expect(outcomeOf(await startOnboarding(stage, client))).toEqual([503, 'CONNECT_UNANSWERED'])
    expect(circuit()).toBe('closed')
    expect((await stage.pay()).status).toBe('succeeded')
  })
})

describe('a saved card at a subaccount', () => {
  const save = async () => {
    const program = stage.merchant.accessToken
    const { customerID } = await buildCustomer(stage.api, program)
    const paymentMethod = double.methodFor('succeeds', stage.account)
    return saveCard(stage.api, program, customerID, { paymentMethod, currency: 'NGN' })
  }
  const charge = async (id: string, currency: string) =>
    chargeSaved(stage.api, stage.merchant.accessToken, id, { currency })
  const charges = () => double.calls.filter((call) => call.startsWith('POST')).length

  it('is charged in its currency, and nothing is sent for another one', async () => {
    const { savedPaymentMethodID } = await save()
    const paid = await charge(savedPaymentMethodID, 'NGN')
    expect(paid.body).toMatchObject({ status: 'succeeded', collectedBy: 'connected' })
    const sent = charges()
    expect(outcomeOf(await charge(savedPaymentMethodID, 'GHS'))).toEqual([409, 'SAVED_METHOD_ACCOUNT_NOT_IN_USE'])
    expect(charges()).toBe(sent)
  })
})

describe('why Paystack refuses', () => {
  it('a subaccount is in the log', async () => {
    const client = await buildClient(stage.api)
    await setBank(stage, client, { accountNumber: '0000000000' })
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([409, 'SETTLEMENT_ACCOUNT_REFUSED'])
    expect(warned).toContainEqual(expect.stringMatching(/^cac_\w+ was refused: Paystack: /))
  })

  it('a changed settlement account is in the log', async () => {
    const client = await buildClient(stage.api)
    await openSubaccount(stage, client)
    await setBank(stage, client, { accountNumber: '0000000000' })
    await endHold(stage.api, client.clientID)
    await followBanks(stage)
    expect(warned).toContainEqual(expect.stringMatching(/^cac_\w+ was refused: Paystack: /))
  })
})

describe('a currency that staff take from the platform’s account', () => {
  const take = async (currencies: string[] | null) => {
    const path = `/processor-accounts/${stage.account}`
    const body = { name: 'Paystack', usesConnect: true, currencies }
    expect((await stage.api.call('PUT', path, { token: stage.token, body })).status).toBe(200)
  }

  it('isn’t taken through subaccounts either', async () => {
    await take(['GHS'])
    const { status, body } = await stage.merchant.pay(stage.inputOf('succeeds'))
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['paymentMethod']])
    await take(['GHS', 'NGN'])
    expect((await stage.pay()).status).toBe('succeeded')
    await take(null)
    expect((await stage.pay()).status).toBe('succeeded')
  })
})
