export const memberExists = 'This address belongs to a member already, or is invited'
export const tooManyMembers = (most: number) => `There are ${most} members already. Remove one first`
export const unknownRole = 'There is no such role for members'
export const grantRefused = (permission: string) =>
  `You cannot give this role, because it holds the permission "${permission}" and you do not`
export const higherRefundLimit = 'You cannot give this role, because it refunds more at a time than yours'
export const ownersOnly = 'Only an owner may do this'
export const ownRole = 'You cannot change your own role'
export const rightsProtected = 'You cannot do this to a member who may do more than you'
export const lastOwner = 'This is the last owner. Hand over first, or make somebody else an owner'
export const notInvited = 'This member has accepted already'
export const notActive = 'This member has not accepted the invitation yet'
export const ownerAlready = 'This member is an owner already'
export const noHandOver = 'Nobody has handed over to you, or that has ended'
export const signInToAccept =
  'This address has a login already. Sign in with it, or give its password, to accept the invitation'
export const wrongLogin = 'This invitation is for another address than the one you are signed in with'
export const wrongPassword = 'This is not the password of that address'
export const passwordRequired = 'Please choose a password'
export const notYourClient = 'You do not belong to this client'
export const clientNotActive = 'This client is not active at the moment'
