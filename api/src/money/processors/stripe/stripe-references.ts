import * as z from 'zod/mini'
import type { ProcessorSavedMethod } from '../port/saved.js'

const id = z.string().check(z.regex(/^[a-z]+_\w{1,240}$/))
const form = z.object({ customer: id, paymentMethod: id, mandate: z.optional(id) })

export type StripeMethod = z.output<typeof form>

export const referenceOf = (method: StripeMethod): string => JSON.stringify(method)

type Kept = Pick<ProcessorSavedMethod, 'reference' | 'customerReference'>

/** null: the reference is of another processor, or of another customer at Stripe. */
export function methodIn({ reference, customerReference }: Kept): StripeMethod | null {
  const read = form.safeParse(parsed(reference))
  if (!read.success) return null
  return customerReference === null || read.data.customer === customerReference ? read.data : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
