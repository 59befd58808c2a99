import type { GatedCall } from '#contract/generated/calls.js'
import { searchShownMax } from '#contract/limits.js'
import * as words from '#contract/messages/search.js'
import { listApiUsers } from '../../../api/api-user-admin.server'
import { listClients } from '../../../api/client-admin.server'
import { listPendingClients } from '../../../api/clients.server'
import { ifMay } from '../../../api/if-may.server'
import { type Found, findAsStaff } from '../../../api/search.server'
import { listPermissions } from '../../../api/permissions.server'
import { listPortalUsers } from '../../../api/portal-user-admin.server'
import { listRoles } from '../../../api/roles.server'
import { type Hit, type HitGroup, once } from '#contract/search-hits.js'
import { portalUser } from '../../../session/portal-session.server'
import { may } from '../../../session/rights.server'
import type { Context } from '../../../session/site-context.server'
import { reachablePages } from '../parts/menu'
import { namedPages } from './named-pages.server'
import { pageOfHit } from './pages.server'

/** Rows by their ids and words, and pages, clients, people, keys, roles and permissions with `q` in their name; only what this person may open. */
export async function findHits(context: Context, q: string): Promise<Found> {
  const found = await findAsStaff(context, q, pageOfHit(context))
  const isNamed = q !== '' && found.refusal === null && found.opens === null
  const rows = isNamed ? await Promise.all(kinds.map((kind) => rowHits(context, kind, q))) : []
  const pages = found.refusal === null ? pageHits(context, q) : []
  return { ...found, groups: once([{ title: words.pages, hits: pages }, ...found.groups, ...rows.flat()]) }
}

function pageHits(context: Context, q: string): Hit[] {
  const user = context.get(portalUser)
  const inMenu = reachablePages(user)
  // Before anything is typed the menu is long enough.
  return namedPages(user)
    .filter(({ to, label, formerly = '' }) => (q ? isNamed(q, label, formerly) : inMenu.includes(to)))
    .map(({ to, label, shortcut }) => ({ id: to, to, label, detail: shortcut?.help ?? '' }))
}

const isNamed = (q: string, ...names: string[]): boolean =>
  names.some((name) => name.toLowerCase().includes(q.toLowerCase()))

interface Kind {
  title: string
  /** The list's call, without which the kind is left out. */
  call: GatedCall
  /** A wider list of the same rows: whoever has it is not shown them twice. */
  unless?: GatedCall
  find: (context: Context, q: string) => Promise<Hit[]>
}

const listOf = (list: string, id: string) => `/admin/${list}?${new URLSearchParams({ q: id })}`

const kinds: Kind[] = [
  {
    title: words.kinds.client,
    call: 'GET /clients',
    find: async (context, q) =>
      (await listClients(context, { q }, null, searchShownMax)).items.map(({ clientID, name, emailAddress }) => ({
        id: clientID,
        to: may(context, 'GET /clients/:clientID') ? `/admin/clients/${clientID}` : listOf('clients', clientID),
        label: name,
        detail: emailAddress,
      })),
  },
  {
    title: words.pendingClients,
    call: 'GET /clients/pending',
    unless: 'GET /clients',
    find: async (context, q) =>
      (await listPendingClients(context, { q }, null, searchShownMax)).items.map(
        ({ clientID, name, emailAddress }) => ({
          id: clientID,
          to: listOf('pending-clients', clientID),
          label: name,
          detail: emailAddress,
        }),
      ),
  },
  {
    title: words.kinds.portal_user,
    call: 'GET /portal-users',
    find: async (context, q) =>
      (await listPortalUsers(context, { q }, null, searchShownMax)).items.map(({ id, userName, email }) => ({
        id,
        to: listOf('portal-users', id),
        label: userName,
        detail: email,
      })),
  },
  {
    title: words.kinds.api_user,
    call: 'GET /api-users',
    find: async (context, q) =>
      (await listApiUsers(context, { q }, null, searchShownMax)).items.map(
        ({ apiUserID, developerName, developerEmailAddress }) => ({
          id: apiUserID,
          to: listOf('api-users', apiUserID),
          label: developerName,
          detail: developerEmailAddress,
        }),
      ),
  },
  {
    title: words.kinds.role,
    call: 'GET /roles',
    find: async (context, q) =>
      (await listRoles(context, { q }, null, searchShownMax)).items.map(({ roleID, name, permissionIDs }) => ({
        id: roleID,
        to: listOf('roles', roleID),
        label: name,
        detail: words.countPermissions(permissionIDs.length),
      })),
  },
  {
    title: words.kinds.permission,
    call: 'GET /permissions',
    find: async (context, q) =>
      (await listPermissions(context, { q }, null, searchShownMax)).items.map((row) => ({
        id: row.permissionID,
        to: listOf('permissions', row.permissionID),
        label: row.name,
        detail: `${row.httpMethod ?? 'Any'} ${row.routePattern ?? 'no route'}`,
      })),
  },
]

async function rowHits(context: Context, { title, call, unless, find }: Kind, q: string): Promise<HitGroup[]> {
  if (unless && may(context, unless)) return []
  const hits = await ifMay(context, call, () => find(context, q))
  return hits ? [{ title, hits }] : []
}
