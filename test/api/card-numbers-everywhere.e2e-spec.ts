import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { realCardSentence } from '#contract/card-field.js'
import { check } from '#contract/check.js'
import type { RequestClass } from '../../api/src/process/openapi/request-schema.js'
import { buildClient } from '../support/builders.js'
import { type Field, fieldsOf, operationsOf } from '../support/operations.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let fields: { of: RequestClass; field: Field }[]
beforeAll(async () => {
  api = await startApi()
  const classes = new Set(operationsOf(api).flatMap(({ bodies, query }) => [...bodies, ...[query ?? []].flat()]))
  fields = [...classes].flatMap((of) => fieldsOf(of).map((field) => ({ of, field })))
})
afterAll(() => api.close())

const inScript = (zero: number, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

// Each passes every check of a card number, and no bank gave it to a test.
const spellings = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '5105-1051-0510-5100',
  '4111.1111.1111.1111',
  '4111/1111/1111/1111',
  '4111_1111_1111_1111',
  '4111, 1111, 1111, 1111',
  '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
  '4111\u00a01111\u20091111\u30001111',
  '4111\u200b1111\u200d1111\u20601111',
  '4111\u20131111\u20141111\u22121111',
  inScript(0xff10, '4111111111111111'),
  inScript(0x660, '4111 1111 1111 1111'),
  inScript(0x966, '378734493671000'),
  'no 3787 344936 71000',
]

/** What is neither kept nor written down in clear, by field, and why. */
const leftOut: Record<string, string> = {
  password: 'kept as a hash alone; a person may choose any',
  currentPassword: 'compared with a hash',
  newPassword: 'kept as a hash alone',
  clientSecret: 'sealed, as the provider of identities has made it',
  token: 'a signed token is verified, and refused unless we made it',
  cursor: 'decoded, and refused unless we made it',
  'LoginClient.emailAddress': 'looked up and not kept; whatever was taken once must still be found',
  'LoginPortalUser.email': 'looked up and not kept',
  'ForgotPassword.email': 'looked up and not kept',
  'ReadClientHome.q': 'checked as ListTransactions.q is; only the part with the payments is left out',
}
const isLeftOut = (of: RequestClass, { name }: Field) =>
  Object.hasOwn(leftOut, name) || Object.hasOwn(leftOut, `${of.name}.${name}`)

const asked = ({ checks }: Field) => checks.includes('hasNoCardNumber')
/** Texts with a shape of their own are refused for that before anybody looks for a card number. */
const shaped = ['emailAddress', 'email', 'developerEmailAddress', 'accountNumber', 'url']
const isFreeText = (field: Field) => asked(field) && field.checks.includes('isString') && !shaped.includes(field.name)

const refusalOf = async (of: RequestClass, name: string, value: unknown) =>
  (await check(of as new () => object, { [name]: value })).fields?.[name]

