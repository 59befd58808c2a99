import type { PermissionView } from '#contract/permissions.js'

/** A permission as its form shows it, by input names. */
const factsOf = ({ name, httpMethod, routePattern }: PermissionView): Record<string, string> => ({
  name,
  httpMethod: httpMethod ?? '',
  routePattern: routePattern ?? '',
})

/** The same, and the version that a change of it names. */
export const seenOf = (permission: PermissionView) => ({ facts: factsOf(permission), version: permission.version })
