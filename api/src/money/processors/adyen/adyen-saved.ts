import * as z from 'zod/mini'
import * as words from '#contract/messages/processors/adyen.js'
import { expiryOf, isOver } from '../port/expiry.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import type { DetachResult, ProcessorSavedMethod, SavedMethodTold } from '../port/saved.js'
import type { SavedAtProcessor } from '../port/saved-at-processor.js'
import type { AdyenApi } from './adyen-clients.js'
import { isRefusal, isUnknown, isWithoutEffect, lost } from './adyen-errors.js'
import { type AdyenSaved, savedReference, storedIn } from './adyen-references.js'
import { cardOf } from './adyen-results.js'

const text = z.optional(z.string())
const listForm = z.object({
  shopperReference: text,
  storedPaymentMethods: z.optional(
    z.array(
      z.object({
        ...{ id: z.string(), brand: text, lastFour: text, expiryMonth: text, expiryYear: text, alias: text },
      }),
    ),
  ),
})

/** What a notice about a payment says that was kept. Nothing of it decides about money, so what cannot be read is left out. */
export function savedIn(brand: string, told: Record<string, string>): SavedAtProcessor | null {
  const storedPaymentMethodId = told['tokenization.storedPaymentMethodId'] ?? told['recurring.recurringDetailReference']
  const shopperReference = told['tokenization.shopperReference'] ?? told['recurring.shopperReference']
  if (!storedPaymentMethodId || !shopperReference) return null
  const method = { storedPaymentMethodId, shopperReference }
  if (!storedIn({ reference: savedReference(method), customerReference: null })) return null
  const [month, year] = (told.expiryDate ?? '').split('/')
  const { networkTxReference } = told
  return {
    ...savedOf(method, { brand, told, month, year }),
    customerReference: shopperReference,
    ...(networkTxReference && /^\w{1,40}$/.test(networkTxReference) && { networkTransactionID: networkTxReference }),
  }
}

interface Shown {
  brand: string | undefined
  told: Record<string, string>
  month: string | undefined
  year: string | undefined
}

function savedOf(method: AdyenSaved, { brand, told, month, year }: Shown): SavedAtProcessor {
  const { brand: known, last4, ...more } = { ...cardOf(brand, told) }
  return {
    reference: savedReference(method),
    key: method.storedPaymentMethodId,
    // Not the token itself, with which anybody with an account here could pay.
    paymentMethod: `adyen:saved:${last4 ?? 'method'}`,
    type: 'card',
    card: known && last4 ? { brand: known, last4, ...more } : null,
    expiry: expiryOf(month, year),
  }
}

export async function detach({ recurring }: AdyenApi, method: ProcessorSavedMethod): Promise<DetachResult> {
  const own = storedIn(method)
  if (!own) return { outcome: 'refused', sentence: words.foreignMethod }
  const { merchantAccount = '' } = method.account.settings
  try {
    await recurring.deleteTokenForStoredPaymentDetails(own.storedPaymentMethodId, own.shopperReference, merchantAccount)
    return { outcome: 'detached' }
  } catch (error) {
    if (isWithoutEffect(error)) return { outcome: 'refused', sentence: words.cannotBeAsked }
    if (!isRefusal(error) && !isUnknown(error)) throw lost(error)
    const now = await readSaved({ recurring }, method)
    return now.outcome === 'detached' ? now : { outcome: 'refused', sentence: words.detachRefused }
  }
}

export async function readSaved(
  { recurring }: Pick<AdyenApi, 'recurring'>,
  method: ProcessorSavedMethod,
): Promise<SavedMethodTold> {
  const own = storedIn(method)
  if (!own) throw new UnreadableAnswer('The reference of a saved method is of another shopper')
  try {
    const { merchantAccount = '' } = method.account.settings
    const told: unknown = await recurring.getTokensForStoredPaymentDetails(own.shopperReference, merchantAccount)
    const { shopperReference, storedPaymentMethods = [] } = readAs(listForm, told, 'The stored methods at Adyen')
    if (shopperReference !== undefined && shopperReference !== own.shopperReference)
      throw new UnreadableAnswer('The stored methods at Adyen are of another shopper')
    const found = storedPaymentMethods.find(({ id }) => id === own.storedPaymentMethodId)
    if (!found) return { outcome: 'detached' }
    const { brand, lastFour: cardSummary = '', alias, expiryMonth: month, expiryYear: year } = found
    const shown = { brand, told: { cardSummary, ...(alias && { alias }) }, month, year }
    const { type, card, expiry, paymentMethod } = savedOf(own, shown)
    return { outcome: isOver(expiry) ? 'expired' : 'active', saved: { type, card, expiry, paymentMethod } }
  } catch (error) {
    throw lost(error)
  }
}
