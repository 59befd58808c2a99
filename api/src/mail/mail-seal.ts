import { Injectable } from '@nestjs/common'
import { openText, sealText } from '../common/seal.js'
import { AppSecret } from '../config/app-secret.js'
import type { Letter } from './letter.js'

/** Encrypts a waiting mail, because it may hold a reset link; bound to its row by the mail's id. */
@Injectable()
export class MailSeal {
  private readonly key: Buffer

  constructor(secret: AppSecret) {
    this.key = Buffer.from(secret.keyFor('mails'), 'base64url')
  }

  seal(mailID: string, letter: Letter): string {
    return sealText(this.key, mailID, JSON.stringify(letter))
  }

  open(mailID: string, sealed: string): Letter {
    return JSON.parse(openText(this.key, mailID, sealed)) as Letter
  }
}
