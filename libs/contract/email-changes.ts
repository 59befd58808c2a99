import { RequiredText } from './fields.js'
import { field } from './messages/fields.js'

/** POST /email-changes/read, /confirm, /agree and /refuse: the token is in the emailed link. */
export class UseEmailChangeLink {
  @RequiredText(field.linkTokenRequired)
  token!: string
}

/** The email address change that a link belongs to. */
export interface EmailChangeView {
  /** The recipient of the link. The new address confirms the change; the current one accepts or refuses it. */
  side: 'new' | 'present'
  /** The client's name. */
  name: string
  newEmailAddress: string
  askedAt: string
  /** When the change takes effect if the current address doesn't refuse it. */
  agreedAfter: string
  isConfirmed: boolean
  isAgreed: boolean
  status: 'waiting' | 'changed' | 'refused'
}
