import { createHash } from 'node:crypto'

/** SHA-256 of a public key in Base64, in pairs of hexadecimal digits, so that two people can compare it aloud. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256')
    .update(Buffer.from(publicKey, 'base64'))
    .digest('hex')
    .replace(/(..)(?=.)/g, '$1:')
