import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { connectLostMs, subaccountReadAfterMs } from '#contract/processor-limits.js'
import { ConnectedAccount } from '../../api/src/money/processors/connected-account.entity.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { startOnboarding } from '../support/connected.js'
import { outcomeOf } from '../support/factors.js'
import { endHold } from '../support/payouts.js'
import { type PaystackDouble, paystackDoubled } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'
import { followBanks, openSubaccount, setBank, subaccountsOf, useSubaccounts } from '../support/subaccounts.js'

let stage: Stage
let double: PaystackDouble
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  double = stage.double as PaystackDouble
  await useSubaccounts(stage)
})
afterEach(() => {
  double.mangle(null)
  subaccountsOf(stage).currency = 'NGN'
})
afterAll(() => stage.close())

const pathOf = ({ clientID }: Pick<SignedInClient, 'clientID'>, rest = '') =>
  `/clients/${clientID}/connected-accounts${rest}`
const listOf = async (who: Pick<SignedInClient, 'clientID' | 'token'>) =>
  (await stage.api.call('GET', pathOf(who), { token: who.token })).body
const stateOf = async (who: SignedInClient) => (await listOf(who)).items[0]
const refresh = (who: SignedInClient, id: string) =>
  stage.api.call('POST', pathOf(who, `/${id}/refresh`), { token: who.token })
const ownOf = ({ clientID }: SignedInClient) =>
  [...subaccountsOf(stage).held.values()].filter(({ metadata }) => metadata?.includes(clientID))
const edit = (connectedAccountID: string, change: Partial<ConnectedAccount>) =>
  stage.api.database.write((manager) => manager.update(ConnectedAccount, { connectedAccountID }, change))

// POST /subaccount of Paystack's OpenAPI document: SubaccountCreate, SubaccountCreateResponse.
describe('a subaccount', () => {
  it('is made from the client’s settlement account, and takes payments at once', async () => {
    const client = await buildClient(stage.api)
    expect((await listOf(client)).offers).toMatchObject([{ title: 'Paystack', usesSettlementAccount: true }])
    expect((await setBank(stage, client)).status).toBe(200)
    const { status, body } = await startOnboarding(stage, client)
    expect([status, body.url, body.expiresAt]).toEqual([201, null, null])
    expect(body.connectedAccount).toMatchObject({
      ...{ state: 'enabled', areChargesEnabled: true, currency: 'NGN', settlementAccountID: client.clientID },
      ...{ paidInto: { bankName: 'Test Bank', accountNumberLast4: '6047' }, changeHeldUntil: null },
    })
    expect(ownOf(client)).toMatchObject([
      { settlement_bank: '058', account_number: '0123456047', percentage_charge: 0 },
    ])
    const again = await startOnboarding(stage, client)
    expect([again.status, ownOf(client).length]).toEqual([201, 1])
  })

  it.each([
    ['no settlement account', {}, [409, 'SETTLEMENT_ACCOUNT_NEEDED'], true],
    [
      'one for other currencies',
      { currencies: ['EUR'], accountNumber: 'DE89370400440532013000' },
      [409, 'SETTLEMENT_ACCOUNT_NEEDED'],
      false,
    ],
    ['one without a bank code', { bankCode: undefined }, [409, 'SETTLEMENT_ACCOUNT_REFUSED'], false],
    ['a number that no bank knows', { accountNumber: '0000000000' }, [409, 'SETTLEMENT_ACCOUNT_REFUSED'], false],
    [
      'a wallet',
      { currencies: ['GHS'], bankCode: 'MTN', accountNumber: '0551234987' },
      [409, 'SETTLEMENT_ACCOUNT_REFUSED'],
      false,
    ],
  ])('is not made with %s', async (_what, account, refused, hasNone) => {
    const client = await buildClient(stage.api)
    if (!hasNone) expect((await setBank(stage, client, account)).status).toBe(200)
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual(refused)
    expect([ownOf(client), (await listOf(client)).items]).toEqual([[], []])
  })

  it('is not made with an account that belongs to somebody else', async () => {
    const client = await buildClient(stage.api)
    double.payouts.holders.set('0999999999', 'Another Trader')
    await setBank(stage, client, { accountNumber: '0999999999' })
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([409, 'SETTLEMENT_ACCOUNT_REFUSED'])
  })

  it('is not made while a change of the account is on hold', async () => {
    const client = await buildClient(stage.api)
    await setBank(stage, client)
    await setBank(stage, client, { accountNumber: '0123456048' })
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([409, 'CHANGES_HELD'])
  })

  it('whose creation was lost is found again, and never made twice', async () => {
    const client = await buildClient(stage.api)
    await setBank(stage, client)
    double.fail('connect', 'after')
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([503, 'CONNECT_UNANSWERED'])
    expect(ownOf(client)).toHaveLength(1)
    const { body } = await startOnboarding(stage, client)
    expect(body.connectedAccount).toMatchObject({ state: 'enabled', reference: ownOf(client)[0]?.subaccount_code })
    expect(ownOf(client)).toHaveLength(1)
  })

  it.each([
    ['garbage', [503, 'CONNECT_UNANSWERED']],
    ['500', [503, 'CONNECT_UNANSWERED']],
    ['429', [409, 'CONNECT_REFUSED']],
  ] as const)('whose creation is answered with %s is made in the end, once', async (fault, said) => {
    const client = await buildClient(stage.api)
    await setBank(stage, client)
    double.fail('connect', fault)
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual(said)
    clock.moveBy(connectLostMs)
    const { status } = await startOnboarding(stage, client)
    clock.moveBy(-connectLostMs)
    expect([status, ownOf(client).length]).toEqual([201, 1])
  })

  it('is found again by a process that takes over from one that was killed, with an account that changed since', async () => {
    const client = await buildClient(stage.api)
    const { connectedAccountID, reference } = await openSubaccount(stage, client)
    await edit(connectedAccountID, { reference: null, areChargesEnabled: false })
    await setBank(stage, client, { accountNumber: '0123456048' })
    await endHold(stage.api, client.clientID)
    const { body } = await startOnboarding(stage, client)
    expect(body.connectedAccount).toMatchObject({ connectedAccountID, reference, state: 'enabled' })
    expect(ownOf(client)).toMatchObject([{ account_number: '0123456048' }])
  })

  it('is made at most once by starts at the same time, and again only once a lost call can no longer arrive', async () => {
    const client = await buildClient(stage.api)
    await setBank(stage, client)
    double.fail('connect', 'before')
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([503, 'CONNECT_UNANSWERED'])
    const at = await Promise.all([1, 2].map(() => startOnboarding(stage, client)))
    expect(at.map(outcomeOf)).toEqual(Array(2).fill([503, 'CONNECT_UNANSWERED']))
    expect(ownOf(client)).toEqual([])
    clock.moveBy(connectLostMs)
    const all = await Promise.all([1, 2, 3].map(() => startOnboarding(stage, client)))
    clock.moveBy(-connectLostMs)
    expect(all.some(({ status }) => status === 201)).toBe(true)
    expect(ownOf(client)).toHaveLength(1)
  })
})

