import { Injectable } from '@nestjs/common'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { AppSecret } from '../config/app-secret.js'

const nonceBytes = 12
const tagBytes = 16

export interface AccountDetails {
  accountHolder: string
  bankName: string
  accountNumber: string
  bankCode: string | null
}

/** Encrypts bank details with AES-256-GCM; bound to its row by the client's id, so that two rows cannot be swapped. */
@Injectable()
export class SettlementSeal {
  private readonly key: Buffer

  constructor(secret: AppSecret) {
    this.key = Buffer.from(secret.keyFor('settlement-accounts'), 'base64url')
  }

  seal(clientID: string, details: AccountDetails): string {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(clientID))
    const text = Buffer.concat([cipher.update(JSON.stringify(details), 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
  }

  open(clientID: string, sealed: string): AccountDetails {
    const bytes = Buffer.from(sealed, 'base64url')
    const nonce = bytes.subarray(0, nonceBytes)
    const decipher = createDecipheriv('aes-256-gcm', this.key, nonce, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(clientID)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
    return JSON.parse(text.toString('utf8')) as AccountDetails
  }
}
