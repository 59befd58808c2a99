import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const listIdentityProviders = (context: Context) => callAsStaff(context, { call: 'GET /identity-providers' })

export async function findIdentityProvider(context: Context, providerID: string) {
  const { items } = await listIdentityProviders(context)
  return items.find((row) => row.providerID === providerID) ?? null
}
