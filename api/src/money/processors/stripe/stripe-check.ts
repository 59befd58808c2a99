import type Stripe from 'stripe'
import * as z from 'zod/mini'
import * as words from '#contract/messages/processors/stripe.js'
import type { Checked } from '../port/processor.js'
import type { UsedAccount } from '../port/used-account.js'
import { readAs } from '../port/read-answer.js'
import { isNotSent, lost } from './stripe-errors.js'
import { isOneOf } from './stripe-library.js'

const refused = (field: string, sentence: string): Checked => ({ outcome: 'refused', sentence, field })

export async function checkOf(client: Stripe, { mode, settings }: UsedAccount): Promise<Checked> {
  try {
    const told: unknown = await client.balance.retrieve()
    const { livemode } = readAs(z.object({ livemode: z.boolean() }), told, 'The balance')
    if (livemode !== (mode === 'live')) return refused('secretKey', words.keyOfOtherMode(mode))
    return { outcome: 'working', sentence: words.works }
  } catch (error) {
    if (isOneOf(error, 'StripeAuthenticationError')) return refused('secretKey', words.keyRefused)
    if (isOneOf(error, 'StripePermissionError')) return refused('secretKey', words.rightMissing)
    if (isNotSent(error) && settings.apiAddress) return refused('apiAddress', words.notReached)
    throw lost(error)
  }
}
