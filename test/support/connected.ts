import { strict as assert } from 'node:assert'
import type { ConnectedAccountView, OnboardingView } from '#contract/connected-accounts.js'
import type { SignedInClient } from './builders.js'
import type { Stage } from './processors/stage.js'
import type { StripeDouble } from './processors/stripe-double.js'

const signingSecret = 'whsec_of_connect0123'

/** The platform's account at the double takes payments for connected accounts alone. */
export async function useConnect(stage: Stage, usesConnect = true): Promise<void> {
  const body = { name: 'Stripe Connect', usesConnect, settings: { connectNoticeSecret: signingSecret } }
  const { status, body: answer } = await stage.api.call('PUT', `/processor-accounts/${stage.account}`, {
    token: stage.token,
    body,
  })
  assert.equal(status, 200, JSON.stringify(answer))
}

export const startOnboarding = (
  stage: Stage,
  { clientID, token }: Pick<SignedInClient, 'clientID' | 'token'>,
  more: object = {},
) =>
  stage.api.call('POST', `/clients/${clientID}/connected-accounts`, {
    token,
    body: { processorAccountID: stage.account, ...more },
  })

/** The merchant has done all that Stripe asks for. */
export async function connectMerchant(
  stage: Stage,
  merchant: Pick<SignedInClient, 'clientID' | 'token'> = stage.merchant,
): Promise<ConnectedAccountView & { reference: string }> {
  const { status, body } = await startOnboarding(stage, merchant)
  assert.equal(status, 201, JSON.stringify(body))
  const { connectedAccount } = body as OnboardingView
  const { reference } = connectedAccount
  assert.ok(reference)
  ;(stage.double as StripeDouble).books.connect.becomes(reference, 'enabled')
  await stage.hear()
  return { ...connectedAccount, reference }
}
