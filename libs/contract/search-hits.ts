import type { Mode } from './modes.js'

export interface Hit {
  /** Of the row; a page has its address. */
  id: string
  to: string
  label: string
  detail: string
  /** When the row was made, where that tells rows apart. */
  at?: string
}

export interface HitGroup {
  title: string
  hits: Hit[]
  /** There are more than are shown. */
  hasMore?: boolean
}

/** What a search page answers, and the palette asks it for. */
export interface SearchAnswer {
  /** Empty where it was refused: what no log may hold is not said again. */
  q: string
  groups: HitGroup[]
  otherMode: Mode | null
  refusal: string | null
}

/** A row that two questions have found is shown once, where it was found first. */
export function once(groups: HitGroup[]): HitGroup[] {
  const seen = new Set<string>()
  const titles = [...new Set(groups.map(({ title }) => title))]
  return titles.flatMap((title) => {
    const same = groups.filter((group) => group.title === title)
    const hits = same.flatMap((group) => group.hits).filter(({ id }) => !seen.has(id) && seen.add(id))
    return hits.length > 0 ? [{ title, hits, hasMore: same.some(({ hasMore }) => hasMore) }] : []
  })
}
