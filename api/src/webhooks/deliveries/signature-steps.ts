import * as words from '#contract/messages/deliveries.js'

export const signatureSteps = (signatures: number): string[] => [
  words.takeTheBodyExactlyAs,
  words.takeTheHeadersWebhookId,
  words.refuseATimestampThatIs,
  'Join the three with full stops: {webhook-id}.{webhook-timestamp}.{body}.',
  words.takeYourSecretWithoutIts,
  words.computeHmacSha256OfThe,
  words.compareItInConstantTime(signatures),
]
