import type { GatedCall } from '#contract/calls.js'
import { searchShownMax } from '#contract/limits.js'
import * as words from '#contract/messages/admin/search.js'
import { listApiUsers } from '../../../api/api-user-admin.server'
import { listClients } from '../../../api/client-admin.server'
import { listPendingClients } from '../../../api/clients.server'
import { ifMay } from '../../../api/if-may.server'
import { listPermissions } from '../../../api/permissions.server'
import { listPortalUsers } from '../../../api/portal-user-admin.server'
import { listRoles } from '../../../api/roles.server'
import { portalUser } from '../../../session/portal-session.server'
import { may } from '../../../session/rights.server'
import type { Context } from '../../../session/site-context.server'
import { menu, moreMenu, reachablePages } from '../parts/menu'

export interface Hit {
  to: string
  label: string
  detail: string
}

export interface HitGroup {
  title: string
  hits: Hit[]
}

/** Pages, clients, people, keys, roles and permissions with `q` in their name, e-mail or id; only what this person may open. */
export async function findHits(context: Context, q: string): Promise<HitGroup[]> {
  const pages = pageHits(context, q)
  const rows = q === '' ? [] : await Promise.all(kinds.map((kind) => rowHits(context, kind, q)))
  return [{ title: words.pages, hits: pages }, ...rows.flat()].filter(({ hits }) => hits.length > 0)
}

function pageHits(context: Context, q: string): Hit[] {
  const pages = reachablePages(context.get(portalUser))
  return [...menu, ...moreMenu]
    .filter(({ to, label }) => pages.includes(to) && label.toLowerCase().includes(q.toLowerCase()))
    .map(({ to, label, shortcut }) => ({ to, label, detail: shortcut?.help ?? '' }))
}

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
    title: words.clients,
    call: 'GET /clients',
    find: async (context, q) =>
      (await listClients(context, { q }, null, searchShownMax)).items.map(({ clientID, name, emailAddress }) => ({
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
          to: listOf('pending-clients', clientID),
          label: name,
          detail: emailAddress,
        }),
      ),
  },
  {
    title: words.portalUsers,
    call: 'GET /portal-users',
    find: async (context, q) =>
      (await listPortalUsers(context, { q }, null, searchShownMax)).items.map(({ id, userName, email }) => ({
        to: listOf('portal-users', id),
        label: userName,
        detail: email,
      })),
  },
  {
    title: words.apiUsers,
    call: 'GET /api-users',
    find: async (context, q) =>
      (await listApiUsers(context, { q }, null, searchShownMax)).items.map(
        ({ apiUserID, developerName, developerEmailAddress }) => ({
          to: listOf('api-users', apiUserID),
          label: developerName,
          detail: developerEmailAddress,
        }),
      ),
  },
  {
    title: words.roles,
    call: 'GET /roles',
    find: async (context, q) =>
      (await listRoles(context, { q }, null, searchShownMax)).items.map(({ roleID, name, permissionIDs }) => ({
        to: listOf('roles', roleID),
        label: name,
        detail: words.countPermissions(permissionIDs.length),
      })),
  },
  {
    title: words.permissions,
    call: 'GET /permissions',
    find: async (context, q) =>
      (await listPermissions(context, { q }, null, searchShownMax)).items.map((row) => ({
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
