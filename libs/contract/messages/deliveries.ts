export const theConnectionWasRefused = 'The connection was refused'
export const theConnectionWasClosedBefore = 'The connection was closed before an answer came'
export const theNameWasNotFound = 'The name was not found'
export const theNameCouldNotBe = 'The name could not be looked up'
export const theAddressCouldNotBe = 'The address could not be reached'
export const theHeadersOfTheAnswer = 'The headers of the answer are too large'
export const noAnswerWithinSeconds = (count: number) => `No answer within ${count} seconds`
export const theCertificateWasNotAccepted = (code: string) => `The certificate was not accepted (${code})`
export const theAnswerIsNoHttp = 'The answer is no HTTP'
export const theRequestFailedCode = (code: string) => `The request failed (${code})`
export const takeTheBodyExactlyAs = 'Take the body exactly as it came, byte for byte, before anything parses it.'
export const takeTheHeadersWebhookId = 'Take the headers webhook-id and webhook-timestamp.'
export const refuseATimestampThatIs = 'Refuse a timestamp that is more than 5 minutes from your clock.'
export const takeYourSecretWithoutIts =
  'Take your secret without its beginning "whsec_", and decode the rest from base64: these 32 bytes are the key.'
export const computeHmacSha256OfThe = 'Compute HMAC-SHA256 of the joined text with that key, and encode it as base64.'
export const compareItInConstantTime = (signatures: number) =>
  `Compare it, in constant time, with what stands behind "v1," in webhook-signature${signatures > 1 ? ', where two signatures stand with a blank between while an old secret signs too' : ''}.`
