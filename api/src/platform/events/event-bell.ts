type Ring = () => void

const listening = new Set<Ring>()

export function onDeliveries(ring: Ring): Ring {
  listening.add(ring)
  return () => listening.delete(ring)
}

export function ringForDeliveries(): void {
  for (const ring of listening) ring()
}
