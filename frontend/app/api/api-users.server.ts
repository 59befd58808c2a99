import type { Page } from '#contract/answers.js'
import type { ApiUserCredentialsView, ApiUserView, SaveApiUser } from '#contract/api-users.js'
import { pageSizeMax } from '#contract/limits.js'
import { signedInClient } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { findOnPages } from './find-on-pages.server'
import { withQuery } from './http.server'

const own = (context: Context) => `/clients/${signedInClient(context).client.clientID}/apiusers`
const one = (context: Context, apiUserID: string) => `${own(context)}/${encodeURIComponent(apiUserID)}`

export const listOwnApiUsers = (context: Context, cursor: string | null = null) =>
  callAsClient<Page<ApiUserView>>(context, {
    method: 'GET',
    path: withQuery(own(context), { limit: String(pageSizeMax), cursor }),
  })

export const findOwnApiUser = (context: Context, apiUserID: string) =>
  findOnPages(
    (cursor) => listOwnApiUsers(context, cursor),
    (apiUser) => apiUser.apiUserID === apiUserID,
  )

export const createOwnApiUser = (context: Context, body: SaveApiUser, formID?: unknown) =>
  callAsClient<ApiUserCredentialsView>(context, { method: 'POST', path: own(context), body, formID })

export const updateOwnApiUser = (context: Context, apiUserID: string, body: SaveApiUser) =>
  callAsClient<ApiUserView>(context, { method: 'PUT', path: one(context, apiUserID), body })

export const deleteOwnApiUser = (context: Context, apiUserID: string, formID: unknown) =>
  callAsClient<void>(context, { method: 'DELETE', path: one(context, apiUserID), formID })

export const disableOwnApiUser = (context: Context, apiUserID: string) =>
  callAsClient<ApiUserView>(context, { method: 'POST', path: `${one(context, apiUserID)}/disable` })

export const enableOwnApiUser = (context: Context, apiUserID: string) =>
  callAsClient<ApiUserView>(context, { method: 'POST', path: `${one(context, apiUserID)}/enable` })

export const regenerateOwnApiKey = (context: Context, apiUserID: string) =>
  callAsClient<ApiUserCredentialsView>(context, { method: 'POST', path: `${one(context, apiUserID)}/regenerate-key` })
