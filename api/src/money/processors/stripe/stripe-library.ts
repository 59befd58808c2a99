import type Stripe from 'stripe'

type Library = typeof Stripe
type Errors = Library['errors']
type ErrorName = Extract<keyof Errors, `Stripe${string}`>

let loaded: Library | undefined

/** Loaded with the first call or notice: most starts have no account of Stripe. */
export async function stripeLibrary(): Promise<Library> {
  loaded ??= (await import('stripe')).default
  return loaded
}

/** Before the library is loaded nothing can be an error of it. */
export const isOneOf = <Name extends ErrorName>(
  error: unknown,
  ...names: Name[]
): error is InstanceType<Errors[Name]> => {
  const errors = loaded?.errors
  return errors !== undefined && names.some((name) => error instanceof errors[name])
}
