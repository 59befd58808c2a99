import type { IdentityProviderView } from '#contract/identity-providers.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { IdentityProvider } from './identity-provider.entity.js'

interface Known {
  redirectUri: string
  signOutUri: string
  roleNames: ReadonlyMap<string, string>
}

export const viewProvider = (
  provider: IdentityProvider,
  { redirectUri, signOutUri, roleNames }: Known,
): IdentityProviderView => ({
  providerID: provider.providerID,
  ...factsOf(provider),
  roleMap: provider.roleMap.map(({ value, roleID }) => ({ value, roleID, roleName: roleNames.get(roleID) ?? null })),
  redirectUri,
  signOutUri,
  createdAt: provider.createdAt.toISOString(),
  version: versionOf({ ...factsOf(provider), secret: versionOf([provider.sealedSecret]) }),
})

export const factsOf = (provider: IdentityProvider) => ({
  name: provider.name,
  issuer: provider.issuer,
  oidcClientID: provider.oidcClientID,
  emailDomains: provider.emailDomains,
  roleClaim: provider.roleClaim,
  roleMap: provider.roleMap,
  mayMakeAccounts: provider.mayMakeAccounts,
  isOnlyWay: provider.isOnlyWay,
  isEnabled: provider.isEnabled,
})
