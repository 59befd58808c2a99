import type { Page } from '#contract/answers.js'
import type {
  ChangeIdentityProvider,
  CreateIdentityProvider,
  IdentityProviderCheckView,
  IdentityProviderView,
} from '#contract/identity-providers.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const listIdentityProviders = (context: Context) =>
  callAsStaff<Page<IdentityProviderView>>(context, { call: 'GET /identity-providers' })

export async function findIdentityProvider(context: Context, providerID: string) {
  const { items } = await listIdentityProviders(context)
  return items.find((row) => row.providerID === providerID) ?? null
}

export const createIdentityProvider = (context: Context, body: CreateIdentityProvider, formID?: unknown) =>
  callAsStaff<IdentityProviderView>(context, { call: 'POST /identity-providers', body, formID })

export const changeIdentityProvider = (
  context: Context,
  providerID: string,
  body: ChangeIdentityProvider,
  ifMatch: string,
) =>
  callAsStaff<IdentityProviderView>(context, {
    call: 'PUT /identity-providers/:providerID',
    params: { providerID },
    body,
    ifMatch,
  })

export const deleteIdentityProvider = (context: Context, providerID: string, formID?: unknown) =>
  callAsStaff<void>(context, { call: 'DELETE /identity-providers/:providerID', params: { providerID }, formID })

export const checkIdentityProvider = (context: Context, providerID: string) =>
  callAsStaff<IdentityProviderCheckView>(context, {
    call: 'POST /identity-providers/:providerID/check',
    params: { providerID },
  })
