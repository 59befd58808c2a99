import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { endHold } from '../support/payouts.js'
import { type PaystackDouble, paystackDoubled } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'
import { bank, followBanks, openSubaccount, setBank, subaccountsOf, useSubaccounts } from '../support/subaccounts.js'

let stage: Stage
let double: PaystackDouble
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  double = stage.double as PaystackDouble
  await useSubaccounts(stage)
})
afterAll(() => stage.close())

const pathOf = ({ clientID }: Pick<SignedInClient, 'clientID'>, rest = '') =>
  `/clients/${clientID}/connected-accounts${rest}`
const stateOf = async (who: SignedInClient) =>
  (await stage.api.call('GET', pathOf(who), { token: who.token })).body.items[0]
const refresh = (who: SignedInClient, id: string) =>
  stage.api.call('POST', pathOf(who, `/${id}/refresh`), { token: who.token })

// PUT /subaccount/{code}: SubaccountUpdate
describe('a settlement account that changes', () => {
  it('is paid only once its hold is over; until then the account of before is', async () => {
    const client = await buildClient(stage.api)
    const { reference } = await openSubaccount(stage, client)
    const one = () => subaccountsOf(stage).one(reference).account_number
    await setBank(stage, client, { accountNumber: '0123456048', bankName: 'Other Bank' })
    await followBanks(stage)
    expect(one()).toBe('0123456047')
    const held = await stateOf(client)
    expect(held).toMatchObject({ state: 'enabled', paidInto: { bankName: 'Test Bank', accountNumberLast4: '6047' } })
    expect(new Date(held.changeHeldUntil).getTime()).toBeGreaterThan(clock.time())
    await endHold(stage.api, client.clientID)
    double.fail('connect', '500')
    await followBanks(stage)
    expect(one()).toBe('0123456047')
    await followBanks(stage)
    expect(one()).toBe('0123456048')
    expect(await stateOf(client)).toMatchObject({
      ...{ state: 'enabled', changeHeldUntil: null },
      paidInto: { bankName: 'Other Bank', accountNumberLast4: '6048' },
    })
    const calls = double.calls.length
    await followBanks(stage)
    expect(double.calls.length).toBe(calls)
  })

  it('and is refused takes no payments, whoever asks, until another one is saved', async () => {
    const client = await buildClient(stage.api)
    const { connectedAccountID, reference } = await openSubaccount(stage, client)
    await setBank(stage, client, { accountNumber: '0000000000' })
    await endHold(stage.api, client.clientID)
    await followBanks(stage)
    const refused = {
      ...{ state: 'action_required', areChargesEnabled: false, requirementsDue: ['settlement_account'] },
      disabledReason: 'settlement_account_refused',
    }
    expect(await stateOf(client)).toMatchObject(refused)
    expect((await refresh(client, connectedAccountID)).body).toMatchObject(refused)
    await setBank(stage, client, { accountNumber: '0123456049' })
    await endHold(stage.api, client.clientID)
    await followBanks(stage)
    expect(await stateOf(client)).toMatchObject({ state: 'enabled', requirementsDue: [], disabledReason: null })
    expect(subaccountsOf(stage).one(reference).account_number).toBe('0123456049')
  })

  it('and no longer takes the currency stops payments', async () => {
    const client = await buildClient(stage.api)
    await openSubaccount(stage, client)
    await setBank(stage, client, { currencies: ['USD'] })
    await followBanks(stage)
    expect(await stateOf(client)).toMatchObject({ state: 'action_required', disabledReason: 'no_settlement_account' })
    await setBank(stage, client)
    await endHold(stage.api, client.clientID)
    await followBanks(stage)
    expect(await stateOf(client)).toMatchObject({ state: 'enabled' })
  })

  it('further away is followed when the currency moves there', async () => {
    const client = await buildClient(stage.api)
    const { reference } = await openSubaccount(stage, client)
    await setBank(stage, client, { currencies: ['USD'] })
    const further = bank({ accountNumber: '0123456050' })
    const path = `/clients/${client.clientID}/settlement-accounts`
    const added = await stage.api.call('POST', path, { token: client.token, body: further })
    expect(added.status).toBe(201)
    await followBanks(stage)
    expect(subaccountsOf(stage).one(reference).account_number).toBe('0123456047')
    await endHold(stage.api, client.clientID)
    await followBanks(stage)
    expect(subaccountsOf(stage).one(reference).account_number).toBe('0123456050')
    expect(await stateOf(client)).toMatchObject({ settlementAccountID: added.body.settlementAccountID })
  })
})
