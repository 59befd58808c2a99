import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { firstSupportLimits, includesLimits, limitIn } from '#contract/refund-limits.js'
import { idempotencyKey, signInAdmin } from '../support/builders.js'
import { outcomeOf } from '../support/factors.js'
import { type BuiltMember, buildMember, invite, memberRoleID, memberWith } from '../support/members.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { buildRole } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

const aboveLimit = [403, 'REFUND_ABOVE_LIMIT']

let api: TestApi
let admin: string
let merchant: Merchant
let support: BuiltMember
beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  admin = await signInAdmin(api)
  merchant = await buildMerchant(api)
  support = await memberWith(api, merchant, 'Support')
})
afterAll(() => api.close())

const paid = async (overrides = {}): Promise<string> =>
  (await merchant.pay({ amount: 50_000, ...overrides })).body.transactionID
const refundBy = ({ token }: { token: string }, transactionID: string, body = {}, headers = idempotencyKey()) =>
  api.call('POST', `/clients/${merchant.clientID}/transactions/${transactionID}/refunds`, { token, body, headers })
const roleNamed = async (name: string) => {
  const { items } = (await api.call('GET', '/roles?audience=member&limit=100', { token: admin })).body
  return items.find((role: { name: string }) => role.name === name)
}
const save = (roleID: string, body: object) => api.call('PUT', `/roles/${roleID}`, { token: admin, body })

describe('a refund by a member whose role has a limit', () => {
  it('is refused above it by name, and carried out up to it, each time', async () => {
    const transactionID = await paid()
    const headers = idempotencyKey()
    const refused = await refundBy(support, transactionID, { amount: 10_001 }, headers)
    expect(outcomeOf(refused)).toEqual(aboveLimit)
    expect(refused.body.fields.amount).toBe(
      'Your role can refund at most $100.00 at a time. Ask a teammate with a higher limit',
    )
    expect((await refundBy(support, transactionID, { amount: 10_000 })).status).toBe(201)
    expect((await refundBy(support, transactionID, { amount: 10_000 }, headers)).status).toBe(201)
    expect(outcomeOf(await refundBy(support, transactionID))).toEqual(aboveLimit)
    expect((await refundBy(merchant, transactionID)).body.amount).toBe(30_000)
  })

  it('stands in the history of the payment by the name of the member, not of the client', async () => {
    const transactionID = await paid()
    await refundBy(support, transactionID, { amount: 100 })
    await refundBy(merchant, transactionID, { amount: 100 })
    const path = `/clients/${merchant.clientID}/transactions/${transactionID}`
    const { history } = (await api.call('GET', path, { token: merchant.token })).body
    const who = history.map(({ actorKind, actorName, actorMemberID }: Record<string, string>) => [
      ...[actorKind, actorName, actorMemberID === support.clientMemberID],
    ])
    expect(who).toEqual([
      ['integrator', null, false],
      ['client', 'Mary Member', true],
      ['client', 'Ada Lovelace', false],
    ])
  })

  it('says more about the payment before it says less about the role', async () => {
    const transactionID = await paid({ amount: 500 })
    expect(outcomeOf(await refundBy(support, transactionID, { amount: 20_000 }))).toEqual([409, 'REFUND_TOO_LARGE'])
  })

  it('follows the role at once, and knows no refund in a currency that is not named', async () => {
    const { roleID, name } = await roleNamed('Support')
    const transactionID = await paid()
    expect((await save(roleID, { name, refundLimits: { EUR: 1_000 } })).body.refundLimits).toEqual({ EUR: 1_000 })
    const refused = await refundBy(support, transactionID, { amount: 1 })
    expect([outcomeOf(refused), refused.body.error]).toEqual([
      aboveLimit,
      'Your role can’t refund payments in USD. Ask a teammate who can',
    ])
    expect((await save(roleID, { name })).body.refundLimits).toEqual({ EUR: 1_000 })
    expect((await save(roleID, { name, refundLimits: {} })).body.refundLimits).toEqual({})
    expect((await refundBy(support, transactionID)).body.amount).toBe(50_000)
    await save(roleID, { name, refundLimits: firstSupportLimits })
  })

  it('tells the member before it asks', async () => {
    const of = async ({ token }: { token: string }) =>
      (await api.call('GET', '/clients/me/membership', { token })).body.refundLimits
    expect([(await of(support)).USD, (await of(support)).JPY, await of(merchant)]).toEqual([10_000, 10_000, {}])
  })
})

describe('a limit of a role', () => {
  it.each([{ USD: -1 }, { USD: 1.5 }, { USD: '100' }, { XXX: 1 }, [], 'USD 1', { USD: 1e15 }])(
    'is not %j',
    async (refundLimits) => {
      const { roleID, name } = await roleNamed('Viewer')
      const { status, body } = await save(roleID, { name, refundLimits })
      expect([status, Object.keys(body.fields)]).toEqual([422, ['refundLimits']])
    },
  )

  it('is not passed by giving somebody a role with a higher one', async () => {
    const team = await buildRole(
      api,
      [
        [null, '/clients/:clientID/members/**'],
        [null, '/clients/:clientID/members'],
        ['POST', '/clients/:clientID/transactions/:transactionID/refunds'],
      ],
      { isForMembers: true, refundLimits: { USD: 100 } },
    )
    const lead = await buildMember(api, merchant, team)
    const refunds = [['POST', '/clients/:clientID/transactions/:transactionID/refunds']] as [string, string][]
    const inviteWith = async (refundLimits: object) =>
      outcomeOf(await invite(api, lead, (await buildRole(api, refunds, { isForMembers: true, refundLimits })).roleID))
    const refused = [403, 'GRANT_REFUSED']
    expect([await inviteWith({}), await inviteWith({ USD: 101 }), await inviteWith({ USD: 100, EUR: 1 })]).toEqual([
      refused,
      refused,
      refused,
    ])
    expect((await inviteWith({ USD: 100 }))[0]).toBe(201)
    const empty = await buildRole(api, [], { isForMembers: true })
    expect((await invite(api, lead, empty.roleID)).status).toBe(201)
    expect((await invite(api, merchant, await memberRoleID(api, merchant.token, 'Finance'))).status).toBe(201)
  })

  it('is compared currency by currency', () => {
    expect([limitIn({}, 'USD'), limitIn({ USD: 5 }, 'USD'), limitIn({ USD: 5 }, 'EUR')]).toEqual([null, 5, 0])
    expect([includesLimits({}, {}), includesLimits({ USD: 5 }, {}), includesLimits({}, { USD: 5 })]).toEqual([
      ...[true, false, true],
    ])
  })
})
