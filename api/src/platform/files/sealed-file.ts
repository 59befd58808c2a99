import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16
const pieceBytes = 65_536

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
  // Written into one buffer piece by piece: what is sealed at a time is small, however large the file is.
  const bytes = Buffer.allocUnsafeSlow(nonceBytes + content.length + tagBytes)
  nonce.copy(bytes)
  for (let at = 0; at < content.length; at += pieceBytes)
    cipher.update(content.subarray(at, at + pieceBytes)).copy(bytes, nonceBytes + at)
  cipher.final()
  cipher.getAuthTag().copy(bytes, nonceBytes + content.length)
  return { key: key.toString('base64url'), bytes, hash: hashOfFile(bytes) }
}

export function openFile(boundTo: string, key: string, bytes: Buffer): Buffer {
  const nonce = bytes.subarray(0, nonceBytes)
  const tag = bytes.subarray(-tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
}

/** Of what is stored, so that a copy can be verified without any key. */
export const hashOfFile = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