describe('the answer of Paystack about a subaccount', () => {
  it.each([
    ['without its code', /"subaccount_code":"\w+",/, ''],
    ['with a code of another type', /"subaccount_code":"\w+"/, '"subaccount_code":7'],
    ['without its account', /"account_number":"\d+",/, ''],
    ['without its currency', /"currency":"NGN",/, ''],
    ['without its state', /"active":true,/, ''],
    ['with a state of another type', /"active":true/, '"active":"yes"'],
    ['that names another client', /connectedAccountID\\":\\"cac_/, 'connectedAccountID\\":\\"xxx_'],
    ['without saying whose it is', /"metadata":"[^}]*}"/, '"metadata":null'],
  ])('is not believed %s', async (_what, found, instead) => {
    const client = await buildClient(stage.api)
    await setBank(stage, client)
    double.mangle(['connect'], (text) => text.replace(found, instead))
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([503, 'CONNECT_UNANSWERED'])
    double.mangle(null)
    expect((await stateOf(client)).areChargesEnabled).toBe(false)
    expect((await startOnboarding(stage, client)).body.connectedAccount.state).toBe('enabled')
    expect(ownOf(client)).toHaveLength(1)
  })

  it('that is another subaccount’s is not believed', async () => {
    const client = await buildClient(stage.api)
    const { connectedAccountID, reference } = await openSubaccount(stage, client)
    double.mangle(['read_connected'], (text) => text.replace(reference, 'ACCT_another'))
    expect(outcomeOf(await refresh(client, connectedAccountID))).toEqual([503, 'CONNECT_UNANSWERED'])
    expect(await stateOf(client)).toMatchObject({ state: 'enabled', reference })
  })

  it('of another currency keeps it from taking payments', async () => {
    const client = await buildClient(stage.api)
    await setBank(stage, client)
    subaccountsOf(stage).currency = 'GHS'
    const { body } = await startOnboarding(stage, client)
    expect(body.connectedAccount).toMatchObject({ state: 'inactive', disabledReason: 'other_currency' })
  })

  it.each([
    ['inactive', { active: false }],
    ['other_account', { account_number: '0555555555' }],
    ['other_currency', { currency: 'GHS' }],
  ])('that says %s takes it out of use, also where nobody asks', async (disabledReason, change) => {
    const client = await buildClient(stage.api)
    const { connectedAccountID, reference } = await openSubaccount(stage, client)
    subaccountsOf(stage).change(reference, change)
    await edit(connectedAccountID, { toldAt: new Date(clock.time() - subaccountReadAfterMs - 1) })
    await followBanks(stage)
    expect(await stateOf(client)).toMatchObject({ state: 'inactive', areChargesEnabled: false, disabledReason })
    subaccountsOf(stage).change(reference, { active: true, account_number: '0123456047', currency: 'NGN' })
    expect((await refresh(client, connectedAccountID)).body).toMatchObject({ state: 'enabled', disabledReason: null })
  })

  it('that there is none ends it', async () => {
    const client = await buildClient(stage.api)
    const { connectedAccountID, reference } = await openSubaccount(stage, client)
    subaccountsOf(stage).held.delete(reference)
    expect((await refresh(client, connectedAccountID)).body).toMatchObject({ state: 'disconnected' })
  })
})
