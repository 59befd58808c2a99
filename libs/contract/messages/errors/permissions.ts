export const permissionNameTaken = 'A permission with this name already exists'
export const permissionInUse = (roles: number) =>
  `${roles === 1 ? '1 role uses' : `${roles} roles use`} this permission. Remove it from them first`
export const unknownPermissions = 'One of these permissions doesn’t exist'
export const oneOfThePeople = 'Send one of portalUserID, apiUserID or clientMemberID'
