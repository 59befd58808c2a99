import type { Mode } from '#contract/modes.js'

type Ring = () => void
type Hear = (of: { clientID: string; mode: Mode }) => unknown

const listening = new Set<Ring>()
const hearing = new Set<Hear>()

export function onDeliveries(ring: Ring): Ring {
  listening.add(ring)
  return () => listening.delete(ring)
}

export function ringForDeliveries(): void {
  for (const ring of listening) ring()
}

export function onEvents(hear: Hear): Ring {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

export function ringForEvents(of: { clientID: string; mode: Mode }): void {
  for (const hear of hearing) hear(of)
}
