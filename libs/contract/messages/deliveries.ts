export const theConnectionWasRefused = 'The connection was refused'
export const theConnectionWasClosedBefore = 'The connection closed before a response arrived'
export const theNameWasNotFound = 'The host name wasn’t found'
export const theNameCouldNotBe = 'The host name couldn’t be resolved'
export const theAddressCouldNotBe = 'The address couldn’t be reached'
export const theHeadersOfTheAnswer = 'The response headers are too large'
export const noAnswerWithinSeconds = (count: number) => `No response within ${count} seconds`
export const theCertificateWasNotAccepted = (code: string) => `The certificate wasn’t accepted (${code})`
export const theAnswerIsNoHttp = 'The response isn’t valid HTTP'
export const theRequestFailedCode = (code: string) => `The request failed (${code})`
export const takeTheBodyExactlyAs = 'Use the raw request body, byte for byte, before you parse it.'
export const takeTheHeadersWebhookId = 'Read the headers webhook-id and webhook-timestamp.'
export const refuseATimestampThatIs = 'Reject timestamps that differ by more than 5 minutes from your clock.'
export const takeYourSecretWithoutIts =
  'Remove the prefix "whsec_" from your secret and base64-decode the rest. These 32 bytes are the key.'
export const computeHmacSha256OfThe = 'Compute the HMAC-SHA256 of the joined text with that key, and base64-encode it.'
export const compareItInConstantTime = (signatures: number) =>
  `Compare it in constant time with the value after "v1," in webhook-signature.${signatures > 1 ? ' While an old secret is still valid, there are two signatures, separated by a space.' : ''}`
