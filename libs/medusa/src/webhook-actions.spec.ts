import { describe, expect, it } from '@jest/globals'
import type { WebhookEvent } from '../../sdk/src/webhook-event.js'
import { actionOf } from './webhook-actions.js'

const data = { metadata: { medusaPaymentSession: 'payses_1' }, amount: 4_200, amountCaptured: 0, currency: 'USD' }
const event = (type: string, change: object = {}) => ({ type, data: { ...data, ...change } }) as unknown as WebhookEvent

describe('what a webhook means to Medusa', () => {
  it.each([
    ['transaction.authorized', 'authorized'],
    ['transaction.requires_action', 'requires_more'],
    ['transaction.failed', 'failed'],
    ['transaction.canceled', 'canceled'],
    ['transaction.expired', 'canceled'],
  ])('%s is %s', (type, action) => {
    expect(actionOf(event(type))).toEqual({ action, sessionID: 'payses_1', amount: 4_200, currency: 'USD' })
  })

  it('names what was captured, which may be a part', () => {
    expect(actionOf(event('transaction.succeeded', { amountCaptured: 1_000 }))).toMatchObject({
      action: 'captured',
      amount: 1_000,
    })
  })

  it('waits for a bank transfer', () => {
    const nextAction = { type: 'bank_transfer' }
    expect(actionOf(event('transaction.requires_action', { nextAction }))).toMatchObject({
      action: 'pending_authorization',
    })
  })

  it.each(['transaction.created', 'refund.succeeded', 'dispute.opened', 'webhook.test', 'constructor', '__proto__'])(
    'ignores %s',
    (type) => {
      expect(actionOf(event(type))).toBeNull()
    },
  )

  it('ignores payments that no Medusa shop began', () => {
    for (const metadata of [{}, null, undefined, { medusaPaymentSession: '' }])
      expect(actionOf(event('transaction.succeeded', { metadata }))).toBeNull()
  })
})
