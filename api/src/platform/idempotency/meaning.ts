/** Absent, null and empty are left out and keys sorted, so that a call is the same however it was spelled. */
export const meaningOf = (input: unknown): string => JSON.stringify(ordered(input) ?? null)

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => ordered(one) ?? null)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const entries = Object.entries(value)
    .map(([key, one]) => [key, ordered(one)] as const)
    .filter(([, one]) => one !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
