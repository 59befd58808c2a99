import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as oauth from 'openid-client'
import { clock } from '#contract/clock.js'
import { buildApiUser, buildClient, type BuiltApiUser, type SignedInClient } from '../support/builders.js'
import { claimsOf, keyOf, signed } from '../support/forged-tokens.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let user: BuiltApiUser
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  user = await buildApiUser(api, client)
})
afterAll(() => api.close())

const discover = ({ apiKey, apiSecret }: BuiltApiUser) =>
  oauth.discovery(new URL(api.url), apiKey, undefined, oauth.ClientSecretBasic(apiSecret), {
    algorithm: 'oauth2',
    execute: [oauth.allowInsecureRequests],
  })
const newToken = async (of: BuiltApiUser) => (await oauth.clientCredentialsGrant(await discover(of))).access_token
const statusOf = async (token: string) => (await api.call('GET', '/transactions', { token })).status
const ask = (path: 'revoke' | 'introspect', token: unknown, by: Pick<BuiltApiUser, 'apiKey' | 'apiSecret'> = user) =>
  api.call('POST', `/oauth/${path}`, { body: { token, client_id: by.apiKey, client_secret: by.apiSecret } })

const forged = (token: string) => [
  'nothing',
  `${token}x`,
  signed(claimsOf(token), 'another key'),
  signed({ ...claimsOf(token), exp: 1 }, keyOf(api)),
]

describe('GET /.well-known/oauth-authorization-server', () => {
  it('is all that a stock client needs to find the rest', async () => {
    const server = (await discover(user)).serverMetadata()
    expect(server).toMatchObject({
      issuer: api.url,
      token_endpoint: `${api.url}/api/oauth/token`,
      revocation_endpoint: `${api.url}/api/oauth/revoke`,
      introspection_endpoint: `${api.url}/api/oauth/introspect`,
      device_authorization_endpoint: `${api.url}/api/oauth/device`,
      grant_types_supported: ['client_credentials', 'urn:ietf:params:oauth:grant-type:device_code'],
    })
  })

  it('names the address that was set, whatever the caller calls us', async () => {
    const behind = await startApi({ PUBLIC_URL: 'https://pay.example.com' })
    const answer = await fetch(`${behind.url}/.well-known/oauth-authorization-server`, {
      headers: { 'x-forwarded-host': 'evil.example' },
    })
    const { issuer, token_endpoint } = (await answer.json()) as Record<string, string>
    expect([issuer, token_endpoint]).toEqual(['https://pay.example.com', 'https://pay.example.com/api/oauth/token'])
    await behind.close()
  })
})

describe('POST /oauth/revoke', () => {
  it('ends one token at once, and no other', async () => {
    const [one, other] = [await newToken(user), await newToken(user)]
    expect([await statusOf(one), await statusOf(other)]).toEqual([200, 200])
    await oauth.tokenRevocation(await discover(user), one)
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200])
  })

  it('answers the second time as the first, also in parallel, and writes it to the log once', async () => {
    const token = await newToken(user)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('revoke', token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const entries = await api.database.read.query(
      `SELECT COUNT(*) AS "entries" FROM "audit_entries" WHERE "action" = 'api_user.token_revoked' AND "targetID" = '${user.apiUserID}'`,
    )
    // One of this test, one of the test before.
    expect(Number((entries as { entries: string }[])[0]?.entries)).toBe(2)
  })

  it('lets an API user of the same client revoke, and changes nothing for one of another', async () => {
    const sibling = await buildApiUser(api, client)
    const stranger = await buildApiUser(api, await buildClient(api))
    const token = await newToken(user)
    expect((await ask('revoke', token, stranger)).status).toBe(200)
    expect(await statusOf(token)).toBe(200)
    expect((await ask('revoke', token, sibling)).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
  })

  it('takes what is no token of ours for one that is revoked already', async () => {
    for (const token of [client.token, ...forged(user.accessToken)])
      expect((await ask('revoke', token)).status).toBe(200)
    expect(await statusOf(user.accessToken)).toBe(200)
  })
})

describe('POST /oauth/introspect', () => {
  it('says of a token whose it is and until when, and nothing of one that was revoked', async () => {
    const config = await discover(user)
    const token = await newToken(user)
    const said = await oauth.tokenIntrospection(config, token)
    expect(said).toEqual({
      active: true,
      token_type: 'Bearer',
      client_id: user.apiKey,
      sub: user.apiUserID,
      exp: expect.closeTo(clock.time() / 1000 + 3600, -2),
      mode: 'test',
    })
    await oauth.tokenRevocation(config, token)
    expect(await oauth.tokenIntrospection(config, token)).toEqual({ active: false })
  })

  it('says nothing of tokens of others, of sessions, of forged ones and of one whose API user is disabled', async () => {
    const other = await buildClient(api)
    const stranger = await buildApiUser(api, other)
    const disabled = await buildApiUser(api, client)
    await api.call('POST', `/clients/${client.clientID}/apiusers/${disabled.apiUserID}/disable`, client)
    const tokens = [stranger.accessToken, client.token, disabled.accessToken, ...forged(user.accessToken)]
    for (const token of tokens) expect((await ask('introspect', token)).body).toEqual({ active: false })
  })
})

describe.each(['revoke', 'introspect'] as const)('POST /oauth/%s', (path) => {
  it('refuses who cannot prove itself with 401, in the words of the standard', async () => {
    const { status, body, headers } = await ask(path, user.accessToken, { ...user, apiSecret: 'wrong' })
    expect([status, body.error]).toEqual([401, 'invalid_client'])
    expect(headers.get('www-authenticate')).toMatch(/^Basic /)
    const alone = await api.call('POST', `/oauth/${path}`, { body: { token: user.accessToken } })
    expect([alone.status, alone.body.error]).toEqual([401, 'invalid_client'])
  })

  it.each([undefined, '', 7, null, ['a', 'b'], { a: 1 }])('answers 400 to the token %j', async (token) => {
    const { status, body } = await ask(path, token)
    expect([status, body.error]).toEqual([400, 'invalid_request'])
  })
})
