import { strict as assert } from 'node:assert'
import { clock } from '#contract/clock.js'
import { ProcessorAccount } from '../../api/src/money/processors/processor-account.entity.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { Versions } from '../../api/src/platform/database/versions.js'
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

/** An account that takes live payments, while this file runs: the sandbox stands in for a processor. */
export async function standInForLive({ database }: TestApi): Promise<() => Promise<void>> {
  const processorAccountID = newId('pra')
  const now = clock.now()
  const account = {
    processorAccountID,
    processor: 'sandbox',
    mode: 'live' as const,
    name: 'Stand-in',
    methods: ['test_method'],
  }
  const rest = {
    sealedSettings: '',
    previousSecretEndsAt: null,
    currencies: null,
    settlesAfterDays: 0,
    isEnabled: true,
    deletedAt: null,
  }
  await database.write(async (manager) => {
    await manager.insert(ProcessorAccount, { ...account, ...rest, createdAt: now, updatedAt: now })
    await Versions.raise(manager, 'processors')
  })
  return () =>
    database.write(async (manager) => {
      await manager.update(ProcessorAccount, { processorAccountID }, { isEnabled: false })
      await Versions.raise(manager, 'processors')
    })
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
