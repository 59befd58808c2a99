import type { PortalUserView } from '#contract/portal-users.js'

/** A portal user as its form shows it, by input names. */
const factsOf = ({ userName, email, isAdmin, roles }: PortalUserView): Record<string, string> => ({
  userName,
  email,
  isAdmin: isAdmin ? 'on' : '',
  roles: roles
    .map(({ role }) => role.roleID)
    .sort()
    .join(' '),
})

/** The same, and the version that a change of it names. */
export const seenOf = (portalUser: PortalUserView) => ({ facts: factsOf(portalUser), version: portalUser.version })
