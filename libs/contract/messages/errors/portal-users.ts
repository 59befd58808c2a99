export const administratorsOnly = 'Only an administrator may do this'
export const grantRefused = (permission: string) =>
  `You cannot grant the permission "${permission}", because you do not hold it`
export const ownRoles = 'You cannot change your own roles'
export const emailTaken = 'This email address is already registered'
export const lastAdministrator = 'This is the last administrator. Make somebody else one first'
export const signInProtected = 'You cannot change how somebody signs in who may do more than you'
export const signInProtectedStill =
  'You cannot change how somebody signs in who could do more than you in the last 30 days'
export const takeRefused = (permission: string) =>
  `You cannot take away the permission "${permission}", because you do not hold it`
export const rightsProtected = 'You cannot do this to somebody who may do more than you, or could in the last 30 days'
export const emailUnconfirmed =
  'This person has not confirmed the email address yet. The link in the mail does it, and so does a new password by mail'
export const emailUnchecked =
  'Somebody who may do less than this changed the email address. Please check it, and say so'
export const unknownRoles = 'One of these roles does not exist'
export const unknownClient = 'There is no such client'
