import { Injectable } from '@nestjs/common'
import * as z from 'zod/mini'
import * as words from '#contract/messages/processors/paystack.js'
import { expiryOf, isOver } from '../port/expiry.js'
import { AnswerLost, type ProcessorPayment } from '../port/processor.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import type { ChargeResult } from '../port/results.js'
import type { DetachResult, ProcessorSavedMethod, SavedMethodTold } from '../port/saved.js'
import type { SavedAtProcessor } from '../port/saved-at-processor.js'
import { PaystackApi } from './paystack-api.js'
import type { ToldPayment } from './paystack-answers.js'
import { emailOf } from './paystack-methods.js'
import { cardOf } from './paystack-payment.js'
import { authorizationIn, codeForm, savedReference } from './paystack-references.js'

const known = z.looseObject({
  ...{ authorization_code: codeForm, channel: z.literal('card'), reusable: z.boolean() },
  ...{ exp_month: z.unknown(), exp_year: z.unknown() },
})
const customerForm = z.object({ email: z.string(), authorizations: z.array(z.looseObject({})) })

/** Paystack keeps what was paid with; only an authorization that it calls reusable can be charged again. */
export function savedWith<T extends ChargeResult>(payment: ProcessorPayment, told: ToldPayment, result: T): T {
  const email = emailOf(payment.payer, payment.given)
  if (!payment.saves || result.outcome !== 'succeeded' || email === null) return result
  const read = z.safeParse(known, told.authorization)
  return read.success && read.data.reusable ? { ...result, saved: savedOf(read.data, email) } : result
}

function savedOf(told: z.output<typeof known>, email: string): SavedAtProcessor {
  const { authorization_code: code, exp_month: month, exp_year: year } = told
  const { brand, last4, ...more } = { ...cardOf(told) }
  return {
    reference: savedReference({ authorization: code, email }),
    key: code,
    // Not the code itself, with which anybody with an account here could pay.
    paymentMethod: `saved:${last4 ?? 'card'}`,
    type: 'card',
    card: brand && last4 ? { brand, last4, ...more } : null,
    expiry: expiryOf(month, year),
  }
}

@Injectable()
export class PaystackSaved {
  constructor(private readonly api: PaystackApi) {}

  async detach(method: ProcessorSavedMethod, signal: AbortSignal): Promise<DetachResult> {
    const own = authorizationIn(method.reference)
    if (!own) return { outcome: 'refused', sentence: words.foreignMethod }
    const body = { authorization_code: own.authorization }
    const { status, message } = await this.api.post(method.account, 'customer/authorization/deactivate', body, signal)
    if (status < 300) return { outcome: 'detached' }
    if (status === 401 || status === 429) return { outcome: 'refused', sentence: words.busy }
    const now = await this.read(method, signal)
    return now.outcome === 'detached' ? now : { outcome: 'refused', sentence: words.detachRefused(message) }
  }

  async read(method: ProcessorSavedMethod, signal: AbortSignal): Promise<SavedMethodTold> {
    const own = authorizationIn(method.reference)
    if (!own) throw new UnreadableAnswer('The reference of a saved method is of another processor')
    const { account } = method
    const { status, data } = await this.api.get(account, `customer/${encodeURIComponent(own.email)}`, signal)
    if (status === 404) return { outcome: 'detached' }
    if (status >= 300) throw new AnswerLost(`Paystack has answered ${status} about a customer`)
    const { email, authorizations } = readAs(customerForm, data, 'A customer')
    if (email.toLowerCase() !== own.email.toLowerCase()) throw new UnreadableAnswer('A customer is another one')
    const found = authorizations.find(({ authorization_code: code }) => code === own.authorization)
    if (!found) return { outcome: 'detached' }
    const told = readAs(known, found, 'An authorization')
    if (!told.reusable) return { outcome: 'detached' }
    const { type, card, expiry, paymentMethod } = savedOf(told, own.email)
    return { outcome: isOver(expiry) ? 'expired' : 'active', saved: { type, card, expiry, paymentMethod } }
  }
}
