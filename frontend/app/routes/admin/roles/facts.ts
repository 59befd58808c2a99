import type { RoleView } from '#contract/roles.js'

const factsOf = ({ name, assignableToApiUsers, permissionIDs }: RoleView): Record<string, string> => ({
  name,
  assignableToApiUsers: assignableToApiUsers ? 'on' : '',
  permissionIDs: [...permissionIDs].sort().join(' '),
})

export const seenOf = (role: RoleView) => ({ facts: factsOf(role), version: role.version })
