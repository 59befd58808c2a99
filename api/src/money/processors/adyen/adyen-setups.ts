import type { CreateCheckoutSessionRequest } from '@adyen/api-library/lib/src/typings/checkout/createCheckoutSessionRequest.js'
import { actionLifeMs } from '#contract/limits.js'
import { failed } from '../port/failed.js'
import type { NoticeSubject } from '../port/processor.js'
import type { Declined } from '../port/results.js'
import type { ProcessorSetup, SetupResult } from '../port/saved.js'
import { toAdyen } from './adyen-amounts.js'
import { aboutOf, readSession, readSessionResult } from './adyen-answers.js'
import type { AdyenApi } from './adyen-clients.js'
import { isRefusal, isWithoutEffect, lost } from './adyen-errors.js'
import { failureOf, failureOfError } from './adyen-failures.js'
import type { NoticeItem } from './adyen-item.js'
import { isKeyKnown } from './adyen-keys.js'
import { methodOf } from './adyen-methods.js'
import { byRedirect, storedBy } from './adyen-requests.js'
import { savedIn } from './adyen-saved.js'

interface AskedSetup {
  setup: ProcessorSetup
  /** Our page, where Drop-in is drawn. */
  page: string
}

/** Opens a session for a zero-value authorization, and sends the payer to the page that draws it. */
export async function openSetup(api: AdyenApi, asked: AskedSetup): Promise<SetupResult> {
  // A stored method of another shopper would be saved without that shopper's consent.
  if (methodOf(asked.setup) !== 'session') return failed('invalid_card', 'stored_method')
  try {
    await session(api, asked)
    return { outcome: 'requires_action', redirectURL: asked.page }
  } catch (error) {
    if (isRefusal(error)) return failureOfError(error.errorCode)
    if (isWithoutEffect(error)) return { ...failed('processor_unavailable'), isFault: true }
    throw lost(error)
  }
}

/** The payer is at our page: draws the fields, or reads how the session ended. */
export async function continueSetup(
  api: AdyenApi,
  asked: AskedSetup,
  { sessionId, sessionResult }: Record<string, string>,
): Promise<SetupResult> {
  try {
    if (!sessionId || !sessionResult) return await session(api, asked)
    const told = await api.payments.getResultOfPaymentSession(sessionId, sessionResult)
    const { status, reference, payments = [] } = readSessionResult(told)
    const about = { reference }
    if (status === 'refused' || status === 'canceled' || status === 'expired')
      return { ...failed('declined'), rawCode: `session_${status}`, about }
    if (status === 'active') return await session(api, asked)
    const processorReference = payments[0]?.pspReference
    return { outcome: 'pending', about, ...(processorReference && { processorReference }) }
  } catch (error) {
    throw lost(error)
  }
}

/** Like a payment: only the call itself can be made again, and the notice decides. */
export async function inquireSetupAt(api: AdyenApi, asked: AskedSetup): Promise<SetupResult> {
  const { setup } = asked
  if (setup.isWithPayer) return { outcome: 'requires_action' }
  if (setup.processorReference || !isKeyKnown(setup)) return { outcome: 'pending' }
  return openSetup(api, asked)
}

async function session({ payments }: AdyenApi, asked: AskedSetup): Promise<SetupResult> {
  const wanted = newSetupSession(asked)
  const told = await payments.sessions(wanted, { idempotencyKey: asked.setup.reference })
  const { id, sessionData } = readSession(told)
  return { outcome: 'fields', session: { id, sessionData } }
}

// docs.adyen.com/online-payments/tokenization/create-tokens: an amount of zero stores the card and takes nothing.
const newSetupSession = ({ setup, page }: AskedSetup): CreateCheckoutSessionRequest =>
  ({
    merchantAccount: setup.account.settings.merchantAccount ?? '',
    amount: toAdyen(0, setup.currency),
    reference: setup.reference,
    returnUrl: page,
    channel: 'Web',
    metadata: { setupID: setup.reference },
    redirectFromIssuerMethod: 'GET',
    redirectToIssuerMethod: 'GET',
    expiresAt: new Date(setup.createdAt.getTime() + actionLifeMs),
    mode: 'embedded',
    ...storedBy(setup),
    allowedPaymentMethods: ['scheme'],
    authenticationData: byRedirect,
  }) as unknown as CreateCheckoutSessionRequest

export const isOfSetup = (merchantReference: string): boolean => /^set_\w{26}$/.test(merchantReference)

/** What AUTHORISATION says of a setup. A card that was refused in the session may be followed by another one. */
export function setupTold(item: NoticeItem): NoticeSubject | null {
  const { merchantReference: reference, success, additionalData, reason } = item
  const isDone = success === 'true'
  if (!isDone && additionalData.checkoutSessionId) return null
  return { setup: { reference }, toldSetup: isDone ? savedBy(item) : refusedBy(item, reason) }
}

function savedBy({ pspReference, amount, paymentMethod, additionalData }: NoticeItem): SetupResult {
  const named = { processorReference: pspReference, about: aboutOf({ amount }) }
  const saved = savedIn(paymentMethod, additionalData)
  return saved ? { outcome: 'saved', saved, ...named } : { outcome: 'pending', ...named }
}

const refusedBy = ({ pspReference, additionalData }: NoticeItem, reason: string): Declined => ({
  ...failureOf({ reason, bankReason: additionalData.refusalReasonRaw }),
  processorReference: pspReference,
})
