import * as z from 'zod/mini'

export const codeForm = z.string().check(z.regex(/^AUTH_[A-Za-z0-9]{4,60}$/))

const form = z.object({ authorization: codeForm, email: z.string().check(z.regex(/^[^\s@]{1,64}@[^\s@]{3,190}$/)) })

/** An authorization can be charged with the email address alone that it was made with. */
export type PaystackMethod = z.output<typeof form>

export const savedReference = (method: PaystackMethod): string => JSON.stringify(method)

/** null: the reference is of another processor. */
export function authorizationIn(reference: string): PaystackMethod | null {
  try {
    const read = form.safeParse(JSON.parse(reference))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
