export const either = 'Either'
export const or = 'Or'
export const lengthCharacters = (length: string) => `${length} characters`
export const errors = 'Errors'
export const status = 'Status'
export const code = 'Code'
export const message = 'Message'
export const theApiReturnedStatus = (status: number) => `The API returned ${status}`
export const thisIdempotencyKeyWasUsed =
  'This Idempotency-Key was used before, so you got the stored response. The action didn’t run again.'
export const itWorked = 'It worked.'
export const testKeyExpired = 'Your test key has expired. Create a new one below.'
export const roleLacksPermission = (message: string, roleName: string) =>
  `${message}. The role “${roleName}” doesn’t have it. Create a key with another role below.`
export const tryIt = 'Try it'
export const signIn = 'Sign in'
export const toSendThisRequest = 'as a merchant to send this request to the sandbox.'
export const optionalInThePart = (part: string) => `Optional, in the ${part}`
export const address = 'address'
export const body = 'Body'
export const sending = 'Sending...'
export const sendToTheSandbox = 'Send to the sandbox'
export const authorizationBearer = 'Authorization: Bearer …'
export const outcome = 'Outcome'
export const request = 'Request'
export const response = 'Response'
export const responseHeaders = 'Response headers'
export const headers = 'Headers'
export const phoneNumberNeeded = 'Every API user needs a phone number. Before you create a test key, add yours to'
export const yourProfile = 'your profile'
export const requestsUseYourKey = (roleName: string) =>
  `Requests use a key with the role “${roleName}”, as the API user “Try it (reference)”. A new key replaces it.`
export const requestsUseANewKey =
  'Requests use a new key for a separate API user, “Try it (reference)”. It’s valid for one hour and never shown.'
export const role = 'Role'
export const createAnotherKey = 'Create another key'
export const createATestKey = 'Create a test key'
export const whatThisPageHas = (method: string, path: string, description: string) =>
  `${method} ${path}: parameters, body, responses, errors and samples. ${description}`
export const testKeyExpiredCreateAnother = 'Your test key has expired. Create a new one.'
export const creatingTheKeyFailed = 'We couldn’t create the key. Try again.'
export const parameters = 'Parameters'
export const responseStatus = (status: string) => `Response, ${status}`
export const curl = 'curl'
export const typescript = 'TypeScript'
export const python = 'Python'
export const php = 'PHP'
export const samplesIn = 'The same request in'
export const previousAndNext = 'Previous and next'
export const previous = 'Previous'
export const next = 'Next'
export const enterName = (name: string) => `Enter ${name}`
export const usePrintableAsciiCharacters = 'Use printable ASCII characters'
export const notValidJson = (fault: string) => `This isn’t valid JSON: ${fault}`
