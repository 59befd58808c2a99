import { only, permissionFieldNames } from '#contract/field-names.js'
import type { PermissionView } from '#contract/permissions.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { Permission } from '../gate/permission.entity.js'

export const viewPermission = (permission: Permission): PermissionView => ({
  permissionID: permission.permissionID,
  ...only(permission, permissionFieldNames),
  version: versionOf(permissionFieldNames.map((name) => permission[name])),
})
