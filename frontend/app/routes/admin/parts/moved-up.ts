/** The same order, with one of them a place further up. */
export function movedUp(ids: readonly string[], id: string | undefined): string[] {
  const at = ids.indexOf(id ?? '')
  return at > 0 ? ids.with(at, ids[at - 1] ?? '').with(at - 1, id ?? '') : [...ids]
}
