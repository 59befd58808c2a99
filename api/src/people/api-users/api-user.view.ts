import type { ApiUserCredentialsView, ApiUserView } from '#contract/api-users.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { ApiUser } from './api-user.entity.js'

export const viewApiUser = (apiUser: ApiUser): ApiUserView => ({
  apiUserID: apiUser.apiUserID,
  id: apiUser.apiUserID,
  clientID: apiUser.clientID,
  developerName: apiUser.developerName,
  developerEmailAddress: apiUser.developerEmailAddress,
  developerPhoneNumber: apiUser.developerPhoneNumber,
  roleID: apiUser.roleID,
  roleName: apiUser.role?.name ?? '',
  apiKey: apiUser.apiKey,
  status: apiUser.status,
  lastUsedAt: apiUser.lastUsedAt?.toISOString() ?? null,
  createdAt: apiUser.createdAt.toISOString(),
  version: versionOf([
    apiUser.developerName,
    apiUser.developerEmailAddress,
    apiUser.developerPhoneNumber,
    apiUser.roleID,
  ]),
})

export const viewApiUserCredentials = (apiUser: ApiUser, apiSecret: string): ApiUserCredentialsView => ({
  ...viewApiUser(apiUser),
  apiSecret,
})
