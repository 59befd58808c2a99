import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { AppSecret, SealUse } from '../config/app-secret.js'

const nonceBytes = 12
const tagBytes = 16

export class Seal {
  private readonly keys: [Buffer, ...Buffer[]]

  constructor(secret: AppSecret, use: SealUse) {
    const [first, ...others] = secret.keysFor(use)
    this.keys = [asKey(first), ...others.map(asKey)]
  }

  /** `boundTo` names the row, so that the text opens in no other. */
  seal(boundTo: string, text: string): string {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', this.keys[0], nonce).setAAD(Buffer.from(boundTo))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  open(boundTo: string, sealed: string): string {
    for (const key of this.keys) {
      const text = openedBy(key, boundTo, sealed)
      if (text !== null) return text
    }
    throw new Error(`What is sealed for ${boundTo} cannot be opened with this secret`)
  }

  renewed(boundTo: string, sealed: string): string | null {
    return openedBy(this.keys[0], boundTo, sealed) === null ? this.seal(boundTo, this.open(boundTo, sealed)) : null
  }
}

const asKey = (key: string): Buffer => Buffer.from(key, 'base64url')

function openedBy(key: Buffer, boundTo: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, nonceBytes)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
