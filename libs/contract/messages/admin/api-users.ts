export * from './labels.js'

export const addApiUser = 'Add API user'
export const theKeysOf = (ofWord: string) => `The keys of ${ofWord}.`
export const theKeysThatThePlatforms = 'The keys that the platform’s clients call its API with.'
export const filterApiUsers = 'Filter API users'
export const nameEmailKeyOrId = 'Name, email, key or id'
export const ofAllClients = 'Of all clients'
export const clientsAddTheirOwnAnd = 'Clients add their own, and you may add one for them.'
export const roleAndStatus = 'Role and status'
export const key = 'Key'
export const apiKey = 'API key'
export const disable = 'Disable'
export const enable = 'Enable'
export const deleteApiUser = 'Delete API user'
export const losesAccessAtOnceKeys = (name: string) =>
  `${name} loses access at once. Keys of a deleted API user cannot be brought back.`
export const disableApiUser = 'Disable API user'
export const developerName = 'Developer name'
export const phone = 'Phone'
export const whatTheKeyMayDo = 'What the key may do. Only roles made for API users are listed.'
export const editApiUser = 'Edit API user'
export const ofClientName = (clientName: string) => `Of ${clientName}.`
export const onlyActiveClientsAreListed = 'Only active clients are listed: a key of another one would not work.'
export const findAClientByName = 'Find a client by name, email or id'
export const find = 'Find'
export const theNewestHundredAreListed = ' The newest hundred are listed. Find the others above.'
export const copyTheSecretNowAnd = 'Copy the secret now, and hand it over safely.'
export const itStaysOnThisScreen =
  'It stays on this screen only until you leave it. We keep no copy that could be shown again.'
export const secret = 'Secret'
export const apiSecret = 'API secret'
