import type { Currency } from '#contract/money.js'
import type { OfferView } from '#contract/offers.js'

export interface FieldsAsked {
  offer: OfferView
  /** Minor units of `currency`. */
  amount: number
  currency: Currency
  /** Where the processor draws its fields. */
  place: HTMLElement
}

export interface DrawnFields {
  /** What the fields hold, as something that pays once; or the sentence that says why there is none. */
  token(): Promise<{ token: string } | { sentence: string | undefined }>
  remove(): void
}

type Draw = (asked: FieldsAsked) => Promise<DrawnFields>

// By the processor's name in the registry; each is loaded where it is offered, and nowhere else.
const drawn: Record<string, () => Promise<Draw>> = {
  stripe: async () => (await import('./fields.stripe')).drawStripe,
}

export const hasFields = ({ processor }: OfferView): boolean => Object.hasOwn(drawn, processor)

export async function drawFields(asked: FieldsAsked): Promise<DrawnFields> {
  const load = drawn[asked.offer.processor]
  if (!load) throw new Error(`Nothing draws fields of ${asked.offer.processor}`)
  return (await load())(asked)
}
