import type { ApiUserView } from '#contract/api-users.js'
import { apiUserFieldNames, only } from '#contract/field-names.js'
import { limitValues } from '../../../components/api-user-limits'

/** An API user as its form shows it, by input names, and the version that a change of it names. */
export const seenOf = (apiUser: ApiUserView): { facts: Record<string, string>; version: string } => ({
  facts: { clientID: apiUser.clientID, ...only(apiUser, apiUserFieldNames), ...limitValues(apiUser) },
  version: apiUser.version,
})
