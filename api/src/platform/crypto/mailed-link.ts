import { randomBytes } from 'node:crypto'
import * as words from '#contract/messages/errors/mailed-links.js'
import { refusal } from '../http/refusal.js'

export const newLinkToken = (): string => randomBytes(32).toString('base64url')

export class LinkUnknown extends refusal(404, 'LINK_UNKNOWN', words.linkUnknown) {}
export class LinkUsed extends refusal(409, 'LINK_USED', words.linkUsed) {}
export class LinkExpired extends refusal(409, 'LINK_EXPIRED', words.linkExpired) {}
