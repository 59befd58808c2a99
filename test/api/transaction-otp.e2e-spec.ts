import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { otpResendsMax, otpTriesMax } from '../../libs/contract/limits.js'
import { idempotencyKey } from '../support/builders.js'
import { dumpOf } from '../support/dump.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { buildMerchant, edit, expectSoundBooks, type Merchant, paymentIn, read } from '../support/payments.js'

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const build = async () => (await paymentIn(api, merchant, 'requires_action')).transactionID
const submit = (transactionID: string, code: string, headers = {}) =>
  merchant.ask(transactionID, 'otp', { code }, headers)
const resend = (transactionID: string) => merchant.ask(transactionID, 'resend-otp', {}, {})
const secondsAgo = (seconds: number) => new Date(clock.time() - seconds * 1_000)

describe('a payment that asks for a code', () => {
  it('says where the code went, and what is left', async () => {
    const { nextAction, status } = await paymentIn(api, merchant, 'requires_action')
    expect(status).toBe('requires_action')
    expect(nextAction).toMatchObject({ type: 'otp', triesLeft: 5, resendsLeft: 5 })
    expect(nextAction).toMatchObject({ contact: expect.stringMatching(/•/) })
  })

  it('is paid with the right code, once', async () => {
    const transactionID = await build()
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(transactionID, '123456')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await merchant.detail(transactionID)).ledgerEntries).toHaveLength(3)
  })

  it('keeps no code', async () => {
    await submit(await build(), '123456')
    await submit(await build(), '918273')
    const dump = await dumpOf(api)
    expect(dump).toContain('requires_action')
    expect([dump.includes('918273'), dump.includes('"123456"')]).toEqual([false, false])
  })
})

describe('POST /transactions/:transactionID/otp', () => {
  it(`counts the wrong codes, and fails the payment with number ${otpTriesMax}`, async () => {
    const transactionID = await build()
    for (let left = otpTriesMax - 1; left > 0; left -= 1) {
      const { status, body } = await submit(transactionID, '000000')
      expect([status, body.code, body.fields.code]).toEqual([422, 'OTP_WRONG', expect.stringContaining(String(left))])
      expect((await merchant.detail(transactionID)).nextAction).toMatchObject({ triesLeft: left })
    }
    const last = await submit(transactionID, '000000')
    expect([last.status, last.body.status, last.body.failureCode]).toEqual([200, 'failed', 'otp_failed'])
    expect((await submit(transactionID, '123456')).status).toBe(409)
  })

  it('many wrong codes at once are no way around the limit', async () => {
    const transactionID = await build()
    await Promise.all(Array.from({ length: 30 }, () => submit(transactionID, '000000')))
    const { otpTries } = await read(api, transactionID)
    expect(otpTries).toBeLessThanOrEqual(otpTriesMax)
  })

  it('refuses a code that is ten minutes old, without counting it', async () => {
    const transactionID = await build()
    await edit(api, transactionID, { otpSentAt: secondsAgo(600) })
    const { status, body } = await submit(transactionID, '123456')
    expect([status, body.code]).toEqual([422, 'OTP_EXPIRED'])
    await edit(api, transactionID, { otpSentAt: secondsAgo(599) })
    expect((await submit(transactionID, '123456')).body.status).toBe('succeeded')
  })

  it('with a key answers again what it answered, but keeps no refusal', async () => {
    const transactionID = await build()
    const headers = idempotencyKey()
    expect((await submit(transactionID, '000000', headers)).status).toBe(422)
    const first = await submit(transactionID, '123456', headers)
    const again = await submit(transactionID, '123456', headers)
    expect([first.status, again.body]).toEqual([200, first.body])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
  })

  it('refuses a body without a code', async () => {
    const { status, body } = await submit(await build(), '')
    expect([status, body.fields.code]).toEqual([422, 'Code is required'])
  })
})

describe('POST /transactions/:transactionID/resend-otp', () => {
  it('sends no two codes within 30 seconds, and says how long to wait', async () => {
    const transactionID = await build()
    const { status, body, headers } = await resend(transactionID)
    expect([status, body.code]).toEqual([429, 'OTP_SENT_JUST_NOW'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(20)
    await edit(api, transactionID, { otpSentAt: secondsAgo(30) })
    const again = await resend(transactionID)
    expect([again.status, again.body.nextAction.resendsLeft]).toEqual([200, otpResendsMax - 1])
    expect((await resend(transactionID)).status).toBe(429)
  })

  it(`sends at most ${otpResendsMax} more`, async () => {
    const transactionID = await build()
    for (let turn = 0; turn < otpResendsMax; turn += 1) {
      await edit(api, transactionID, { otpSentAt: secondsAgo(31) })
      expect((await resend(transactionID)).status).toBe(200)
    }
    await edit(api, transactionID, { otpSentAt: secondsAgo(31) })
    expect((await resend(transactionID)).body.code).toBe('OTP_NO_RESENDS_LEFT')
  })
})
