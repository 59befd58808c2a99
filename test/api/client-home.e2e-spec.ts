import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ClientHomeParts, ClientHomeView } from '#contract/home.js'
import { clientHomeParts } from '#contract/home-parts.js'
import { textMaxLength } from '#contract/limits.js'
import { buildApiUser, buildClient, signInAdmin, type SignedInClient, signupInput } from '../support/builders.js'
import { withoutDearPlaces } from '../support/dear-places.js'
import { buildMember } from '../support/members.js'
import { buildMerchant, type Merchant, openDispute } from '../support/payments.js'
import { buildRole, type Row } from '../support/rights.js'
import { listStatementsOf, statementsOf } from '../support/statement-count.js'
import { startApi, type TestApi } from '../support/test-api.js'

const paths: Record<keyof ClientHomeParts, string> = {
  transactions: '/clients/:clientID/transactions',
  summary: '/clients/:clientID/summary',
  apiUsers: '/clients/:clientID/apiusers',
  disputes: '/clients/:clientID/disputes',
  unchargedInvoices: '/invoices',
  debts: '/clients/:clientID/debts',
  pauses: '/clients/:clientID/pauses',
}
const names = Object.keys(paths) as (keyof ClientHomeParts)[]
/** What the dashboard asked the single calls beside their path. */
const queries: Partial<Record<keyof ClientHomeParts, string>> = {
  ...{ apiUsers: 'limit=100', disputes: 'status=open', unchargedInvoices: 'charge=skipped' },
}

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  merchant = await buildMerchant(api)
  const { transactionID } = (await merchant.pay({ description: 'A red chair' })).body
  await merchant.pay({ description: 'A blue table' })
  await openDispute(api, merchant, transactionID)
})
afterAll(() => api.close())

const ask = (token?: string, query = '') => api.call('GET', `/clients/me/home${query}`, { token })
const home = async (token: string, query = ''): Promise<ClientHomeView> => {
  const { status, body } = await ask(token, query)
  expect(status).toBe(200)
  return body
}

const single = (name: keyof ClientHomeParts, { clientID, token }: SignedInClient, more = '') => {
  const query = [queries[name], more].filter(Boolean).join('&')
  return api.call('GET', `${paths[name].replace(':clientID', clientID)}?${query}`, { token })
}
const singles = async (client: SignedInClient, more = '') =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await single(name, client, more)).body] as const)),
  )

describe('GET /clients/me/home', () => {
  it('answers an owner what the single calls answer', async () => {
    const { leftOut, ...parts } = await home(merchant.token)
    expect(leftOut).toEqual([])
    expect(Object.keys(parts).sort()).toEqual([...clientHomeParts].sort())
    expect(parts).toEqual(await singles(merchant))
    expect(parts.transactions?.items.map(({ description }) => description)).toEqual(['A blue table', 'A red chair'])
    expect(parts.disputes?.items).toHaveLength(1)
    expect(parts.apiUsers?.items).toHaveLength(1)
  })

  it('answers what is of the mode that was asked about', async () => {
    const { leftOut, ...parts } = await home(merchant.token, '?mode=live')
    expect(leftOut).toEqual([])
    expect(parts).toEqual(await singles(merchant, 'mode=live'))
    expect([parts.transactions?.items, parts.disputes?.items, parts.apiUsers?.items]).toEqual([[], [], []])
    expect((await ask(merchant.token, '?mode=both')).status).toBe(422)
  })

  it('shows nothing of another merchant', async () => {
    const other = await buildClient(api)
    const { transactions, disputes, apiUsers, summary } = await home(other.token)
    expect([transactions?.items, disputes?.items, apiUsers?.items]).toEqual([[], [], []])
    expect(summary?.firstPaymentAt).toBeNull()
  })

  it('looks for payments and pages through them as their list does', async () => {
    expect((await home(merchant.token, '?q=chair')).transactions).toEqual(
      (await single('transactions', merchant, 'q=chair')).body,
    )
    const { nextCursor } = (await single('transactions', merchant, 'limit=1')).body
    const { transactions } = await home(merchant.token, `?cursor=${nextCursor}`)
    expect(transactions?.items.map(({ description }) => description)).toEqual(['A red chair'])
  })

  it.each(['cursor=nonsense', `q=${'a'.repeat(textMaxLength + 1)}`, 'q=%00', 'q=4111+1111+1111+1111'])(
    'leaves out the payments alone when they refuse the address: %.20s',
    async (query) => {
      const refusal = await single('transactions', merchant, query)
      const { transactions, leftOut, ...others } = await home(merchant.token, `?${query}`)
      const { code, error } = refusal.body
      expect([refusal.status, transactions, leftOut]).toEqual([422, null, [{ part: 'transactions', code, error }]])
      expect(Object.values(others)).not.toContain(null)
    },
  )

  it('leaves out the payments alone while too many lists are read', () =>
    withoutDearPlaces(api.database, async () => {
      const { transactions, leftOut, ...others } = await home(merchant.token, '?q=chair')
      expect([transactions, leftOut]).toMatchObject([null, [{ part: 'transactions', code: 'TOO_MANY_READS' }]])
      expect(Object.values(others)).not.toContain(null)
    }))
})

