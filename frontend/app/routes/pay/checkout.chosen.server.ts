import type { CheckoutView } from '#contract/payment-links.js'
import { moneyIn } from '#contract/formats.js'
import type { ShownCheckout } from './checkout.saved'
import { loadCheckout, loadPayerMethods } from '../../api/checkout.server'
import { ApiError } from '../../api/http.server'
import type { Speaker } from '../../session/language.server'
import type { Route } from './+types/checkout'
import { readAmount } from './checkout.input.server'

/** Stands in the address after a part was refused, as the codes of lost prices do. */
export const lostParts = 'part'

type Context = Route.LoaderArgs['context']

interface Chosen {
  checkout: ShownCheckout | null
  amount: number | null
  fault?: string | undefined
  /** The payer pays less than the invoice asks for, or is about to say how much. */
  isPart?: boolean
}

export const notThere = (error: unknown) => {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

/** What the payer has chosen to pay stands in the address, as it was typed. */
export async function loadChosen(
  context: Context,
  { token, payerSession }: { token: string; payerSession: string | null },
  url: URL,
  speaker: Speaker,
): Promise<Chosen> {
  const found = await loadCheckout(context, token).catch(notThere)
  const checkout = found && (await withSavedOf(context, { token, payerSession }, found))
  const typed = url.searchParams.get('amount')
  if (checkout?.status === 'open' && checkout.takesParts)
    return loadPart(context, { token, typed, isAsked: url.searchParams.has('part') }, checkout, speaker)
  if (!checkout || checkout.amount !== null || typed === null || checkout.status !== 'open')
    return { checkout, amount: checkout?.amount ?? null }
  const { value, fields } = readAmount(typed.trim(), checkout.currency, speaker)
  if (value === undefined) return { checkout, amount: null, fault: fields?.amount }
  return { checkout: checkout.offers ? checkout : await loadCheckout(context, token, value), amount: value }
}

/** A session that names no customer can be started with what a payer who is signed in has saved. */
async function withSavedOf(
  context: Context,
  { token, payerSession }: { token: string; payerSession: string | null },
  checkout: CheckoutView,
): Promise<ShownCheckout> {
  const { status, subscription, savedMethods } = checkout
  if (!payerSession || status !== 'open' || !subscription || savedMethods.length > 0) return checkout
  const saved = await loadPayerMethods(context, token, payerSession).catch(notThere)
  return saved ? { ...checkout, savedMethods: saved.items, isSignedIn: true } : checkout
}

interface Asked {
  token: string
  typed: string | null
  isAsked: boolean
}

/** With a part, the page is that of a checkout for this amount. */
async function loadPart(
  context: Context,
  { token, typed, isAsked }: Asked,
  checkout: CheckoutView,
  speaker: Speaker,
): Promise<Chosen> {
  const due = checkout.amount
  if (typed === null || due === null) return { checkout, amount: isAsked ? null : due, isPart: isAsked }
  const { value, fault } = readPart(typed, checkout, speaker)
  if (value === undefined) return { checkout, amount: null, fault, isPart: true }
  if (value === due) return { checkout, amount: value }
  const [ofPart, ofRest] = await Promise.all([
    loadCheckout(context, token, value),
    loadCheckout(context, token, due - value),
  ])
  // Between two questions the link may have closed, or the merchant changed their mind.
  const lost = [ofPart, ofRest].find(({ status, takesParts }) => status !== 'open' || !takesParts)
  if (lost) return { checkout: lost, amount: lost.amount }
  const { pay, payerRefusals } = speaker.words
  if (ofPart.offers?.length === 0) return { checkout, amount: null, fault: pay.enterAnotherAmount, isPart: true }
  if (ofRest.offers?.length === 0)
    return { checkout, amount: null, fault: payerRefusals.payerRefusals.restTooSmall, isPart: true }
  return { checkout: { ...ofPart, amount: value }, amount: value, isPart: true }
}

function readPart(
  typed: string,
  { amount, currency }: CheckoutView,
  speaker: Speaker,
): { value?: number; fault?: string | undefined } {
  const { value, fields } = readAmount(typed.trim(), currency, speaker)
  if (value === undefined) return { fault: fields?.amount }
  if (amount !== null && value > amount)
    return { fault: speaker.words.pay.pleaseEnterAtMost(moneyIn(speaker.formats, amount, currency)) }
  return { value }
}

/** What the page has shown where a part may be paid, in minor units: no other amount is ever charged. */
export const shownAmountIn = ({ shownAmount }: Record<string, unknown>): number | null =>
  typeof shownAmount === 'string' && /^\d{1,15}$/.test(shownAmount) ? Number(shownAmount) : null

export const hasLostParts = ({ searchParams }: URL, { status, takesParts }: CheckoutView): boolean =>
  searchParams.get('lost') === lostParts && status === 'open' && !takesParts
