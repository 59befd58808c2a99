export const signatureSteps = (signatures: number): string[] => [
  'Take the body exactly as it came, byte for byte, before anything parses it.',
  'Take the headers webhook-id and webhook-timestamp.',
  'Refuse a timestamp that is more than 5 minutes from your clock.',
  'Join the three with full stops: {webhook-id}.{webhook-timestamp}.{body}.',
  'Take your secret without its beginning "whsec_", and decode the rest from base64: these 32 bytes are the key.',
  'Compute HMAC-SHA256 of the joined text with that key, and encode it as base64.',
  `Compare it, in constant time, with what stands behind "v1," in webhook-signature${
    signatures > 1 ? ', where two signatures stand with a blank between while an old secret signs too' : ''
  }.`,
]
