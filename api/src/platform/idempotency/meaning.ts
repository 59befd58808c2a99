/**
 * A call's input as text, the same however it was spelled: keys in one order, and what is absent, null or empty left out,
 * because all of these mean that nothing was given.
 */
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
