import type { AssignableRoleView, RoleView } from '#contract/roles.js'
import { versionOf } from '../../platform/http/row-version.js'
import { audienceOf, type Role } from '../gate/role.entity.js'

export const viewAssignableRole = ({ roleID, name }: Role): AssignableRoleView => ({ roleID, name })

export function viewRole(role: Role): RoleView {
  const { roleID, name, permissions = [] } = role
  const refundLimits = role.refundLimits ?? {}
  const audience = audienceOf(role)
  const permissionIDs = permissions.map(({ permissionID }) => permissionID)
  const version = versionOf([name, audience, [...permissionIDs].sort(), refundLimits])
  const assignableToApiUsers = audience === 'integrator'
  return { roleID, name, audience, assignableToApiUsers, permissionIDs, refundLimits, version }
}
