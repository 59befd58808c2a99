import { describe, expect, it } from '@jest/globals'
import { readClientCredentials } from './client-credentials.js'
import { InvalidClient, InvalidTokenRequest, UnsupportedGrantType } from './oauth.errors.js'

const grant = { grant_type: 'client_credentials' }
const basic = (text: string, scheme = 'Basic') => `${scheme} ${Buffer.from(text).toString('base64')}`

describe('readClientCredentials', () => {
  it.each([
    ['key:secret', 'key', 'secret'],
    ['key:a:b:c', 'key', 'a:b:c'],
    ['a%3Ab:c%25d', 'a:b', 'c%d'],
    ['a+b:c%20d', 'a b', 'c d'],
    ['caf%C3%A9:%2B', 'caf\u00e9', '+'],
  ])('decodes each part of HTTP Basic %s', (text, apiKey, apiSecret) => {
    expect(readClientCredentials(basic(text), grant)).toEqual({ apiKey, apiSecret })
    expect(readClientCredentials(basic(text, 'basic'), grant)).toEqual({ apiKey, apiSecret })
  })

  it('takes the body as it is', () => {
    const body = { ...grant, client_id: 'a%3Ab', client_secret: 'c+d' }
    expect(readClientCredentials(undefined, body)).toEqual({ apiKey: 'a%3Ab', apiSecret: 'c+d' })
  })

  it.each([
    basic('nocolon'),
    basic(':secret'),
    basic('key:'),
    basic('key:%zz'),
    basic('key:secret', 'Bearer'),
    basic('k%00:secret'),
    'Basic',
    'Basic ',
    'Basic !',
    `${basic('key:secret')} x`,
    '',
  ])('refuses the header %j', (authorization) => {
    expect(() => readClientCredentials(authorization, grant)).toThrow(InvalidClient)
  })

  it.each([
    {},
    { client_id: 'key' },
    { client_secret: 'secret' },
    { client_id: '', client_secret: '' },
    { client_id: 'key', client_secret: 'a\u0000' },
  ])('refuses the body %j', (body) => {
    expect(() => readClientCredentials(undefined, { ...grant, ...body })).toThrow(InvalidClient)
  })

  it.each([
    [undefined, { client_id: ['a', 'b'], client_secret: 'c' }],
    [undefined, { client_id: 'a', client_secret: null }],
    [basic('key:secret'), { client_secret: 'secret' }],
    [basic('key:secret'), { client_id: 'another' }],
  ])('refuses %j with %j as ambiguous', (authorization, body) => {
    expect(() => readClientCredentials(authorization, { ...grant, ...body })).toThrow(InvalidTokenRequest)
  })

  it.each([undefined, null, 'grant_type=client_credentials', 7, [], {}, { grant_type: '' }])(
    'refuses %j, which names no grant',
    (body) => {
      expect(() => readClientCredentials(basic('key:secret'), body)).toThrow(InvalidTokenRequest)
    },
  )

  it('reads only what the body itself holds', () => {
    const inherited = Object.create({ ...grant, client_id: 'key', client_secret: 'secret' }) as object
    expect(() => readClientCredentials(undefined, inherited)).toThrow(InvalidTokenRequest)
  })

  it.each(['password', 'authorization_code', 'refresh_token', 'Client_Credentials', 'client_credentials '])(
    'refuses the grant %j',
    (grant_type) => {
      expect(() => readClientCredentials(basic('key:secret'), { grant_type })).toThrow(UnsupportedGrantType)
    },
  )
})
