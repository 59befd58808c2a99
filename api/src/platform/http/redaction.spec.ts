import { describe, expect, it } from '@jest/globals'
import { createLog, JsonLogger } from './logger.js'
import { redacted } from './redaction.js'

describe('redacted', () => {
  it.each([
    ['a signed token', 'got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln-x_y today', 'got [Redacted] today'],
    ['a header', 'authorization: Bearer abc.def', 'authorization: Bearer [Redacted]'],
    ['an API secret', 'secret gs_AbC-123_x', 'secret gs_[Redacted]'],
    ['a webhook secret', 'whsec_MfKQ9r8GKYqrTwjU+/=', 'whsec_[Redacted]'],
    [
      'a reset link',
      'https://x.test/reset-password?token=abc&next=1',
      'https://x.test/reset-password?token=[Redacted]&next=1',
    ],
    ['a client secret', 'GET /api/x/chs_1_secret_AbCdEfGhIjKl failed', 'GET /api/x/chs_1_secret_[Redacted] failed'],
    ['a payment link', 'GET /pay/AbCdEfGhIjKlMnOpQr failed', 'GET /pay/[Redacted] failed'],
    ['what is no secret', 'txn_01 of cli_02 failed', 'txn_01 of cli_02 failed'],
  ])('takes out %s', (_what, text, expected) => {
    expect(redacted(text)).toBe(expected)
  })
})

describe('a line of the log', () => {
  it('holds neither a secret field nor a secret that a message quotes', () => {
    let written = ''
    const log = createLog('info', { write: (line) => (written += line) })
    const secret = 'the-secret-itself'
    log.info({
      password: secret,
      headers: { authorization: secret, cookie: secret },
      a: { b: { client_secret: secret } },
    })
    log.info({
      apiSecret: secret,
      resetToken: secret,
      body: { otp: secret, access_token: secret, newPassword: secret },
    })
    new JsonLogger(log).error('failed', `Error: token=${secret}\n at x`, 'Room')
    expect(written.trimEnd().split('\n')).toHaveLength(3)
    expect(written).not.toContain(secret)
    expect(written).toContain('"room":"Room"')
  })
})
