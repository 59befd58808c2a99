import { permissionFieldNames } from '#contract/field-names.js'
import type { PermissionView } from '#contract/permissions.js'

/** A permission as its form shows it, by input names, and the version that a change of it names. */
export const seenOf = (permission: PermissionView): { facts: Record<string, string>; version: string } => ({
  facts: Object.fromEntries(permissionFieldNames.map((name) => [name, permission[name] ?? ''])),
  version: permission.version,
})
