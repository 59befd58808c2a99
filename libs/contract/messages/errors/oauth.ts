export const invalidClient = 'Incorrect client_id or client_secret'
export const keyDisabled = 'This API user is disabled. Enable it to use its key'
export const keyOfInactiveClient = 'This API user’s business isn’t active. Its keys work once the business is active'
export const unsupportedGrantType =
  'grant_type must be client_credentials or urn:ietf:params:oauth:grant-type:device_code'
export const grantTypeIsMissing = 'grant_type is missing'
export const tokenIsMissing = 'token is missing'
export const sendTheCredentialsInThe = 'Send the credentials in the header or in the body, not in both'
export const sendOneClientId = 'Send one client_id'
export const mustBeGivenOnceAs = (name: string) => `Send ${name} once, as text`
