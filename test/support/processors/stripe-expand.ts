export interface Source {
  id: string
  [more: string]: unknown
}

const nested = ['originating_transaction', 'source_refund', 'fee']
/** At most four levels (docs.stripe.com/expand). */
export const expandable = ['', '.originating_transaction', '.source_refund', '.fee.originating_transaction'].map(
  (path) => `data.source${path}`,
)

/** What is not expanded is told by its id. */
export function told(source: Source, expanded: unknown[], path = 'data.source'): Source | string {
  if (!expanded.some((one) => `${String(one)}.`.startsWith(`${path}.`))) return source.id
  const inside = nested.filter((name) => source[name])
  const shown = inside.map((name) => [name, told(source[name] as Source, expanded, `${path}.${name}`)])
  return { ...source, ...Object.fromEntries(shown) }
}
