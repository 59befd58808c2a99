export * from './labels.js'

export const addPermission = 'Add permission'
export const eachNamesAMethodAnd = 'Each names a method and a route pattern. Only administrators change them.'
export const filterPermissions = 'Filter permissions'
export const namePatternOrId = 'Name, pattern or id'
export const everyMethod = 'Every method'
export const noPermissionsFound = 'No permissions found.'
export const aPermissionOpensRoutesTo = 'A permission opens routes to the roles that have it.'
export const routePattern = 'Route pattern'
export const covers = 'Covers'
export const noRouteGrantsNothing = 'No route: grants nothing'
export const deletePermission = 'Delete permission'
export const goesForGoodAPermission = (name: string) =>
  `${name} goes for good. A permission that a role carries is not deleted.`
export const httpMethod = 'HTTP method'
export const anyMethod = 'Any method'
export const withoutApiNameStandsFor =
  'Without /api. :name stands for one parameter, * for any one part, a last ** for the rest.'
export const withoutARoutePatternIt = 'Without a route pattern it grants nothing.'
export const matchesNoRouteItGrants = 'Matches no route: it grants nothing.'
export const coversCount = (count: string) => `Covers ${count}:`
export const editPermission = 'Edit permission'
