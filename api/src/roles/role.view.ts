import type { AssignableRoleView, RoleView } from '#contract/roles.js'
import type { Role } from './role.entity.js'

export const viewAssignableRole = ({ roleID, name }: Role): AssignableRoleView => ({ roleID, name })

export const viewRole = (role: Role): RoleView => ({
  roleID: role.roleID,
  name: role.name,
  assignableToApiUsers: role.assignableToApiUsers,
  permissionIDs: (role.permissions ?? []).map(({ permissionID }) => permissionID),
})
