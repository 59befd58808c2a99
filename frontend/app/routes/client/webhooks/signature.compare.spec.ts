import { createHmac, randomBytes } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import type { WebhookSignatureView } from '#contract/webhooks.js'
import { compareSecret } from './signature.compare.server'

const makeSecret = () => `whsec_${randomBytes(32).toString('base64')}`
const secret = makeSecret()
const old = makeSecret()
const keyOf = (text: string) => Buffer.from(text.slice(6), 'base64')
const body = '{"id":"evt_1","data":{"amount":100,"note":"a: b, c"}}'
const signedText = `evt_1.1764000000.${body}`
const mac = (key: Buffer | string, text = signedText) => createHmac('sha256', key).update(text)
const v1 = (key: Buffer | string, text = signedText) => `v1,${mac(key, text).digest('base64')}`

const view: WebhookSignatureView = {
  webhookID: 'evt_1',
  timestamp: 1_764_000_000,
  body,
  signedText,
  signatures: [
    { secret: 'current', signature: v1(keyOf(secret)) },
    { secret: 'previous', signature: v1(keyOf(old)) },
  ],
  steps: [],
}

describe('a pasted secret', () => {
  it.each([
    ['the right one', secret, 'This is the correct secret.'],
    ['the one before a rotation', old, 'This is the old secret.'],
    ['one of another endpoint', makeSecret(), 'This is a different secret.'],
    ['blanks around it', `${secret}\n`, 'The secret is correct, but has spaces around it.'],
    ['quotation marks', `"${secret}"`, 'There are quotation marks around it.'],
    ['an API secret', 'gsk_4f9c', 'This isn’t a signing secret.'],
    ['a cut one', secret.slice(0, -5), 'This secret is incomplete.'],
    ['nothing', '  ', 'A secret is missing.'],
    ['a file', undefined, 'A secret is missing.'],
  ])('%s', (_, pasted, title) => {
    const said = compareSecret(view, { secret: pasted, own: '' })
    expect(said.title).toBe(title)
    expect(JSON.stringify(said)).not.toContain(secret.slice(6))
  })
})

describe('a signature of the merchant’s own code', () => {
  const withoutPrefix = secret.slice(6)
  it.each([
    ['right', v1(keyOf(secret)), 'Your code computes the same signature as we do.'],
    ['one of two', `${v1(keyOf(old))} ${v1(keyOf(secret))}`, 'the same signature'],
    ['the whole text as key', v1(secret), 'You used the secret’s text as the key'],
    ['the base64 text as key', v1(withoutPrefix), 'You didn’t decode the key'],
    ['the prefix decoded too', v1(Buffer.from(secret, 'base64')), 'You decoded whsec_ too'],
    ['the body alone', v1(keyOf(secret), body), 'You signed only the body'],
    ['no id', v1(keyOf(secret), `1764000000.${body}`), 'The webhook-id is missing'],
    ['milliseconds', v1(keyOf(secret), `evt_1.1764000000000.${body}`), 'in seconds'],
    [
      'a body written by Python',
      v1(keyOf(secret), 'evt_1.1764000000.{"id": "evt_1", "data": {"amount": 100, "note": "a: b, c"}}'),
      'Yours has extra spaces',
    ],
    ['hexadecimal', mac(keyOf(secret)).digest('hex').toUpperCase(), 'not as hexadecimal'],
    ['no version', v1(keyOf(secret)).slice(3), 'Only the version is missing'],
    ['something else', 'v1,abc', 'Your code signed different bytes'],
  ])('%s', (_, own, words) => {
    expect(compareSecret(view, { secret, own }).words).toContain(words)
  })

  it('names two mistakes at once', () => {
    const { words } = compareSecret(view, { secret, own: mac(secret, body).digest('hex') })
    for (const part of ['You signed only the body', 'You used the secret’s text', 'not as hexadecimal'])
      expect(words).toContain(part)
  })
})
