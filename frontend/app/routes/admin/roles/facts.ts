import type { RoleView } from '#contract/roles.js'

/** A role as its form shows it, by input names. */
const factsOf = ({ name, assignableToApiUsers, permissionIDs }: RoleView): Record<string, string> => ({
  name,
  assignableToApiUsers: assignableToApiUsers ? 'on' : '',
  permissionIDs: [...permissionIDs].sort().join(' '),
})

/** The same, and the version that a change of it names. */
export const seenOf = (role: RoleView) => ({ facts: factsOf(role), version: role.version })
