export const administratorsOnly = 'Only an administrator can do this'
export const grantRefused = (permission: string) =>
  `You can’t grant the permission "${permission}" because you don’t have it`
export const ownRoles = 'You can’t change your own roles'
export const emailTaken = 'This email address is already registered'
export const lastAdministrator = 'This is the last administrator. Make another person an administrator first'
export const signInProtected = 'You can’t change the sign-in of a person who has more access than you'
export const signInProtectedStill =
  'You can’t change the sign-in of a person who had more access than you in the last 30 days'
export const takeRefused = (permission: string) =>
  `You can’t remove the permission "${permission}" because you don’t have it`
export const rightsProtected = 'You can’t do this to a person who has, or had in the last 30 days, more access than you'
export const emailUnconfirmed =
  'This person hasn’t confirmed their email address. They can use the link in our email, or reset their password'
export const emailUnchecked =
  'A colleague with less access changed the email address. Check it, and confirm that you did'
export const unknownRoles = 'One of these roles doesn’t exist'
export const unknownClient = 'There is no such client'
