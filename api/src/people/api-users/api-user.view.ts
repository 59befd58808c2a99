import type { ApiUserCredentialsView, ApiUserView } from '#contract/api-users.js'
import { apiUserFieldNames, only } from '#contract/field-names.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { ApiUser } from './api-user.entity.js'
import { isOverlapping } from './credentials.js'

export const viewApiUser = (apiUser: ApiUser): ApiUserView => ({
  apiUserID: apiUser.apiUserID,
  id: apiUser.apiUserID,
  clientID: apiUser.clientID,
  mode: apiUser.mode,
  ...only(apiUser, apiUserFieldNames),
  expiresAt: apiUser.expiresAt?.toISOString() ?? null,
  roleName: apiUser.role?.name ?? '',
  apiKey: apiUser.apiKey,
  status: apiUser.status,
  overlapEndsAt: isOverlapping(apiUser) ? (apiUser.overlapEndsAt?.toISOString() ?? null) : null,
  lastUsedAt: apiUser.lastUsedAt?.toISOString() ?? null,
  lastUsedFrom: apiUser.lastUsedFrom ?? null,
  createdAt: apiUser.createdAt.toISOString(),
  version: versionOf(apiUserFieldNames.map((name) => apiUser[name])),
})

export const viewApiUserCredentials = (apiUser: ApiUser, apiSecret: string): ApiUserCredentialsView => ({
  ...viewApiUser(apiUser),
  apiSecret,
})
