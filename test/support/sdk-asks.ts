import { expect } from '@jest/globals'
import type { PlannedFault } from './fault-proxy.js'

/** What a runner is asked, in the words that all SDKs share; `$0.transactionID` is a part of an earlier answer, `~` the language. */
export interface Ask {
  make?: object
  webhook?: object
  names?: true
  on?: string
  resource?: string
  method?: string
  args?: unknown[]
  key?: string
  /** Opens a stream, from which this ask and later ones take so many events. */
  stream?: { lastEventID?: string; silenceMs?: number }
  take?: number
  stop?: true
}

export interface Case {
  name: string
  options?: object
  faults?: PlannedFault[]
  asks: [ask: Ask, said: object][]
  /** What went over the wire, in order; a stream with the id that it goes on after. */
  wire?: string[]
  /** Whatever else is true of the answers. */
  so?: (answers: never[]) => void
}

export const payment = (more: object = {}) => ({
  amount: 2_500,
  currency: 'USD',
  description: 'Order 1042',
  paymentMethod: 'pm_success',
  ...more,
})
export const pay = (more: object = {}, key?: string): Ask => ({
  resource: 'transactions',
  method: 'create',
  args: [payment(more)],
  ...(key && { key }),
})
export const listed = (query: object = {}): Ask => ({ resource: 'transactions', method: 'list', args: [query] })
export const ok = (value: unknown) => ({ ok: value })
export const like = (value: object) => ({ ok: expect.objectContaining(value) })
export const refused = (value: object) => ({ error: expect.objectContaining(value) })
export const token = 'POST /oauth/token 200'
export const create = 'POST /transactions'
export const paid = like({ amount: 2_500, status: 'succeeded' })
export const endpoint = { url: 'https://shop.example.com/hooks', eventTypes: ['transaction.succeeded'] }
export const ofWebhooks = (method: string, ...args: unknown[]): Ask => ({ resource: 'webhookEndpoints', method, args })
export const noAnswer = refused({ name: 'ConnectionError', code: 'NO_ANSWER' })
export const same = (answers: { ok: { transactionID: string } }[]) =>
  expect(new Set(answers.map((one) => one.ok.transactionID)).size).toBe(1)
