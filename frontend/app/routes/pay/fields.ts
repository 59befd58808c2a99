import type { OfferView } from '#contract/offers.js'
import type { DrawnFields, FieldsAsked } from './drawn-fields'

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
