import { RequiredText } from './fields.js'
import { field } from './messages/fields.js'

/** POST /email-changes/read, /confirm, /agree and /refuse: the token is in the emailed link. */
export class UseEmailChangeLink {
  @RequiredText(field.linkTokenRequired)
  token!: string
}

/** What a link about another email address of a client is about. */
export interface EmailChangeView {
  /** Whose link it is: the new address confirms, the present one agrees or refuses. */
  side: 'new' | 'present'
  /** The client's. */
  name: string
  newEmailAddress: string
  askedAt: string
  /** From then on silence of the present address counts as agreement. */
  agreedAfter: string
  isConfirmed: boolean
  isAgreed: boolean
  status: 'waiting' | 'changed' | 'refused'
}
