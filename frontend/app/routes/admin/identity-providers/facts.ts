import type { IdentityProviderView } from '#contract/identity-providers.js'

const flagNames = ['mayMakeAccounts', 'isOnlyWay', 'isEnabled'] as const
export const flags: readonly string[] = flagNames

/** One line of the role map stands in two fields, such as `value0` and `role0`. */
const factsOf = (provider: IdentityProviderView): Record<string, string> => ({
  name: provider.name,
  issuer: provider.issuer,
  oidcClientID: provider.oidcClientID,
  emailDomains: provider.emailDomains.join(', '),
  roleClaim: provider.roleClaim ?? '',
  ...Object.fromEntries(flagNames.map((name) => [name, provider[name] ? 'on' : ''])),
  ...Object.fromEntries(
    provider.roleMap.flatMap(({ value, roleID }, line) => [
      [`value${line}`, value],
      [`role${line}`, roleID],
    ]),
  ),
})

export const seenOf = (provider: IdentityProviderView) => ({ facts: factsOf(provider), version: provider.version })

/** How many lines are filled. */
export const linesIn = (values: Record<string, string> = {}): number =>
  Math.max(
    0,
    ...Object.keys(values).map((name) =>
      values[name] ? Number(/^(?:value|role)(\d+)$/.exec(name)?.[1] ?? -1) + 1 : 0,
    ),
  )
