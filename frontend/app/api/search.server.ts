import { redirect } from 'react-router'
import { textMaxLength } from '#contract/limits.js'
import { formatMoney } from '#contract/spoken-formats.js'
import * as words from '#contract/messages/search.js'
import type { Mode } from '#contract/modes.js'
import type { SearchHitView, SearchView } from '#contract/search.js'
import type { SearchKind } from '#contract/search-kinds.js'
import type { Hit, HitGroup, SearchAnswer } from '#contract/search-hits.js'
import * as states from '#contract/messages/components/states.js'
import type { Context } from '../session/site-context.server'
import { failure, redirectWithToast } from '../session/toast.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import { ApiError } from './http.server'

/** The address that shows a row; null: this person has none. */
export type PageOfHit = (hit: SearchHitView) => string | null

export interface Found {
  /** Where `q` leads as the id of one row. */
  opens: string | null
  groups: HitGroup[]
  otherMode: Mode | null
  /** Why nothing was looked for. */
  refusal: string | null
  /** The words themselves were refused, and so they are not said again. */
  isUnsayable: boolean
}

const call = 'GET /search'

export const findAsStaff = (context: Context, q: string, pageOf: PageOfHit): Promise<Found> =>
  found(q, pageOf, () => callAsStaff(context, { call, query: { q } }))

export const findAsClient = (context: Context, q: string, pageOf: PageOfHit): Promise<Found> =>
  found(q, pageOf, () => callAsClient(context, { call, query: { q } }))

/** A pasted id leads to its page, unless the palette asks; what no address may hold is taken out of it. */
export async function answerSearch(
  context: Context,
  { searchParams }: URL,
  page: string,
  find: (q: string) => Promise<Found>,
): Promise<SearchAnswer> {
  const q = (searchParams.get('q') ?? '').trim().slice(0, textMaxLength)
  const { opens, refusal, isUnsayable, groups, otherMode } = await find(q)
  if (!searchParams.has('palette')) {
    if (opens) throw redirect(opens)
    if (refusal && isUnsayable) throw await redirectWithToast(context, page, failure(refusal))
  }
  return { q: isUnsayable ? '' : q, groups, otherMode, refusal }
}

async function found(q: string, pageOf: PageOfHit, ask: () => Promise<SearchView>): Promise<Found> {
  const nothing = { opens: null, groups: [], otherMode: null, refusal: null, isUnsayable: false }
  if (q === '') return nothing
  try {
    const { opens, groups, otherMode } = await ask()
    return {
      opens: opens && pageOf(opens),
      groups: groups.flatMap(({ kind, items, hasMore }) => groupOf(kind, items, hasMore, pageOf)),
      otherMode,
      refusal: null,
      isUnsayable: false,
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error
    return { ...nothing, refusal: error.fields.q ?? error.sentence, isUnsayable: error.fields.q !== undefined }
  }
}

function groupOf(kind: SearchKind, items: SearchHitView[], hasMore: boolean, pageOf: PageOfHit): HitGroup[] {
  const hits = items.flatMap((hit): Hit[] => {
    const to = pageOf(hit)
    return to === null ? [] : [{ id: hit.id, to, ...worded(hit) }]
  })
  return hits.length > 0 ? [{ title: words.kinds[kind], hits, hasMore }] : []
}

function worded({
  id,
  name,
  amount,
  currency,
  status,
  matched,
  kind,
  createdAt,
}: SearchHitView): Omit<Hit, 'to' | 'id'> {
  const money = amount !== null && currency !== null ? formatMoney(amount, currency) : null
  const [label = id, ...beside] = [money, name].filter((part) => part !== null && part !== '') as string[]
  const state = status && ((states.transactions as Record<string, string>)[status] ?? status.replaceAll('_', ' '))
  const by = matched === 'id' ? id : words.matches[matched]
  const isPerson = kind === 'client' || kind === 'portal_user' || kind === 'member'
  const parts = [...beside, state, by]
  return { label, detail: parts.filter(Boolean).join(' · '), ...(!isPerson && { at: createdAt }) }
}
