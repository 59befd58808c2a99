import { roleMapMax } from '#contract/single-sign-on-limits.js'
import { readForm } from '../../../session/form.server'
import { flags } from './facts'

/** Lines that are empty are left out; the secret is not filled in again. */
export async function readProviderForm(request: Request) {
  const { input, typed: all } = await readForm(request, [], { flags })
  const { clientSecret: _, ...typed } = all
  const textOf = (name: string) => String(input[name] ?? '').trim()
  const lines = Array.from({ length: roleMapMax }, (_, line) => ({
    value: textOf(`value${line}`),
    roleID: textOf(`role${line}`),
  }))
  const { name, issuer, oidcClientID, roleClaim, mayMakeAccounts, isOnlyWay, isEnabled } = input
  const asked = {
    ...{ name, issuer, oidcClientID, roleClaim, mayMakeAccounts, isOnlyWay, isEnabled },
    clientSecret: textOf('clientSecret'),
    emailDomains: textOf('emailDomains')
      .split(/[\s,;]+/)
      .filter(Boolean),
    roleMap: lines.filter(({ value, roleID }) => value !== '' || roleID !== ''),
  }
  return { input: asked, typed }
}
