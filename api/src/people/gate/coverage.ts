import { coversTemplate, includesPattern, parseRoutePattern } from '#contract/route-pattern.js'
import type { Permission } from './permission.entity.js'
import type { GatedRoute } from './route-table.js'

export type Row = Pick<Permission, 'httpMethod' | 'routePattern'>

/** The gated routes that a row covers: its method is theirs, or none; its pattern covers their template. */
export function routesCoveredBy({ httpMethod, routePattern }: Row, routes: GatedRoute[]): GatedRoute[] {
  const pattern = routePattern === null ? null : parseRoutePattern(routePattern)
  if (!pattern) return []
  return routes.filter(
    ({ method, template }) => (httpMethod === null || httpMethod === method) && coversTemplate(pattern, template),
  )
}

/** Does a row cover whatever another one covers, also among routes that a later version adds? */
export function includesRow(wide: Row, narrow: Row): boolean {
  const narrowPattern = narrow.routePattern === null ? null : parseRoutePattern(narrow.routePattern)
  if (!narrowPattern) return true
  const widePattern = wide.routePattern === null ? null : parseRoutePattern(wide.routePattern)
  const hasMethod = wide.httpMethod === null || wide.httpMethod === narrow.httpMethod
  return widePattern !== null && hasMethod && includesPattern(widePattern, narrowPattern)
}
