import type { SessionAsked } from './drawn-fields'

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
