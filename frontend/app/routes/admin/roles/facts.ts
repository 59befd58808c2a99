import type { RoleView } from '#contract/roles.js'
import { limitsInLines } from './refund-limits'

const factsOf = ({ name, audience, permissionIDs, refundLimits }: RoleView): Record<string, string> => ({
  name,
  audience,
  refundLimits: limitsInLines(refundLimits),
  permissionIDs: [...permissionIDs].sort().join(' '),
})

export const seenOf = (role: RoleView) => ({ facts: factsOf(role), version: role.version })
