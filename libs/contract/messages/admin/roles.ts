export * from './labels.js'

export const addRole = 'Add role'
export const rolesHelp = 'Sets of permissions for people and API users.'
export const matrix = 'Matrix'
export const allPermissions = 'All'
export const filterRoles = 'Filter roles'
export const noRolesFound = 'No roles found.'
export const aRoleIsAName = 'Roles set what people and API users can do.'
export const forWord = 'For'
export const staff = 'Staff'
export const deleteRole = 'Delete role'
export const deleteRoleHelp = (name: string) => `${name} is deleted permanently. A role in use can’t be deleted.`
export const everythingElse = 'Other'
export const countChosen = (count: number) => `(${count} selected)`
export const findAPermission = 'Find a permission'
export const ofThisGroup = (isWhole: boolean) => `${isWhole ? 'None' : 'All'} of this group`
export const noRoute = 'no route'
export const matchesNoRouteItGrants = 'Matches no route, so it gives no access.'
export const carriedBy = 'For'
export const carriedByHelp = 'Staff, clients’ API users, or the people who work for a client.'
export const refundLimits = 'Maximum refund per request'
export const refundLimitsHelp =
  'One amount per line. Currencies you leave out can’t be refunded. Leave empty for no limit. Applies to client members only.'
export const refundLimitsExample = 'USD 100.00'
export const limitIsNoAmount = (line: string) => `“${line}” isn’t a valid limit. Use lines such as USD 100.00`
export const members = 'Client members'
export const noChangeInAccess = 'No change in access.'
export const effectOfThisChange = 'Effect of this change'
export const andWouldGainOrLose = (count: string, count2: string, count3: string) =>
  `${count}, ${count2} and ${count3} would gain or lose access.`
export const member = 'member'
export const gains = 'Gains'
export const loses = 'Loses'
export const editRole = 'Edit role'
export const previewRoleChanges = 'Preview changes'
export const roleMatrix = 'Role matrix'
export const backToTheRoles = 'Back to the roles'
export const whichRoleHoldsWhichPermission =
  'Permissions by role. Owners need none: they can do everything in their own account.'
export const pagesOfTheRoles = 'Role pages'
export const rolesByPermissionsATick = 'Permissions by role. A tick means that the role has the permission'
export const usage = 'Usage'
export const usageOf = (name: string) => `How the role ${name} is used`
export const usageLead = (isWhole: boolean, days: number, since: string) =>
  isWhole
    ? `Requests by its people and API users in the last ${days} days.`
    : `Requests by its people and API users since ${since}.`
export const countingIsYoung = (since: string, days: number) =>
  `We’ve counted this role’s requests since ${since}. Wait for ${days} days before you remove rarely used permissions.`
export const smallerTitle = 'Suggested smaller role'
export const nothingWouldHaveBeenRefused = (isWhole: boolean, days: number, since: string) =>
  isWhole
    ? `It would have allowed every request in the last ${days} days.`
    : `It would have allowed every request since ${since}.`
export const smallerKeeps = (kept: number, all: number) =>
  `Keeps ${kept} of ${all} permissions. Review and save it to apply.`
export const smallerOpens = 'Review the smaller role'
export const allPermissionsInUse = 'All permissions are in use. No smaller role to suggest.'
export const unusedRole = 'This role hasn’t been used. Consider deleting it.'
export const permissionsByUse = 'Permissions by use'
export const calls = 'Requests'
export const byWhom = 'Callers'
export const notUsed = 'Not used'
export const heldSince = (day: string) => `Held since ${day}`
export const coveredByOthers = 'Not needed: other permissions cover these requests'
export const routesOpened = (count: number) => (count === 1 ? 'allows 1 route' : `allows ${count} routes`)
export const andMoreCallers = (count: number) => `and ${count} more`
export const refusedCalls = 'Refused requests'
export const refusedLead = 'Requests by this role’s people and API users that no permission covers.'
export const routeWord = 'Route'
export const lastRefused = 'Last refused'
export const nothingRefused = 'No refused requests.'
export const roleHasNoPermissions = 'This role has no permissions.'
export const callerGone = 'deleted'
export const smallerIsShown = 'Unused permissions are cleared below. Check who loses access, then save or cancel.'
