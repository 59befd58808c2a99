import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildClient, signInAdmin } from '../support/builders.js'
import { claimsOf, keyOf, part, seconds, signed } from '../support/forged-tokens.js'
import { buildPortalUser } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
const tokens = {} as Record<'client' | 'portal', string>
beforeAll(async () => {
  api = await startApi()
  tokens.client = (await buildClient(api)).token
  tokens.portal = await signInAdmin(api)
})
afterAll(() => api.close())

const homes = { client: '/clients/me', portal: '/portal-users/me' }
const open = (audience: 'client' | 'portal', token: string) => api.call('GET', homes[audience], { token })
const refresh = async (token: string) =>
  (await api.call('POST', '/portal-users/refresh-token', { body: { token } })).status

type Forge = (claims: Record<string, unknown>, key: string) => string
const forgeries: [string, Forge][] = [
  ['signed with another key', (claims) => signed(claims, 'another key')],
  ['with alg none', (claims) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
  ['with alg HS512', (claims, key) => signed(claims, key, { alg: 'HS512', typ: 'JWT' }, 'sha512')],
  ['of another issuer', (claims, key) => signed({ ...claims, iss: 'somebody' }, key)],
  ['of another audience', (claims, key) => signed({ ...claims, aud: 'integrator' }, key)],
  ['that names no session', (claims, key) => signed({ ...claims, sid: undefined }, key)],
  ['of an absent session', (claims, key) => signed({ ...claims, sid: 'ses_00000000000000000000000000' }, key)],
  ['with an id that its session never had', (claims, key) => signed({ ...claims, jti: 'another' }, key)],
  ['without an id', (claims, key) => signed({ ...claims, jti: undefined }, key)],
]

// Only a refresh still takes it.
const expired: [string, Forge] = ['that has expired', (claims, key) => signed({ ...claims, exp: seconds() - 1 }, key)]

describe.each(['client', 'portal'] as const)('a %s session token', (audience) => {
  const forged = (forge: Forge) => forge(claimsOf(tokens[audience]), keyOf(api))

  it('is forged here as the product itself makes it, so that the refusals below prove something', async () => {
    expect((await open(audience, forged(signed))).status).toBe(200)
  })

  it.each([...forgeries, expired])('%s is refused', async (_, forge) => {
    expect((await open(audience, forged(forge))).status).toBe(401)
  })

  it('says who it is by its session: another name in it changes nothing', async () => {
    const other = audience === 'client' ? await buildClient(api) : await buildPortalUser(api, [])
    const sub = 'clientID' in other ? other.clientID : other.id
    const renamed = await open(
      audience,
      forged((claims, key) => signed({ ...claims, sub }, key)),
    )
    expect(renamed.body).toEqual((await open(audience, tokens[audience])).body)
  })

  it('of the other kind of session is refused, also under its own name', async () => {
    const { sid, jti, sub } = claimsOf(tokens[audience === 'client' ? 'portal' : 'client'])
    const crossed = forged((claims, key) => signed({ ...claims, sid, jti, sub }, key))
    expect((await open(audience, crossed)).status).toBe(401)
  })
})

describe('POST /portal-users/refresh-token', () => {
  it.each(forgeries)('refuses a token %s', async (_, forge) => {
    expect(await refresh(forge(claimsOf(tokens.portal), keyOf(api)))).toBe(401)
  })

  it('refuses a client’s token', async () => {
    expect(await refresh(tokens.client)).toBe(401)
  })
})
