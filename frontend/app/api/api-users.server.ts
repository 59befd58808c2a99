import type { CreateApiUser, RegenerateKey, SaveApiUser } from '#contract/api-users.js'
import { pageSizeMax } from '#contract/limits.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { findOnPages } from './find-on-pages.server'

export const listOwnApiUsers = (context: Context, cursor: string | null = null) =>
  callAsClient(context, { call: 'GET /clients/:clientID/apiusers', query: { limit: pageSizeMax, cursor } })

export const findOwnApiUser = (context: Context, apiUserID: string) =>
  findOnPages(
    (cursor) => listOwnApiUsers(context, cursor),
    (apiUser) => apiUser.apiUserID === apiUserID,
  )

export const createOwnApiUser = (context: Context, body: CreateApiUser, formID?: unknown) =>
  callAsClient(context, { call: 'POST /clients/:clientID/apiusers', body, formID })

export const updateOwnApiUser = (context: Context, apiUserID: string, body: SaveApiUser) =>
  callAsClient(context, { call: 'PUT /clients/:clientID/apiusers/:apiUserID', params: { apiUserID }, body })

export const deleteOwnApiUser = (context: Context, apiUserID: string, formID: unknown) =>
  callAsClient(context, { call: 'DELETE /clients/:clientID/apiusers/:apiUserID', params: { apiUserID }, formID })

export const disableOwnApiUser = (context: Context, apiUserID: string) =>
  callAsClient(context, { call: 'POST /clients/:clientID/apiusers/:apiUserID/disable', params: { apiUserID } })

export const enableOwnApiUser = (context: Context, apiUserID: string) =>
  callAsClient(context, { call: 'POST /clients/:clientID/apiusers/:apiUserID/enable', params: { apiUserID } })

export const regenerateOwnApiKey = (context: Context, apiUserID: string, body: RegenerateKey) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/apiusers/:apiUserID/regenerate-key',
    params: { apiUserID },
    body,
  })

export const endOwnOverlap = (context: Context, apiUserID: string) =>
  callAsClient(context, { call: 'POST /clients/:clientID/apiusers/:apiUserID/end-overlap', params: { apiUserID } })
