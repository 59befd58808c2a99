import { Injectable } from '@nestjs/common'
import { Seal } from '../crypto/seal.js'
import { AppSecret } from '../config/app-secret.js'
import type { Letter } from './letter.js'

@Injectable()
export class MailSeal {
  private readonly seals: Seal

  constructor(secret: AppSecret) {
    this.seals = new Seal(secret, 'mails')
  }

  seal(mailID: string, letter: Letter): string {
    return this.seals.seal(mailID, JSON.stringify(letter))
  }

  open(mailID: string, sealed: string): Letter {
    return JSON.parse(this.seals.open(mailID, sealed)) as Letter
  }
}
