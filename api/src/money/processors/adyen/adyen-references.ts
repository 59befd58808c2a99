import * as z from 'zod/mini'

const form = z.object({
  storedPaymentMethodId: z.string().check(z.regex(/^[A-Z0-9]{8,64}$/)),
  shopperReference: z.string().check(z.regex(/^[\w.@+-]{3,100}$/)),
})

export type AdyenSaved = z.output<typeof form>

export const savedReference = (method: AdyenSaved): string => JSON.stringify(method)

interface Kept {
  reference: string
  customerReference: string | null
}

/** null: the reference is of another processor, or of another shopper at Adyen. */
export function storedIn({ reference, customerReference }: Kept): AdyenSaved | null {
  try {
    const read = form.safeParse(JSON.parse(reference))
    if (!read.success) return null
    return customerReference === null || read.data.shopperReference === customerReference ? read.data : null
  } catch {
    return null
  }
}
