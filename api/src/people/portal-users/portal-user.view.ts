import type { PortalUserView } from '#contract/portal-users.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { PortalUser } from './portal-user.entity.js'

export const viewPortalUser = (user: PortalUser): PortalUserView => ({
  id: user.id,
  userName: user.userName,
  email: user.email,
  isAdmin: user.isAdmin,
  isBreakGlass: user.isBreakGlass ?? false,
  roles: (user.roles ?? []).map(({ roleID, name }) => ({ role: { roleID, name } })),
  clientID: user.clientID ?? null,
  emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
  emailSetBy: user.emailSetBy ?? null,
  needsNewPassword: Boolean(user.newPasswordNeededAt),
  lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
  version: versionOf([
    user.userName,
    user.email,
    user.isAdmin,
    user.isBreakGlass ?? false,
    (user.roles ?? []).map(({ roleID }) => roleID).sort(),
  ]),
})
