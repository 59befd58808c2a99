import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { requirementsDueMax } from '#contract/processor-limits.js'
import * as words from '#contract/messages/processors/stripe.js'
import type {
  ConnectedAsked,
  ConnectedFacts,
  ConnectedNamed,
  ConnectedResult,
  ConnectRefused,
  OnboardingAsked,
  OnboardingResult,
} from '../port/connected.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import { name } from './stripe-answers.js'
import { isDisconnected, isGone, isKeyRefused, isRefusal, lost } from './stripe-errors.js'

const accountForm = z.object({
  id: z.string().check(z.regex(/^acct_\w{1,64}$/)),
  charges_enabled: z.boolean(),
  payouts_enabled: z.boolean(),
  details_submitted: z.boolean(),
  capabilities: z.optional(z.object({ card_payments: z.optional(name), transfers: z.optional(name) })),
  requirements: z.nullish(
    z.object({
      currently_due: z.nullish(z.array(name)),
      past_due: z.nullish(z.array(name)),
      disabled_reason: z.nullish(name),
      current_deadline: z.nullish(z.int().check(z.positive())),
    }),
  ),
  metadata: z.nullish(z.object({ connectedAccountID: z.optional(name) })),
})
const linkForm = z.object({ url: z.url().check(z.startsWith('https://')), expires_at: z.int().check(z.positive()) })

type Account = z.output<typeof accountForm>

/** Stripe collects what it must know on its own pages; the platform pays Stripe's fees and answers for losses. */
export async function connect(client: Stripe, asked: ConnectedAsked): Promise<ConnectedResult> {
  const { connectedAccountID, clientID, businessName, emailAddress } = asked
  try {
    const told: unknown = await client.accounts.create(
      {
        controller: {
          fees: { payer: 'application' },
          losses: { payments: 'application' },
          requirement_collection: 'stripe',
          stripe_dashboard: { type: 'express' },
        },
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        business_profile: { name: businessName },
        email: emailAddress,
        metadata: { connectedAccountID, clientID },
      },
      { idempotencyKey: connectedAccountID },
    )
    const account = readAs(accountForm, told, 'A connected account')
    if (account.metadata?.connectedAccountID !== connectedAccountID)
      throw new UnreadableAnswer('A connected account does not say whose it is')
    return { outcome: 'told', facts: factsOf(account) }
  } catch (error) {
    return refusedBy(error)
  }
}

export async function readConnected(client: Stripe, { reference }: ConnectedNamed): Promise<ConnectedResult> {
  try {
    const told: unknown = await client.accounts.retrieve(reference)
    const account = readAs(accountForm, told, 'A connected account')
    if (account.id !== reference) throw new UnreadableAnswer('A connected account is another one')
    return { outcome: 'told', facts: factsOf(account) }
  } catch (error) {
    if (isGone(error) || isDisconnected(error)) return { outcome: 'gone' }
    return refusedBy(error)
  }
}

export async function onboardingLink(client: Stripe, asked: OnboardingAsked): Promise<OnboardingResult> {
  const { reference: account, returnURL } = asked
  const urls = { refresh_url: returnURL, return_url: returnURL }
  const collected = { fields: 'eventually_due' } as const
  try {
    const wanted = { account, ...urls, type: 'account_onboarding', collection_options: collected } as const
    const told: unknown = await client.accountLinks.create(wanted)
    const { url, expires_at: expires } = readAs(linkForm, told, 'An onboarding link')
    return { outcome: 'made', url, expiresAt: new Date(expires * 1_000) }
  } catch (error) {
    return refusedBy(error)
  }
}

function factsOf({ id, capabilities, requirements, ...account }: Account): ConnectedFacts {
  const { currently_due: due, past_due: past, disabled_reason: reason, current_deadline: deadline } = requirements ?? {}
  const isActive = capabilities?.card_payments === 'active' && capabilities.transfers === 'active'
  return {
    reference: id,
    areDetailsSubmitted: account.details_submitted,
    areChargesEnabled: account.charges_enabled && isActive,
    arePayoutsEnabled: account.payouts_enabled,
    requirementsDue: [...new Set([...(past ?? []), ...(due ?? [])])].slice(0, requirementsDueMax),
    disabledReason: reason ?? null,
    dueAt: deadline ? new Date(deadline * 1_000) : null,
  }
}

function refusedBy(error: unknown): ConnectRefused {
  const refused = { outcome: 'refused', sentence: words.connectRefused } as const
  if (isRefusal(error)) return { ...refused, isKept: true }
  if (isKeyRefused(error)) return refused
  throw lost(error)
}
