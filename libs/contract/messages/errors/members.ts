export const memberExists = 'This address already belongs to a member or an open invitation'
export const tooManyMembers = (most: number) => `You can have at most ${most} members. Remove one first`
export const unknownRole = 'This role doesn’t exist for members'
export const grantRefused = (permission: string) =>
  `You can’t assign this role. It has the permission "${permission}", which you don’t have`
export const higherRefundLimit = 'You can’t assign this role. Its refund limit is higher than yours'
export const ownersOnly = 'Only an owner can do this'
export const ownRole = 'You can’t change your own role. Ask another owner'
export const rightsProtected = 'You can’t do this to a member who has more access than you'
export const lastOwner = 'This is the last owner. Transfer ownership or add another owner first'
export const notInvited = 'This member has already accepted'
export const notActive = 'This member hasn’t accepted the invitation yet'
export const ownerAlready = 'This member is already an owner'
export const noHandOver = 'There is no ownership transfer to you, or it has expired'
export const signInToAccept =
  'This address already has an account. Sign in, or enter its password, to accept the invitation'
export const wrongLogin = 'This invitation was sent to a different address than the one you’re signed in with'
export const wrongPassword = 'Incorrect password for this address'
export const passwordRequired = 'Choose a password'
export const notYourClient = 'You aren’t a member of this client'
export const clientNotActive = 'This client isn’t active'
