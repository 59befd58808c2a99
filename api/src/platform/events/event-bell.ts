type Ring = () => void

const listening = new Set<Ring>()

/** Calls `ring` whenever this process has kept something to deliver; answers what ends that. */
export function onDeliveries(ring: Ring): Ring {
  listening.add(ring)
  return () => listening.delete(ring)
}

export function ringForDeliveries(): void {
  for (const ring of listening) ring()
}
