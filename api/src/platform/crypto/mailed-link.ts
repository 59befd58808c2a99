import { randomBytes } from 'node:crypto'
import { AppError } from '../http/app-error.js'

export const newLinkToken = (): string => randomBytes(32).toString('base64url')

export class LinkUnknown extends AppError {
  constructor() {
    super(404, 'LINK_UNKNOWN', 'This link is not known. Please open the one in the newest mail, in full')
  }
}

export class LinkUsed extends AppError {
  constructor() {
    super(409, 'LINK_USED', 'This link has been used already')
  }
}

export class LinkExpired extends AppError {
  constructor() {
    super(409, 'LINK_EXPIRED', 'This link has expired')
  }
}
