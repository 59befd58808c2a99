import { Injectable } from '@nestjs/common'
import { type Mode, modes } from '#contract/modes.js'
import { searchHitsMax } from '#contract/search-limits.js'
import type { SearchGroupView, SearchView } from '#contract/search.js'
import { opening, type SearchKind } from '#contract/search-kinds.js'
import { Gate } from '../../people/gate/gate.js'
import { Database } from '../../platform/database/database.js'
import type { ClientCaller, PortalCaller } from '../../platform/http/caller.js'
import { findByID } from './find-by-id.js'
import { amountsIn, findByAmount, findByWords } from './find-by-words.js'
import { type SearchReach, viewHit } from './found-rows.js'

type MayOpen = (kind: SearchKind) => boolean

@Injectable()
export class SearchService {
  constructor(
    private readonly database: Database,
    private readonly gate: Gate,
  ) {}

  async find(caller: ClientCaller | PortalCaller, mode: Mode, q: string): Promise<SearchView> {
    const mayOpen = await this.rightsOf(caller)
    const reach: SearchReach = { mode, ...(caller.audience === 'client' && { clientID: caller.clientID }) }
    const found = await this.database.list((manager) => findByID(manager, reach, q, mayOpen))
    if (!found) return { mode, opens: null, groups: await this.byWords(reach, q, mayOpen), otherMode: null }
    const isOther = found.row.mode !== null && found.row.mode !== mode
    const hit = viewHit(found.kind, 'id', found.row)
    return {
      mode,
      opens: isOther ? null : hit,
      groups: isOther ? [] : [{ kind: hit.kind, items: [hit], hasMore: false }],
      otherMode: isOther ? (modes.find((one) => one === found.row.mode) ?? null) : null,
    }
  }

  private async byWords(reach: SearchReach, q: string, mayOpen: MayOpen): Promise<SearchGroupView[]> {
    const groups = await this.database.list((manager) => findByWords(manager, reach, q, mayOpen))
    const amounts = amountsIn(q)
    if (amounts.size === 0 || !mayOpen('transaction')) return merged(groups)
    const byAmount = await this.database.dear(() =>
      this.database.list((manager) => findByAmount(manager, reach, amounts)),
    )
    return merged(byAmount ? [...groups, byAmount] : groups)
  }

  private async rightsOf(caller: ClientCaller | PortalCaller): Promise<MayOpen> {
    const { audience, roleIDs } = caller
    const passesAll = caller.audience === 'portal' ? caller.isAdmin : caller.isOwner
    const routes: ReadonlySet<string> = new Set(await this.gate.routesOf(audience, roleIDs, passesAll))
    return (kind) => {
      const { staff, client } = opening(kind)
      return ((audience === 'portal' ? staff : client) ?? []).some((call) => routes.has(call))
    }
  }
}

function merged(groups: SearchGroupView[]): SearchGroupView[] {
  const kinds = [...new Set(groups.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const some = groups.filter((group) => group.kind === kind)
    const hits = some.flatMap((group) => group.items)
    const once = hits.filter((hit, index) => hits.findIndex(({ id }) => id === hit.id) === index)
    const items = once.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1)).slice(0, searchHitsMax)
    return { kind, items, hasMore: once.length > items.length || some.some(({ hasMore }) => hasMore) }
  })
}
