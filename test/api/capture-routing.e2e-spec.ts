import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as words from '#contract/messages/routing.js'
import { sandboxAccountID } from '#contract/processors.js'
import { buildSession, registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { paystackDoubled } from '../support/processors/paystack-double.js'
import { plainInput, registerPlain } from '../support/processors/plain.js'
import { Stage } from '../support/processors/stage.js'
import { to } from '../support/routing.js'

let stage: Stage
let plain: { remove: () => void }
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  const can = { manualCapture: false, partialCapture: false, partialRefund: true, evidence: false }
  const check = async () => ({ outcome: 'working' as const, sentence: '' })
  plain = registerPlain(stage.api, check, {}, { methodNames: ['test_method'], can })
})
afterAll(async () => {
  plain.remove()
  await stage.close()
})

describe('an account that can only take money at once', () => {
  it('is passed over by the preview for payments that were captured later, as in reality', async () => {
    const { api, token, merchant } = stage
    const atOnce = (await api.call('POST', '/processor-accounts', { token, body: plainInput() })).body
      .processorAccountID
    await merchant.pay({ currency: 'EUR' })
    await merchant.pay({ currency: 'EUR', captureMethod: 'manual' })
    const body = { mode: 'test', targets: to(atOnce), fallbacks: [sandboxAccountID] }
    const { body: shown } = await api.call('POST', '/routing-rules/preview', { token, body })
    expect(shown).toMatchObject({ payments: 2, moved: 1 })
    expect(shown.moves).toEqual([{ from: sandboxAccountID, to: atOnce, payments: 1 }])
  })

  it('is not offered to the payer of a session that is captured later', async () => {
    const { api, merchant } = stage
    await registerOrigins(api, merchant)
    const offersOf = async (captureMethod: string) => {
      const session = await buildSession(api, merchant.accessToken, { amount: 10_000, currency: 'NGN', captureMethod })
      const { body } = await api.call('GET', `/payment-links/${tokenOf(session)}`)
      return body.offers.map(({ processor }: { processor: string }) => processor)
    }
    expect(await offersOf('automatic')).toEqual(['paystack', 'sandbox'])
    expect(await offersOf('manual')).toEqual(['sandbox'])
  })

  it('is left out of the settings of a page that captures later, and explained', async () => {
    const { api, token, merchant } = stage
    const offersOf = async (query: string) => {
      const path = `/checkout-settings?amount=1000&currency=NGN${query}`
      const { body } = await api.call('GET', path, { token: merchant.accessToken })
      return body.offers.map(({ processor }: { processor: string }) => processor)
    }
    expect(await offersOf('')).toContain('paystack')
    expect(await offersOf('&captureMethod=manual')).not.toContain('paystack')
    const explain = async (query: string) =>
      (await api.call('GET', `/routing/explain?currency=NGN&method=redirect${query}`, { token })).body
    expect((await explain('')).processorAccountIDs).toEqual([stage.account])
    expect(await explain('&captureMethod=manual')).toMatchObject({ processorAccountIDs: [], sentence: words.noneHolds })
    expect((await api.call('GET', '/routing/explain?currency=NGN&captureMethod=never', { token })).status).toBe(422)
  })
})
