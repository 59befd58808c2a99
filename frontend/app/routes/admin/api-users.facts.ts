import type { ApiUserView } from '#contract/api-users.js'

/** An API user as its form shows it, by input names. */
export const factsOf = (apiUser: ApiUserView): Record<string, string> => {
  const { clientID, developerName, developerEmailAddress, developerPhoneNumber, roleID } = apiUser
  return { clientID, developerName, developerEmailAddress, developerPhoneNumber, roleID }
}
