import type { ApiUserView } from '#contract/api-users.js'

/** An API user as its form shows it, by input names. */
const factsOf = (apiUser: ApiUserView): Record<string, string> => {
  const { clientID, developerName, developerEmailAddress, developerPhoneNumber, roleID } = apiUser
  return { clientID, developerName, developerEmailAddress, developerPhoneNumber, roleID }
}

/** The same, and the version that a change of it names. */
export const seenOf = (apiUser: ApiUserView) => ({ facts: factsOf(apiUser), version: apiUser.version })
