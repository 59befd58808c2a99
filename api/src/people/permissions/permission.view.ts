import type { PermissionView } from '#contract/permissions.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { Permission } from '../gate/permission.entity.js'

export const viewPermission = (permission: Permission): PermissionView => ({
  permissionID: permission.permissionID,
  name: permission.name,
  httpMethod: permission.httpMethod,
  routePattern: permission.routePattern,
  version: versionOf([permission.name, permission.httpMethod, permission.routePattern]),
})
