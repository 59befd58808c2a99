import type { RouteMark } from '../../api/src/platform/http/audience.js'
import type { Audience } from '../../api/src/platform/http/caller.js'
import type { Person } from './people.js'

type Rules = Pick<
  RouteMark,
  'audiences' | 'isPublic' | 'allowsInactiveClient' | 'opensWhilePending' | 'permission' | 'readsTokens'
>

/** What the guards answer; `open`: they let through, and the room behind them answers. */
export type Expected =
  | '401 UNAUTHENTICATED'
  | '403 ROUTE_CLOSED'
  | '403 WRONG_AUDIENCE'
  | '403 ACCOUNT_DISABLED'
  | '403 PERMISSION_MISSING'
  | '404 NOT_FOUND'
  | 'open'

const needsRow = (audience: Person['audience']) => audience === 'portal' || audience === 'integrator'

/** Said from the marks and the rows alone, in words of its own: what the product answers is compared with it. */
export function expectedOf(
  mark: Rules | undefined,
  key: string,
  pathClientID: string | undefined,
  who: Person,
): Expected {
  if (!mark) return '403 ROUTE_CLOSED'
  const isVisitor = who.token === undefined
  const looksAtTokens = mark.permission !== undefined || mark.readsTokens === true
  if (mark.isPublic && (isVisitor || !looksAtTokens)) return 'open'
  if (who.audience === 'nobody') return '401 UNAUTHENTICATED'
  if (!mark.audiences.includes(who.audience satisfies Audience)) return '403 WRONG_AUDIENCE'
  const opens = mark.allowsInactiveClient || (mark.opensWhilePending === true && who.isPending === true)
  if (!who.isActive && !opens) return '403 ACCOUNT_DISABLED'
  if (mark.permission && needsRow(who.audience) && who.rights !== 'all' && !who.rights.has(key))
    return '403 PERMISSION_MISSING'
  const isForeign = pathClientID !== undefined && who.audience !== 'portal' && pathClientID !== who.clientID
  return isForeign ? '404 NOT_FOUND' : 'open'
}

/** Refusals of the guards: whoever is let through meets none of them. */
export const guardRefusals: readonly string[] = [
  '401 UNAUTHENTICATED',
  '403 ROUTE_CLOSED',
  '403 WRONG_AUDIENCE',
  '403 ACCOUNT_DISABLED',
  '403 PERMISSION_MISSING',
]
