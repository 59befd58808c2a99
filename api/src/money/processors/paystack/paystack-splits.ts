import * as z from 'zod/mini'
import type { ProcessorPayment } from '../port/processor.js'
import { failed } from '../port/failed.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import type { Declined } from '../port/results.js'
import { toSubunits } from './paystack-amounts.js'
import { givenDescriptor } from './paystack-methods.js'

const counted = z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))])
const namedForm = z.object({ subaccount: z.object({ subaccount_code: z.string() }) })
const sharesForm = z.object({ integration: z.int(), params: z.object({ transaction_charge: counted }) })
const chargedForm = z.object({ fees_split: z.object({ params: z.object({ transaction_charge: counted }) }) })

/** Before anything is sent: what cannot be split would be collected by the platform. */
export function splitFault(payment: ProcessorPayment): Declined | null {
  const { connected, amount, saved } = payment
  if (!connected) return null
  if (connected.fee > amount) return failed('amount_not_supported', 'fee_above_amount')
  const channel = saved ? 'saved' : givenDescriptor(payment)?.channel
  // "Create Charge" of Paystack's API reference takes no subaccount.
  const isSplit = channel === 'saved' || channel === 'redirect' || channel === 'authorization'
  return isSplit ? null : failed('method_not_supported', 'not_split')
}

/** The platform pays Paystack's fee out of its own, as the client's plan has it. */
export const splitOf = ({ connected, currency }: ProcessorPayment): object =>
  connected
    ? {
        ...{ subaccount: connected.reference, bearer: 'account' },
        transaction_charge: String(toSubunits(connected.fee, currency)),
      }
    : {}

/** A payment that pays somebody else than it was to pay, or leaves us another fee, is not believed. */
export function requireSplit({ connected, currency }: ProcessorPayment, data: unknown): void {
  const named = z.safeParse(namedForm, data)
  const owner = named.success ? named.data.subaccount.subaccount_code : null
  if (owner !== (connected?.reference ?? null)) throw new UnreadableAnswer('A payment is for another subaccount')
  if (!connected || !hasShares(data)) return
  const { fees_split: split } = readAs(chargedForm, data, 'A split payment')
  if (Number(split.params.transaction_charge) !== toSubunits(connected.fee, currency))
    throw new UnreadableAnswer('A payment leaves another fee than it was to leave')
}

/** Of a row of a list: what the platform keeps and what Paystack takes of that, in subunits. Null: it doesn't say that it was split. */
export function sharesIn({ subaccount, fees_split: split }: Record<string, unknown>) {
  if (!z.safeParse(namedForm, { subaccount }).success) return null
  const told = z.safeParse(sharesForm, split)
  if (!told.success) return null
  const kept = Number(told.data.params.transaction_charge)
  return { kept, cost: kept - told.data.integration }
}

// The document calls the shares a whole number or null, and Paystack sends an object.
const hasShares = (data: unknown): boolean => z.safeParse(z.object({ fees_split: z.looseObject({}) }), data).success
