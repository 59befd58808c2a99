export * from './labels.js'

export const addRole = 'Add role'
export const whatPeopleDoHereAs = 'What people do here, as sets of permissions.'
export const matrix = 'Matrix'
export const filterRoles = 'Filter roles'
export const noRolesFound = 'No roles found.'
export const aRoleIsAName = 'A role is a name for what somebody may do.'
export const forWord = 'For'
export const staff = 'Staff'
export const deleteRole = 'Delete role'
export const goesForGoodARole = (name: string) => `${name} goes for good. A role that somebody carries is not deleted.`
export const everythingElse = 'Everything else'
export const countChosen = (count: number) => `(${count} chosen)`
export const findAPermission = 'Find a permission'
export const ofThisGroup = (isWhole: boolean) => `${isWhole ? 'None' : 'All'} of this group`
export const noRoute = 'no route'
export const matchesNoRouteItGrants = 'Matches no route: it grants nothing.'
export const carriedBy = 'For'
export const carriedByHelp =
  'Who can carry it: your own team, the keys that clients make, or the people who work for a client.'
export const refundLimits = 'Most that one refund of a member may be'
export const refundLimitsHelp =
  'One amount a line. A currency that is not named is not refunded. Empty: no limit. It counts for members of clients alone.'
export const refundLimitsExample = 'USD 100.00'
export const limitIsNoAmount = (line: string) =>
  `“${line}” is no currency with an amount. Please write lines such as USD 100.00`
export const members = 'Members of clients'
export const theRoleWouldReachThe = 'The role would reach the same routes as now.'
export const ifYouSaveThis = 'If you save this'
export const andWouldGainOrLose = (count: string, count2: string, count3: string) =>
  `${count}, ${count2} and ${count3} would gain or lose something.`
export const member = 'member'
export const gains = 'Gains'
export const loses = 'Loses'
export const editRole = 'Edit role'
export const whoGainsWhoLoses = 'Who gains, who loses?'
export const roleMatrix = 'Role matrix'
export const backToTheRoles = 'Back to the roles'
export const whichRoleHoldsWhichPermission = 'Which role holds which permission. It prints.'
export const pagesOfTheRoles = 'Pages of the roles'
export const rolesByPermissionsATick = 'Roles by permissions; a tick says that the role holds the permission'
export const usage = 'Usage'
export const usageOf = (name: string) => `How the role ${name} is used`
export const usageLead = (isWhole: boolean, days: number, since: string) =>
  isWhole
    ? `What its people and programs called in the last ${days} days.`
    : `What its people and programs have called since ${since}.`
export const countingIsYoung = (since: string, days: number) =>
  `Calls of this role are counted since ${since}. What was called before that is not known, so wait for ${days} days before you take away what is needed once a quarter.`
export const smallerTitle = 'The smaller role'
export const nothingWouldHaveBeenRefused = (isWhole: boolean, days: number, since: string) =>
  isWhole ? `Nothing in ${days} days would have been refused.` : `Nothing since ${since} would have been refused.`
export const smallerKeeps = (kept: number, all: number) =>
  `It keeps ${kept} of ${all} permissions. Nothing changes until you save it.`
export const smallerOpens = 'Open the smaller role'
export const everyPermissionIsNeeded = 'Every permission was used. There is no smaller role.'
export const nobodyUsedIt = 'Nobody has used this role. The smaller role would be empty, so consider deleting it.'
export const permissionsByUse = 'Permissions by use'
export const calls = 'Calls'
export const byWhom = 'By whom'
export const notUsed = 'Not used'
export const heldSince = (day: string) => `Held since ${day}`
export const coveredByOthers = 'Wider than needed: other permissions cover what was used'
export const routesOpened = (count: number) => (count === 1 ? 'opens 1 route' : `opens ${count} routes`)
export const andMoreCallers = (count: number) => `and ${count} more`
export const refusedCalls = 'Refused calls'
export const refusedLead =
  'What people and programs with this role asked for and were refused, because no permission covers it.'
export const routeWord = 'Route'
export const lastRefused = 'Last refused'
export const nothingRefused = 'Nothing was refused.'
export const roleHasNoPermissions = 'This role has no permissions.'
export const callerGone = 'no longer there'
export const smallerIsShown =
  'This is the smaller role: what nobody used is unticked. Look at who loses what, then save it or cancel.'
