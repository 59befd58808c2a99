import type { GatedRouteView, PermissionView } from '#contract/permissions.js'
import { coversTemplate, parseRoutePattern } from '#contract/route-pattern.js'

export type Route = Pick<GatedRouteView, 'method' | 'template' | 'permission'>

/** The routes that a permission covers, by the grammar that the gate decides by. */
export function routesCoveredBy(
  { httpMethod, routePattern }: Pick<PermissionView, 'httpMethod' | 'routePattern'>,
  routes: readonly Route[],
): Route[] {
  const pattern = routePattern ? parseRoutePattern(routePattern) : null
  if (!pattern) return []
  return routes.filter(
    ({ method, template }) => (!httpMethod || httpMethod === method) && coversTemplate(pattern, template),
  )
}
