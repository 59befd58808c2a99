export const invalidClient = 'The client_id or client_secret is not right'
export const keyDisabled = 'This API user is disabled. It works again once it is enabled'
export const keyOfInactiveClient = 'The business of this API user is not active. Its keys work once the business is'
export const unsupportedGrantType =
  'grant_type must be client_credentials or urn:ietf:params:oauth:grant-type:device_code'
export const grantTypeIsMissing = 'grant_type is missing'
export const tokenIsMissing = 'token is missing'
export const sendTheCredentialsInThe = 'Send the credentials in the header or in the body, not in both'
export const sendOneClientId = 'Send one client_id'
export const mustBeGivenOnceAs = (name: string) => `${name} must be given once, as text`
