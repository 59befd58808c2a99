export interface Choice {
  value: string
  label: string
}

/** Longer lists are too long to read through. */
const readMax = 100

export const isSearched = (choices: readonly unknown[]): boolean => choices.length > readMax

/** A field that is searched sends the label, so no two of its entries may have the same. */
export function distinct(choices: Choice[]): Choice[] {
  if (!isSearched(choices)) return choices
  const uses = new Map<string, number>()
  for (const { label } of choices) uses.set(label, (uses.get(label) ?? 0) + 1)
  return choices.map(({ value, label }) => ({ value, label: uses.get(label) === 1 ? label : `${label} · ${value}` }))
}
