export * from './labels.js'

export const addPortalUser = 'Add portal user'
export const thePlatformsStaffAndWhat = "The platform's staff, and what their roles let them do."
export const filterPortalUsers = 'Filter portal users'
export const everyRole = 'Every role'
export const allPortalUsers = 'All portal users'
export const noPortalUsersFound = 'No portal users found.'
export const addThePeopleWhoRun = 'Add the people who run the platform.'
export const whoSignedUpHasConfirmed = 'Who signed up, has confirmed the address and waits for a role.'
export const roles = 'Roles'
export const lastSignIn = 'Last sign-in'
export const locked = 'Locked'
export const unconfirmed = 'Unconfirmed'
export const newPasswordNeeded = 'New password needed'
export const signedUpFor = 'Signed up for'
export const administrator = 'Administrator'
export const noRoleYet = 'No role yet'
export const deletePortalUser = 'Delete portal user'
export const isSignedOutAtOnce = (name: string) =>
  `${name} is signed out at once. What they did stays in the audit log.`
export const iHaveCheckedThatThis = 'I have checked that this address belongs to this person'
export const anotherMemberOfStaffChanged = 'Another member of staff changed it. Links that set a password go there.'
export const atLeastStaffPasswordMin = (staffPasswordMinLength: number) =>
  `At least ${staffPasswordMinLength} characters.`
export const emptyItStaysAsIt = 'Empty: it stays as it is. A new one ends this person’s sessions.'
export const passesEveryPermissionAndDecides = 'Passes every permission, and decides who else does.'
export const editPortalUser = 'Edit portal user'
export const browsersThatAreSignedIn = 'Browsers that are signed in now.'
export const thisOne = 'This one'
