import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (text, key) => createHmac('sha256', key).update(text).digest()
const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
const head = encoded({ alg: 'HS256', typ: 'JWT' })

export const issueToken = (claims, key) => {
  const text = `${head}.${encoded({ ...claims, exp: Math.floor(Date.now() / 1000) + 3_600 })}`
  return `${text}.${signatureOf(text, key).toString('base64url')}`
}

/** The claims of a genuine token that has not expired, or null. */
export const claimsOf = (authorization = '', key) => {
  const [, text, payload, signature] = /^Bearer ([\w-]+\.([\w-]+))\.([\w-]+)$/.exec(authorization) ?? []
  if (!text) return null
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(text, key)]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return claims.exp > Date.now() / 1000 ? claims : null
}