describe('the rights to GET /clients/me/home', () => {
  it.each(names)(
    'are those of its parts: without the one to read %s it is left out, and nothing else',
    async (name) => {
      const rows = names.filter((other) => other !== name).map((other): Row => ['GET', paths[other]])
      const role = await buildRole(api, rows, { isForMembers: true })
      const member = await buildMember(api, merchant, role)
      const refusal = await single(name, member)
      const { leftOut, ...parts } = await home(member.token)
      const { code, error } = refusal.body
      expect([refusal.status, leftOut]).toEqual([403, [{ part: name, code, error }]])
      expect(parts).toEqual({ ...(await singles(member)), [name]: null })
    },
  )

  it('answer a member without any of them an empty page', async () => {
    const member = await buildMember(api, merchant, await buildRole(api, [], { isForMembers: true }))
    const { leftOut, ...parts } = await home(member.token)
    expect(Object.values(parts)).toEqual(names.map(() => null))
    expect(leftOut.map(({ part, code }) => [part, code])).toEqual(names.map((name) => [name, 'PERMISSION_MISSING']))
  })

  it('refuse whoever is not signed in as a merchant', async () => {
    const { accessToken } = await buildApiUser(api, merchant)
    const { statusToken } = (await api.call('POST', '/clients/register', { body: signupInput() })).body
    const tokens = [undefined, await signInAdmin(api), accessToken, statusToken, `${merchant.token}x`]
    const answers = await Promise.all(tokens.map((token) => ask(token)))
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403, 401])
  })

  it('end with the membership', async () => {
    const { clientMemberID, token } = await buildMember(api, merchant, await buildRole(api, [], { isForMembers: true }))
    expect((await ask(token)).status).toBe(200)
    await api.call('DELETE', `/clients/${merchant.clientID}/members/${clientMemberID}`, { token: merchant.token })
    expect((await ask(token)).status).toBe(401)
  })

  it('wait for a second factor that the client requires', async () => {
    const business = await buildClient(api)
    const member = await buildMember(api, business, await buildRole(api, [], { isForMembers: true }))
    const body = { secondFactorRequired: true }
    await api.call('PUT', `/clients/${business.clientID}/security-policy`, { token: business.token, body })
    const { status, body: refusal } = await ask(member.token)
    expect([status, refusal.code]).toEqual([403, 'SECOND_FACTOR_ENROLMENT_REQUIRED'])
  })

  it('refuse a suspended client, and say why', async () => {
    const suspended = await buildClient(api)
    const body = { reason: 'Missing documents' }
    await api.call('POST', `/clients/${suspended.clientID}/suspend`, { token: await signInAdmin(api), body })
    const { status, body: refusal } = await ask(suspended.token)
    expect([status, refusal.code]).toEqual([403, 'ACCOUNT_DISABLED'])
  })
})

describe('the statements of GET /clients/me/home', () => {
  it('are those of the lists that the single calls read, and no others', async () => {
    const count = async (work: () => Promise<unknown>) => ({
      lists: (await listStatementsOf(api.database, work)).length,
      others: (await statementsOf(api.database, work)).length,
    })
    await home(merchant.token)
    const whole = await count(() => home(merchant.token))
    const apart = await count(() => singles(merchant))
    expect([whole, apart.lists]).toEqual([{ lists: 9, others: 0 }, 9])
  })
})
