export const permissionNameTaken = 'There is already a permission with this name'
export const permissionInUse = (roles: number) =>
  `${roles === 1 ? '1 role uses' : `${roles} roles use`} this permission. Remove it from them first`
export const unknownPermissions = 'One of these permissions does not exist'
export const oneOfThePeople = 'Please give one of portalUserID, apiUserID and clientMemberID'
