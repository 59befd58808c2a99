import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

export interface SealedFile {
  key: string
  bytes: Buffer
  hash: string
}

/** Under a key of its own; `boundTo` names the row, so that the file opens in no other. */
export function sealFile(boundTo: string, content: Buffer): SealedFile {
  const key = randomBytes(32)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
  const sealed = [cipher.update(content), cipher.final()]
  const bytes = Buffer.concat([nonce, ...sealed, cipher.getAuthTag()])
  return { key: key.toString('base64url'), bytes, hash: hashOfFile(bytes) }
}

/** Throws where a byte of it was changed. */
export function openFile(boundTo: string, key: string, bytes: Buffer): Buffer {
  const nonce = bytes.subarray(0, nonceBytes)
  const tag = bytes.subarray(-tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
}

/** Of what is stored, so that a copy can be verified without any key. */
export const hashOfFile = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
