import type { Currency } from '#contract/money.js'
import type { PayerFieldsView } from '#contract/payer-steps.js'

export interface SessionAsked {
  fields: PayerFieldsView
  currency: Currency
  /** What the payer brought back from a bank, in the address; the fields go on with it. */
  brought: Record<string, string>
  place: HTMLElement
  /** The payer has done what there was to do; the page comes again with this in its address. */
  end(brought: Record<string, string>): void
  /** They could not go on. */
  fail(): void
}

type Draw = (asked: SessionAsked) => Promise<() => void>

// By the processor's name in the registry; each is loaded where its payer is, and nowhere else.
const drawn: Record<string, () => Promise<Draw>> = {
  adyen: async () => (await import('./sessions.adyen')).drawAdyen,
}

/** Fields that pay by themselves, in a session that was opened for one payment; returns what removes them. */
export async function drawSession(asked: SessionAsked): Promise<() => void> {
  const load = drawn[asked.fields.offer.processor]
  if (!load) throw new Error(`Nobody draws a session of ${asked.fields.offer.processor}`)
  return (await load())(asked)
}
