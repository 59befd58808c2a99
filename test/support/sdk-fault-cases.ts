import { expect } from '@jest/globals'
import type { PlannedFault } from './fault-proxy.js'
import { type Case, payment, pay, listed, ok, like, refused, token, create, paid, noAnswer } from './sdk-asks.js'

const fault = (on: string, ...faults: PlannedFault['fault'][]): PlannedFault[] =>
  faults.map((one) => ({ on, fault: one }))

export const faultCases: Case[] = [
  {
    name: 'repeats with its own key after 500, 429 and a lost answer, and pays once',
    faults: fault(create, { status: 500 }, { status: 429, headers: { 'retry-after': '0' } }, 'lost'),
    asks: [
      [pay({ reference: 'once~' }), paid],
      [listed({ reference: 'once~' }), like({ items: [expect.any(Object)] })],
    ],
    wire: [token, `${create} 500`, `${create} 429`, `${create} lost`, `${create} 201`, 'GET /transactions 200'],
  },
  {
    name: 'waits for a key that is still in use',
    faults: fault(create, { status: 409, headers: { 'retry-after': '0' }, body: { code: 'IDEMPOTENCY_IN_PROGRESS' } }),
    asks: [[pay(), paid]],
    wire: [token, `${create} 409`, `${create} 201`],
  },
  {
    name: 'gives up after so many retries, and says that no answer came',
    options: { retriesMax: 2 },
    faults: fault('GET /transactions', 'cut', 'cut', 'cut'),
    asks: [[listed(), noAnswer]],
    wire: [token, ...Array(3).fill('GET /transactions cut')],
  },
  {
    name: 'does not send a POST without a key twice when its answer is lost',
    faults: fault(create, 'lost'),
    asks: [[{ method: 'call', args: [{ method: 'POST', path: '/transactions', body: payment() }] }, noAnswer]],
    wire: [token, `${create} lost`],
  },
  {
    name: 'fetches a token again when the first one could not be had, also for a POST without a key',
    faults: fault('POST /oauth/token', { status: 503 }, 'cut'),
    asks: [
      [
        { method: 'call', args: [{ method: 'POST', path: '/transactions', body: payment() }] },
        refused({ status: 400 }),
      ],
    ],
    wire: ['POST /oauth/token 503', 'POST /oauth/token cut', token, `${create} 400`],
  },
  {
    name: 'fetches another token when the one it holds is refused',
    faults: fault('GET /balance', { status: 401 }),
    asks: [[{ resource: '', method: 'balance' }, ok(expect.any(Array))]],
    wire: [token, 'GET /balance 401', token, 'GET /balance 200'],
  },
  {
    name: 'takes a DELETE for done when its answer was lost, and not when nothing was there',
    faults: fault('DELETE /nothing', { status: 500 }, { status: 404 }, { status: 404 }),
    asks: [
      [{ method: 'call', args: [{ method: 'DELETE', path: '/nothing' }] }, ok(null)],
      [{ method: 'call', args: [{ method: 'DELETE', path: '/nothing' }] }, refused({ name: 'NotFoundError' })],
    ],
  },
  {
    name: 'tells a long limit at once, and reads what the headers say of it',
    faults: fault(
      'GET /balance',
      { status: 429, headers: { 'retry-after': '600', ratelimit: '"default";r=0;t=600' }, body: { code: 'TOO_MANY' } },
      { status: 429, headers: { ratelimit: '"default";r=0;t=0' } },
    ),
    asks: [
      [
        { resource: '', method: 'balance' },
        refused({
          name: 'RateLimitError',
          code: 'TOO_MANY',
          retryAfter: 600,
          rateLimit: { policy: 'default', remaining: 0, seconds: 600 },
        }),
      ],
      [{ resource: '', method: 'balance' }, ok(expect.any(Array))],
    ],
    wire: [token, 'GET /balance 429', 'GET /balance 429', 'GET /balance 200'],
  },
  ...(['silent', 'trickle'] as const).map(
    (one): Case => ({
      name: `waits no longer than its time for an answer that is ${one}`,
      options: { timeoutMs: 2_000, retriesMax: 1 },
      faults: fault('GET /balance', one, one),
      asks: [[{ resource: '', method: 'balance' }, refused({ name: 'ConnectionError', code: 'TIMEOUT' })]],
      wire: [token, `GET /balance ${one}`, `GET /balance ${one}`],
    }),
  ),
]
