export const invalidInput = 'The input is not valid'
export const notFound = (what: string) => `There is no such ${what}`
export const databaseAway = 'The database does not answer just now. Please try again in a moment'
export const tooManyRequests = 'Too many attempts. Please wait a moment and try again.'
export const changedMeanwhile =
  'Somebody else changed this meanwhile. Read it again, and send the version that you then see'
export const malformedBody = 'The request body must be a JSON object'
export const bodyTooLarge = (kibibytes: number) => `The request body is larger than ${kibibytes} KiB`
export const malformedRequest = 'The request could not be read'
export const nothingHere = 'There is nothing at this address'
export const methodNotAllowed = 'This address does not answer this method'
export const requestTimeout = 'The request took too long to arrive'
export const addressTooLong = 'The address is too long'
export const unsupportedMediaType = 'Send the body as application/json'
export const headersTooLarge = 'The request headers are too large'
export const internalError = 'Something went wrong on our side'
export const unauthenticated = 'Please sign in to continue'
