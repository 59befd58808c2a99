import type { PortalUserView } from '#contract/portal-users.js'

const factsOf = ({ userName, email, isAdmin, isBreakGlass, roles }: PortalUserView): Record<string, string> => ({
  userName,
  email,
  isAdmin: isAdmin ? 'on' : '',
  isBreakGlass: isBreakGlass ? 'on' : '',
  roles: roles
    .map(({ role }) => role.roleID)
    .sort()
    .join(' '),
})

export const seenOf = (portalUser: PortalUserView) => ({ facts: factsOf(portalUser), version: portalUser.version })
