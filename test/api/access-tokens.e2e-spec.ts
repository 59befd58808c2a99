import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { generateKeyPairSync, sign } from 'node:crypto'
import { buildApiUser, buildClient, type BuiltApiUser, paymentInput } from '../support/builders.js'
import { claimsOf, keyOf, part, seconds, signed } from '../support/forged-tokens.js'
import { startGatehouse } from '../support/gatehouse-process.js'
import { callRaw } from '../support/raw-http.js'
import { startedDatabase } from '../support/started-database.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let user: BuiltApiUser
beforeAll(async () => {
  api = await startApi()
  user = await buildApiUser(api, await buildClient(api))
})
afterAll(() => api.close())

describe('an access token', () => {
  const statusOf = async (token: string) => (await api.call('GET', '/transactions', { token })).status

  it('survives a restart on the same data', async () => {
    const { settings, remove } = await startedDatabase()
    const first = await startGatehouse(settings)
    const { accessToken } = await buildApiUser(first, await buildClient(first))
    await first.end('SIGTERM')
    const second = await startGatehouse(settings)
    expect((await second.call('GET', '/transactions', { token: accessToken })).status).toBe(200)
    await second.end('SIGTERM')
    await remove()
  })

  it('is forged here as the product itself makes it, so that the refusals below prove something', async () => {
    expect(await statusOf(signed(claimsOf(user.accessToken), keyOf(api)))).toBe(200)
  })

  it.each<[string, (claims: Record<string, unknown>, key: string) => string]>([
    ['that has expired', (claims, key) => signed({ ...claims, exp: seconds() - 1 }, key)],
    ['that is not valid yet', (claims, key) => signed({ ...claims, nbf: seconds() + 600 }, key)],
    ['signed with another key', (claims) => signed(claims, 'another key')],
    ['signed with an empty key', (claims) => signed(claims, '')],
    ['without a signature', (claims) => `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.`],
    ['with alg none', (claims) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
    ['with alg NONE and a signature', (claims, key) => signed(claims, key, { alg: 'NONE', typ: 'JWT' })],
    ['with alg HS512', (claims, key) => signed(claims, key, { alg: 'HS512', typ: 'JWT' }, 'sha512')],
    ['of another issuer', (claims, key) => signed({ ...claims, iss: 'somebody' }, key)],
    ['without an issuer', (claims, key) => signed({ ...claims, iss: undefined }, key)],
    ['of another audience', (claims, key) => signed({ ...claims, aud: 'client' }, key)],
    ['of several audiences', (claims, key) => signed({ ...claims, aud: ['integrator', 'portal'] }, key)],
    ['without an audience', (claims, key) => signed({ ...claims, aud: undefined }, key)],
    ['about somebody absent', (claims, key) => signed({ ...claims, sub: 'api_00000000000000000000000000' }, key)],
    ['of older credentials', (claims, key) => signed({ ...claims, ver: 0 }, key)],
    ['without its version', (claims, key) => signed({ ...claims, ver: undefined }, key)],
    ['with claims that are not JSON', (_, key) => signed('nothing' as unknown as object, key)],
    ['with claims that are null', (_, key) => signed(null as unknown as object, key)],
  ])('%s is refused', async (_, forge) => {
    expect(await statusOf(forge(claimsOf(user.accessToken), keyOf(api)))).toBe(401)
  })

  it('signed with RS256 is refused, and so is one that takes a public key for the secret', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claimsOf(user.accessToken))}`
    expect(await statusOf(`${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`)).toBe(401)
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(await statusOf(signed(claimsOf(user.accessToken), pem))).toBe(401)
  })

  it('opens nothing for staff or merchants when it is passed off as theirs', async () => {
    const asPortal = signed({ ...claimsOf(user.accessToken), aud: 'portal' }, keyOf(api))
    const asClient = signed({ ...claimsOf(user.accessToken), aud: 'client' }, keyOf(api))
    expect((await api.call('GET', '/portal-users/me', { token: asPortal })).status).toBe(401)
    expect((await api.call('GET', '/clients/me', { token: asClient })).status).toBe(401)
    expect((await api.call('POST', '/portal-users/refresh-token', { body: { token: asPortal } })).status).toBe(401)
  })

  it.each(['Basic', 'Token', 'bearer,', 'Bearer  ', 'Bearer\t'])('behind %j is refused', async (scheme) => {
    const headers = { authorization: `${scheme} ${user.accessToken}` }
    expect((await callRaw(api.url, { path: '/api/transactions', headers })).status).toBe(401)
  })

  it('counts in the Authorization header alone: not in the address, a cookie or a form', async () => {
    const { accessToken } = user
    expect((await api.call('GET', `/transactions?access_token=${accessToken}`)).status).toBe(401)
    expect((await api.call('GET', '/transactions', { headers: { cookie: `token=${accessToken}` } })).status).toBe(401)
    const payment = { ...paymentInput(), access_token: accessToken }
    expect((await api.call('POST', '/transactions', { body: payment })).status).toBe(401)
  })
})
