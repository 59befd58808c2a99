import type { PermissionView } from '#contract/permissions.js'

/** A permission as its form shows it, by input names. */
export const factsOf = ({ name, httpMethod, routePattern }: PermissionView): Record<string, string> => ({
  name,
  httpMethod: httpMethod ?? '',
  routePattern: routePattern ?? '',
})
