import { etc, verify } from '@noble/ed25519'
import { sha256, sha512 } from '@noble/hashes/sha2.js'

etc.sha512Sync = (...parts) => sha512(etc.concatBytes(...parts))

const utf8 = new TextEncoder()

const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOfHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const bytesOfBase64 = (text) => Uint8Array.from(globalThis.atob(text), (letter) => letter.charCodeAt(0))
export const hashOf = (bytes) => hexOf(sha256(bytes))
export const hashOfJson = (value) => hashOf(utf8.encode(JSON.stringify(value)))

/** SHA-256 of a public key in Base64, in pairs of hexadecimal digits. */
export const fingerprintOf = (publicKey) => hashOf(bytesOfBase64(publicKey)).replace(/(..)(?=.)/g, '$1:')

/** How signatures are checked here: by WebCrypto where it knows Ed25519, else in JavaScript. */
export async function findChecker(subtle) {
  try {
    const key = new Uint8Array(32)
    key[0] = 1
    await subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
    return { isWebCrypto: true, isSigned: (...facts) => bySubtle(subtle, ...facts) }
  } catch {
    return { isWebCrypto: false, isSigned: async (...facts) => byScript(...facts) }
  }
}

/** `hash` in hexadecimal digits; key and signature in Base64. What is none of these is not signed. */
async function bySubtle(subtle, publicKey, hash, signature) {
  try {
    const key = await subtle.importKey('raw', bytesOfBase64(publicKey), 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', key, bytesOfBase64(signature), bytesOfHex(hash))
  } catch {
    return false
  }
}

function byScript(publicKey, hash, signature) {
  try {
    return verify(bytesOfBase64(signature), bytesOfHex(hash), bytesOfBase64(publicKey), { zip215: false })
  } catch {
    return false
  }
}
