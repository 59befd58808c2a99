/** Back to a list as it was: the same filter and page, with the row marked that was just changed. */
export function listAddress(list: string, search: string, changed?: string): string {
  const kept = new URLSearchParams(search)
  kept.delete('changed')
  if (changed) kept.set('changed', changed)
  const text = kept.toString()
  return text ? `${list}?${text}` : list
}
