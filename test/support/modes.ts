import { strict as assert } from 'node:assert'
import { sandbox } from '../../api/src/money/processors/sandbox/sandbox.js'
import { LiveReadiness } from '../../api/src/people/clients/live-readiness.js'
import {
  accessTokenFor,
  apiUserInput,
  idempotencyKey,
  paymentInput,
  roleIDOf,
  type SignedInClient,
} from './builders.js'
import type { Answer } from './calls.js'
import type { TestApi } from './test-api.js'

/** There is an enabled live processor account, as the readiness hears of one; the answer closes it again. */
export const openLive = ({ app }: TestApi): (() => void) =>
  app.get(LiveReadiness, { strict: false }).registerAccounts(async () => true)

/** A processor that takes live payments too, while this file runs: the sandbox stands in for it. */
export function standInForLive(): () => void {
  const { modes } = sandbox
  sandbox.modes = ['test', 'live']
  return () => void (sandbox.modes = modes)
}

/** A program of one mode. */
export interface Program {
  apiUserID: string
  apiKey: string
  apiSecret: string
  token: string
  pay(overrides?: object, headers?: Record<string, string>): Promise<Answer>
  get(path: string): Promise<Answer>
}

export async function buildProgram(
  api: TestApi,
  { clientID, token: owner }: SignedInClient,
  mode: 'test' | 'live',
  roleName = 'Integrator (payments)',
): Promise<Program> {
  const body = { ...apiUserInput(await roleIDOf(api, owner, roleName)), mode }
  const made = await api.call('POST', `/clients/${clientID}/apiusers`, { token: owner, body })
  assert.deepEqual([made.status, made.body.mode], [201, mode])
  const { apiUserID, apiKey, apiSecret } = made.body
  const token = await accessTokenFor(api, apiKey, apiSecret)
  return {
    ...{ apiUserID, apiKey, apiSecret, token },
    pay: (overrides = {}, headers = idempotencyKey()) =>
      api.call('POST', '/transactions', { token, body: paymentInput({ ...overrides }), headers }),
    get: (path) => api.call('GET', path, { token }),
  }
}
