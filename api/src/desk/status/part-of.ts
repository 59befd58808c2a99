import { type StatusPart, statusParts } from '#contract/status-limits.js'

/** `payments:stripe` is payments through Stripe; an unknown part counts as payments. */
export function partOf(kind: string): { part: StatusPart; processor: string | null } {
  const [name, processor = null] = kind.split(':')
  return { part: statusParts.find((one) => one === name) ?? 'payments', processor }
}
