import type { AssignableRoleView, RoleView } from '#contract/roles.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { Role } from '../gate/role.entity.js'

export const viewAssignableRole = ({ roleID, name }: Role): AssignableRoleView => ({ roleID, name })

export function viewRole({ roleID, name, assignableToApiUsers, permissions = [] }: Role): RoleView {
  const permissionIDs = permissions.map(({ permissionID }) => permissionID)
  const version = versionOf([name, assignableToApiUsers, [...permissionIDs].sort()])
  return { roleID, name, assignableToApiUsers, permissionIDs, version }
}
