import type { Page } from '#contract/answers.js'
import type { IdentityProviderView } from '#contract/identity-providers.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const listIdentityProviders = (context: Context) =>
  callAsStaff<Page<IdentityProviderView>>(context, { call: 'GET /identity-providers' })

export async function findIdentityProvider(context: Context, providerID: string) {
  const { items } = await listIdentityProviders(context)
  return items.find((row) => row.providerID === providerID) ?? null
}
