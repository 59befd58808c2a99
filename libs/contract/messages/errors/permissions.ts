export const permissionNameTaken = 'There is already a permission with this name'
export const permissionInUse = (roles: number) =>
  `${roles === 1 ? '1 role carries' : `${roles} roles carry`} this permission. Take it from them first`
export const unknownPermissions = 'One of these permissions does not exist'
export const oneOfThePeople = 'Please give one of portalUserID, apiUserID and clientMemberID'
