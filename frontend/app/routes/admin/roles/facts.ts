import type { RoleView } from '#contract/roles.js'

const factsOf = ({ name, audience, permissionIDs }: RoleView): Record<string, string> => ({
  name,
  audience,
  permissionIDs: [...permissionIDs].sort().join(' '),
})

export const seenOf = (role: RoleView) => ({ facts: factsOf(role), version: role.version })
