export * from './labels.js'

export const addPermission = 'Add permission'
export const permissionsLead = 'Each has an HTTP method and a route pattern. Only administrators can change them.'
export const filterPermissions = 'Filter permissions'
export const namePatternOrId = 'Name, pattern or ID'
export const everyMethod = 'Any method'
export const noPermissionsFound = 'No permissions found.'
export const aPermissionOpensRoutesTo = 'Permissions give roles access to routes.'
export const routePattern = 'Route pattern'
export const covers = 'Covers'
export const noRouteGrantsNothing = 'No route, no access'
export const deletePermission = 'Delete permission'
export const deletePermissionHelp = (name: string) =>
  `You can’t restore ${name}. To delete a permission, remove it from all roles first.`
export const httpMethod = 'HTTP method'
export const anyMethod = 'Any method'
export const withoutApiNameStandsFor = 'Leave out /api. Use :name for a parameter, * for one part, ** for the rest.'
export const withoutARoutePatternIt = 'Without a route pattern, it gives no access.'
export const matchesNoRouteItGrants = 'Matches no route, so it gives no access.'
export const coversCount = (count: string) => `Covers ${count}:`
export const editPermission = 'Edit permission'
