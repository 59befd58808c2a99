import type { RoleView } from '#contract/roles.js'

/** A role as its form shows it, by input names. */
export const factsOf = ({ name, assignableToApiUsers, permissionIDs }: RoleView): Record<string, string> => ({
  name,
  assignableToApiUsers: assignableToApiUsers ? 'on' : '',
  permissionIDs: [...permissionIDs].sort().join(' '),
})
