import { strict as assert } from 'node:assert'
import type { ProcessorAccountView } from '#contract/processor-accounts.js'
import { signInAdmin } from './builders.js'
import type { CallableApi } from './calls.js'
import { buildMerchant, type Merchant } from './payments.js'
import type { TestApi } from './test-api.js'

export interface OwnAccountMerchant extends Merchant {
  account: ProcessorAccountView
}

/** A sandbox account that belongs to this client, entered by staff. */
export async function giveOwnAccount(
  api: CallableApi,
  clientID: string,
  overrides: Record<string, unknown> = {},
): Promise<ProcessorAccountView> {
  const token = await signInAdmin(api)
  const body = { processor: 'sandbox', mode: 'test', name: 'Own sandbox', clientID, ...overrides }
  const { status, body: account } = await api.call('POST', '/processor-accounts', { token, body })
  assert.equal(status, 201, JSON.stringify(account))
  return account
}

export async function buildOwnAccountMerchant(api: TestApi): Promise<OwnAccountMerchant> {
  const merchant = await buildMerchant(api)
  return { ...merchant, account: await giveOwnAccount(api, merchant.clientID) }
}
