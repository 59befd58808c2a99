import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as oauth from 'openid-client'
import {
  accessTokenFor,
  clientPassword,
  buildApiUser,
  buildClient,
  type BuiltApiUser,
  idempotencyKey,
} from '../support/builders.js'
import { paymentInput, type SignedInClient, signInAdmin } from '../support/builders.js'
import { callRaw } from '../support/raw-http.js'
import type { CallOptions } from '../support/calls.js'
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

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const encoded = (text: string) => new URLSearchParams({ x: text }).toString().slice(2)
const basic = (key: string, secret: string) =>
  `Basic ${Buffer.from(`${encoded(key)}:${encoded(secret)}`).toString('base64')}`
const credentials = () => ({ client_id: user.apiKey, client_secret: user.apiSecret })
const grant = { grant_type: 'client_credentials' }
const ask = (options: CallOptions) => api.call('POST', '/oauth/token', options)
const askWithForm = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
  ask({ body: new URLSearchParams(fields).toString(), headers: { ...form, ...headers } })

const issued = {
  access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  token_type: 'Bearer',
  expires_in: 3600,
  mode: 'test',
}

describe('POST /oauth/token', () => {
  it.each<[string, () => CallOptions]>([
    [
      'HTTP Basic',
      () => ({
        body: 'grant_type=client_credentials',
        headers: { ...form, authorization: basic(user.apiKey, user.apiSecret) },
      }),
    ],
    ['a form', () => ({ body: new URLSearchParams({ ...grant, ...credentials() }).toString(), headers: form })],
    ['JSON', () => ({ body: { ...grant, ...credentials() } })],
    [
      'HTTP Basic beside the same client_id',
      () => ({
        body: { ...grant, client_id: user.apiKey },
        headers: { authorization: basic(user.apiKey, user.apiSecret) },
      }),
    ],
    [
      'a form with a charset',
      () => ({
        body: new URLSearchParams({ ...grant, ...credentials() }).toString(),
        headers: { 'content-type': `${form['content-type']}; charset=UTF-8` },
      }),
    ],
  ])('issues a token for credentials in %s, which no cache may keep', async (_, options) => {
    const { status, body, headers } = await ask(options())
    expect([status, body]).toEqual([200, issued])
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await api.call('GET', '/transactions', { token: body.access_token })).status).toBe(200)
  })

  const wrong = 'gs_0000000000000000000000000000000000000000000'
  it.each<[string, () => CallOptions]>([
    ['a wrong secret in the body', () => ({ body: { ...grant, ...credentials(), client_secret: wrong } })],
    ['a wrong secret in the header', () => ({ body: grant, headers: { authorization: basic(user.apiKey, wrong) } })],
    ['an unknown key', () => ({ body: { ...grant, ...credentials(), client_id: 'gk_unknown' } })],
    ['no credentials', () => ({ body: grant })],
    ['no secret', () => ({ body: { ...grant, client_id: user.apiKey } })],
    ['an empty secret', () => ({ body: { ...grant, ...credentials(), client_secret: '' } })],
    ['the secret as a Bearer token', () => ({ body: grant, headers: { authorization: `Bearer ${user.apiSecret}` } })],
    ['Basic that is not base64', () => ({ body: grant, headers: { authorization: 'Basic %%%' } })],
    ['Basic without a colon', () => ({ body: grant, headers: { authorization: 'Basic eHh4' } })],
    [
      'Basic with a broken escape',
      () => ({ body: grant, headers: { authorization: `Basic ${Buffer.from('a%zz:b').toString('base64')}` } }),
    ],
    ['a NUL in the key', () => ({ body: { ...grant, ...credentials(), client_id: `${user.apiKey}\u0000` } })],
    ['a NUL in the secret', () => ({ body: { ...grant, ...credentials(), client_secret: `${user.apiSecret}\u0000` } })],
    [
      'a NUL in the header',
      () => ({ body: grant, headers: { authorization: basic(`${user.apiKey}\u0000`, user.apiSecret) } }),
    ],
    ['a lone surrogate in the key', () => ({ body: { ...grant, ...credentials(), client_id: '\ud800' } })],
    [
      "a client's own e-mail and password",
      () => ({ body: { ...grant, client_id: client.emailAddress, client_secret: clientPassword } }),
    ],
  ])('refuses %s with 401 invalid_client', async (_, options) => {
    const { status, body, headers } = await ask(options())
    expect([status, body]).toEqual([401, { error: 'invalid_client', error_description: expect.any(String) }])
    expect(headers.get('www-authenticate')).toMatch(/^Basic /)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('names the reason to whoever has the right secret of a key whose client is not active', async () => {
    const suspended = await buildClient(api)
    const { apiKey: client_id, apiSecret: client_secret } = await buildApiUser(api, suspended)
    const body = { reason: 'Chargebacks' }
    await api.call('POST', `/clients/${suspended.clientID}/suspend`, { token: await signInAdmin(api), body })
    const right = await ask({ body: { ...grant, client_id, client_secret } })
    const guessed = await ask({ body: { ...grant, client_id, client_secret: wrong } })
    expect([right.status, right.body]).toEqual([
      401,
      {
        error: 'invalid_client',
        error_description: 'This API user’s business isn’t active. Its keys work once the business is active',
      },
    ])
    expect(guessed.body.error_description).toBe('Incorrect client_id or client_secret')
  })

  it('tells an unknown key and a wrong secret apart by nothing', async () => {
    const unknown = await ask({ body: { ...grant, client_id: 'gk_unknown', client_secret: wrong } })
    const known = await ask({ body: { ...grant, ...credentials(), client_secret: wrong } })
    expect(unknown.body).toEqual(known.body)
  })

  it.each<[string, string, () => CallOptions]>([
    ['unsupported_grant_type', 'another grant', () => ({ body: { ...credentials(), grant_type: 'password' } })],
    ['unsupported_grant_type', 'refresh_token', () => ({ body: { ...credentials(), grant_type: 'refresh_token' } })],
    ['invalid_request', 'no grant', () => ({ body: credentials() })],
    ['invalid_request', 'an empty grant', () => ({ body: { ...credentials(), grant_type: '' } })],
    ['invalid_request', 'a body that is absent', () => ({})],
    [
      'invalid_request',
      'header and body at once',
      () => ({ body: { ...grant, ...credentials() }, headers: { authorization: basic(user.apiKey, user.apiSecret) } }),
    ],
    [
      'invalid_request',
      'another client_id in header and body',
      () => ({
        body: { ...grant, client_id: 'gk_other' },
        headers: { authorization: basic(user.apiKey, user.apiSecret) },
      }),
    ],
    [
      'invalid_request',
      'a repeated grant',
      () => ({ body: 'grant_type=client_credentials&grant_type=client_credentials', headers: form }),
    ],
    [
      'invalid_request',
      'a repeated secret',
      () => ({
        body: `grant_type=client_credentials&client_id=${user.apiKey}&client_secret=x&client_secret=${user.apiSecret}`,
        headers: form,
      }),
    ],
    [
      'invalid_request',
      'a secret that is a number',
      () => ({ body: { ...grant, ...credentials(), client_secret: 7 } }),
    ],
    [
      'invalid_request',
      'a key that is an object',
      () => ({ body: { ...grant, ...credentials(), client_id: { like: '%' } } }),
    ],
    ['invalid_request', 'a body that is a list', () => ({ body: [grant] })],
  ])('answers 400 %s to %s', async (error, _, options) => {
    const { status, body, headers } = await ask(options())
    expect([status, body]).toEqual([400, { error, error_description: expect.any(String) }])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('reads credentials from neither the address nor a cookie', async () => {
    const query = new URLSearchParams({ ...grant, ...credentials() })
    expect((await api.call('POST', `/oauth/token?${query}`)).status).toBe(400)
    expect((await api.call('GET', `/oauth/token?${query}`)).status).toBe(404)
    const cookie = `client_id=${user.apiKey}; client_secret=${user.apiSecret}`
    expect((await askWithForm(grant, { cookie })).status).toBe(401)
  })

  it('refuses a body that is neither form nor JSON, and one that is malformed', async () => {
    const headers = { 'content-type': 'application/xml' }
    expect((await ask({ body: '<grant_type>client_credentials</grant_type>', headers })).status).toBe(415)
    expect((await ask({ body: '{"grant_type"' })).status).toBe(400)
    const path = '/api/oauth/token'
    expect((await callRaw(api.url, { method: 'POST', path, headers: form, body: 'grant_type=%zz&%' })).status).toBe(400)
  })

  it('refuses an API user of a client that is suspended, and ends its tokens', async () => {
    const own = await buildClient(api)
    const { apiKey, apiSecret, accessToken } = await buildApiUser(api, own)
    await api.call('POST', `/clients/${own.clientID}/suspend`, {
      token: await signInAdmin(api),
      body: { reason: 'Checks' },
    })
    expect(await accessTokenFor(api, apiKey, apiSecret)).toBeUndefined()
    expect((await api.call('GET', '/transactions', { token: accessToken })).status).toBe(401)
  })
})

describe('a stock OAuth 2.0 client', () => {
  const server = () => ({ issuer: 'http://gatehouse.test', token_endpoint: `${api.url}/api/oauth/token` })

  it.each<[string, () => oauth.ClientAuth]>([
    ['HTTP Basic', () => oauth.ClientSecretBasic(user.apiSecret)],
    ['the body', () => oauth.ClientSecretPost(user.apiSecret)],
  ])('gets a token with its credentials in %s, and posts a payment', async (_, authentication) => {
    const config = new oauth.Configuration(server(), user.apiKey, undefined, authentication())
    oauth.allowInsecureRequests(config)
    const tokens = await oauth.clientCredentialsGrant(config)
    expect([tokens.token_type, tokens.expiresIn()]).toEqual(['bearer', expect.closeTo(3600, -1)])
    const headers = new Headers({ 'content-type': 'application/json', ...idempotencyKey() })
    const url = new URL(`${api.url}/api/transactions`)
    const body = JSON.stringify(paymentInput())
    const answer = await oauth.fetchProtectedResource(config, tokens.access_token, url, 'POST', body, headers)
    expect([answer.status, await answer.json()]).toEqual([
      201,
      expect.objectContaining({ status: 'succeeded', net: 9_750 }),
    ])
  })

  it('reads the refusal of a wrong secret', async () => {
    const config = new oauth.Configuration(server(), user.apiKey, undefined, oauth.ClientSecretPost('wrong'))
    oauth.allowInsecureRequests(config)
    await expect(oauth.clientCredentialsGrant(config)).rejects.toMatchObject({
      code: 'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
      status: 401,
    })
  })
})