describe('a real card number', () => {
  it.each(spellings)('is refused in every field of every call: %j', async (spelling) => {
    const kept: string[] = []
    for (const { of, field } of fields) {
      if (isLeftOut(of, field)) continue
      if ((await refusalOf(of, field.name, spelling)) === undefined) kept.push(`${of.name}.${field.name}`)
    }
    expect(kept).toEqual([])
  })

  it('is refused with the sentence that says why in every free text, also within a longer one', async () => {
    const free = fields.filter(({ field }) => isFreeText(field))
    expect(free.length).toBeGreaterThan(50)
    for (const { of, field } of free) {
      const room = (field.maxLength ?? 200) >= 60
      for (const spelling of spellings.filter((one) => room || one.length <= 20)) {
        const text = room ? `paid with ${spelling}, thanks` : spelling
        expect([of.name, field.name, text, await refusalOf(of, field.name, text)]).toEqual([
          of.name,
          field.name,
          text,
          realCardSentence,
        ])
      }
    }
  })

  it('is refused in e-mails, addresses of webhooks, account numbers and metadata', async () => {
    const named = (name: string) => fields.filter(({ of, field }) => field.name === name && !isLeftOut(of, field))
    const cases: [string, unknown][] = [
      ...['emailAddress', 'email', 'developerEmailAddress'].flatMap((name): [string, unknown][] => [
        [name, '4111111111111111@example.com'],
        [name, '4111-1111-1111-1111@example.com'],
        [name, 'a@4111111111111111.example.com'],
      ]),
      ['url', 'https://shop.example/hooks/4111111111111111'],
      ['url', 'https://shop.example/hooks?card=4111%201111%201111%201111'],
      ['url', 'https://shop.example/%34111-1111-1111-1111'],
      ['accountNumber', '4111 1111-1111 1111'],
      ['accountNumber', '5105105105105100'],
      ['metadata', { note: '4111.1111.1111.1111' }],
      ['metadata', { [inScript(0xff10, '4111111111111111')]: 'card' }],
    ]
    for (const [name, value] of cases) {
      expect(named(name).length).toBeGreaterThan(0)
      for (const { of } of named(name))
        expect([of.name, value, await refusalOf(of, name, value)]).toEqual([of.name, value, realCardSentence])
    }
  })

  it('is left out of this only where nothing is kept in clear', () => {
    const notAsked = fields.filter(({ field }) => field.isText && !asked(field) && !/phoneNumber$/i.test(field.name))
    expect(notAsked.filter(({ of, field }) => !isLeftOut(of, field))).toEqual([])
    const unasked = fields.filter(({ field }) => !asked(field))
    const names = unasked.flatMap(({ of, field }) => [field.name, `${of.name}.${field.name}`])
    expect(Object.keys(leftOut).filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('what looks like one and is none', () => {
  it.each([
    'Order 1001 of 2026-11-21T12:00:00.000Z',
    '41111111-1111-1111-9abc-123456789abc',
    '3f4111111111111111a0b1c2d3e4f5a6',
    'call +4915714304008 or +1 415 555 2671',
    'IBAN DK4701295110504990, BIC DABADKKK',
    'DK40 3957 7073 8858 28',
    'USD 1,234,567.89 and EUR 4.111,11',
    'https://shop.example/orders/1763740800001?page=2',
    'test card 4242 4242 4242 4242 12/30 123',
    '4000002500003155',
  ])('may stand in every free text: %j', async (text) => {
    for (const { of, field } of fields.filter(({ field: one }) => isFreeText(one) && (one.maxLength ?? 200) >= 60)) {
      expect([of.name, field.name, await refusalOf(of, field.name, text)]).not.toEqual([
        of.name,
        field.name,
        realCardSentence,
      ])
    }
  })

  it('is a valid IBAN as an account number, whose digits pass every check', async () => {
    const [{ of } = { of: undefined }] = fields.filter(({ field }) => field.name === 'accountNumber')
    for (const text of ['DK4701295110504990', 'DK40 3957 7073 8858 28'])
      expect([text, of && (await refusalOf(of, 'accountNumber', text))]).toEqual([text, undefined])
  })
})

describe('what comes beside the fields', () => {
  const number = '4111111111111111'

  it('is not kept: request ids, browsers, and what a webhook inspector is sent', async () => {
    const headers = { 'x-request-id': number, 'user-agent': `card ${number}` }
    const answer = await api.call('POST', '/clients/login', { headers, body: { emailAddress: 'a', password: 'b' } })
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([422, expect.not.stringContaining(number)])
    const { clientID, token } = await buildClient(api)
    const { url } = (await api.call('POST', `/clients/${clientID}/webhook-inspector`, { token })).body
    const path = new URL(url).pathname.replace(/^\/api/, '')
    const json = { 'content-type': 'application/json' }
    for (const [body, more] of [
      [{ card: number }, {}],
      [`{"card":"\\u0034111 1111 1111 1111"}`, {}],
      [{}, { 'x-card': '4111-1111-1111-1111' }],
      [{}, { [`x-${number}`]: 'yes' }],
    ] as [unknown, Record<string, string>][]) {
      const sent = await api.call('POST', path, { body, headers: { ...json, ...more } })
      expect([body, sent.status, Object.values(sent.body.fields)]).toEqual([body, 422, [realCardSentence]])
    }
    const kept = await api.call('GET', `/clients/${clientID}/webhook-inspector/requests`, { token })
    expect(kept.body.items).toEqual([])
  })
})
