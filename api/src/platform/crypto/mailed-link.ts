import { randomBytes } from 'node:crypto'
import * as words from '#contract/messages/errors/mailed-links.js'
import { AppError } from '../http/app-error.js'

export const newLinkToken = (): string => randomBytes(32).toString('base64url')

export class LinkUnknown extends AppError {
  constructor() {
    super(404, 'LINK_UNKNOWN', words.linkUnknown)
  }
}

export class LinkUsed extends AppError {
  constructor() {
    super(409, 'LINK_USED', words.linkUsed)
  }
}

export class LinkExpired extends AppError {
  constructor() {
    super(409, 'LINK_EXPIRED', words.linkExpired)
  }
}
