export const either = 'Either'
export const or = 'Or'
export const lengthCharacters = (length: string) => `${length} characters`
export const errors = 'Errors'
export const status = 'Status'
export const code = 'Code'
export const message = 'Message'
export const theApiAnsweredStatus = (status: number) => `The API answered ${status}`
export const thisIdempotencyKeyWasUsed =
  'This Idempotency-Key was used before, so you got the stored response. The action didn’t run again.'
export const itWorked = 'It worked.'
export const theKeyToTryWith = 'The key to try with has ended. Make a new one below.'
export const theRoleDoesNotHave = (message: string, roleName: string) =>
  `${message}. The role “${roleName}” does not have it: make a key with another role below.`
export const tryIt = 'Try it'
export const signIn = 'Sign in'
export const asAMerchantToSend = 'as a merchant to send this call to the sandbox from here.'
export const optionalInThePart = (part: string) => `Optional, in the ${part}`
export const address = 'address'
export const body = 'Body'
export const sending = 'Sending...'
export const sendToTheSandbox = 'Send to the sandbox'
export const authorizationBearer = 'Authorization: Bearer …'
export const outcome = 'Outcome'
export const whatWasSent = 'What was sent'
export const theAnswer = 'The answer'
export const headersOfTheAnswer = 'Headers of the answer'
export const headers = 'Headers'
export const aCallNeedsAKey = 'A call needs a key, and every API user has a phone number: add yours to'
export const yourProfile = 'your profile'
export const callsGoWithAKey = (roleName: string) =>
  `Calls go with a key of the role “${roleName}”, as the API user “Try it (reference)”. Another key ends this one.`
export const callsGoWithAFresh =
  'Calls go with a fresh key of an API user of their own, “Try it (reference)”. It is good for an hour, and no page ever shows it.'
export const role = 'Role'
export const makeAnotherKey = 'Make another key'
export const makeAKeyToTry = 'Make a key to try with'
export const parametersBodyAnswersErrorsAnd = (method: string, path: string, description: string) =>
  `${method} ${path}: parameters, body, answers, errors and samples. ${description}`
export const theKeyToTryWithHas = 'The key to try with has ended. Please make a new one.'
export const theKeyCouldNotBe = 'The key could not be made. Please try again.'
export const parameters = 'Parameters'
export const answerStatus = (status: string) => `Answer, ${status}`
export const curl = 'curl'
export const typescript = 'TypeScript'
export const python = 'Python'
export const php = 'PHP'
export const samplesIn = 'The same call in'
export const neighbours = 'Neighbours'
export const before = 'Before'
export const next = 'Next'
export const fillInName = (name: string) => `Fill in ${name}`
export const usePrintableAsciiCharacters = 'Use printable ASCII characters'
export const thisIsNotJson = (fault: string) => `This is not JSON: ${fault}`
