import { strict as assert } from 'node:assert'
import type { ConnectedAccountView, OnboardingView } from '#contract/connected-accounts.js'
import { SubaccountChanges } from '../../api/src/money/connected-accounts/subaccount-changes.js'
import type { SignedInClient } from './builders.js'
import { startOnboarding } from './connected.js'
import { accountInput } from './payouts.js'
import type { PaystackDouble } from './processors/paystack-double.js'
import type { Stage } from './processors/stage.js'

type Whose = Pick<SignedInClient, 'clientID' | 'token'>

export const bank = (overrides: Record<string, unknown> = {}) =>
  accountInput({
    ...{ bankName: 'Test Bank', accountNumber: '0123456047', bankCode: '058', currencies: ['NGN'] },
    ...overrides,
  })

/** The platform's account at the double takes payments for subaccounts alone. */
export async function useSubaccounts(stage: Stage, usesConnect = true): Promise<void> {
  const body = { name: 'Paystack', usesConnect }
  const path = `/processor-accounts/${stage.account}`
  const { status, body: answer } = await stage.api.call('PUT', path, { token: stage.token, body })
  assert.equal(status, 200, JSON.stringify(answer))
}

export const setBank = (stage: Stage, { clientID, token }: Whose, overrides: Record<string, unknown> = {}) =>
  stage.api.call('PUT', `/clients/${clientID}/settlement-account`, { token, body: bank(overrides) })

export async function openSubaccount(
  stage: Stage,
  merchant: Whose = stage.merchant,
): Promise<ConnectedAccountView & { reference: string }> {
  const saved = await setBank(stage, merchant)
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
  const { status, body } = await startOnboarding(stage, merchant)
  assert.equal(status, 201, JSON.stringify(body))
  const { connectedAccount } = body as OnboardingView
  const { reference } = connectedAccount
  assert.ok(reference)
  return { ...connectedAccount, reference }
}

export const subaccountsOf = ({ double }: Stage) => (double as PaystackDouble).service.subaccounts

/** What the worker does once. */
export const followBanks = ({ api }: Stage): Promise<void> =>
  api.app.get(SubaccountChanges, { strict: false }).workOff()
