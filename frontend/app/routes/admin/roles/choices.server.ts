import type { PermissionView } from '#contract/permissions.js'
import { listEveryPermission, listRoutes } from '../../../api/permissions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { may } from '../../../session/rights.server'
import type { Context } from '../../../session/site-context.server'
import { routesCoveredBy } from '../parts/coverage'

export interface Choice extends PermissionView {
  /** False: it grants nothing as things are; null: this person may not see the routes. */
  coversRoutes: boolean | null
}

export async function loadChoices(context: Context): Promise<Choice[]> {
  const [permissions, routes] = await Promise.all([
    rowOrGone(context, listEveryPermission(context)),
    may(context, 'GET /permissions/routes') ? silently(listRoutes(context), null) : null,
  ])
  return permissions
    .map((row) => ({ ...row, coversRoutes: routes && routesCoveredBy(row, routes.items).length > 0 }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
