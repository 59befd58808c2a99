import { ListQuery } from './lists.js'
import type { LoginAudience } from './login-audiences.js'
import { RequiredText } from './fields.js'
import { field } from './messages/fields.js'
import type { SecurityActor, SecurityEvent } from './security-events.js'

/** GET /account/security-log */
export class ListSecurityLog extends ListQuery {}

/** What happened to a login of one's own. */
export interface SecurityLogEntryView {
  auditID: string
  event: SecurityEvent
  by: SecurityActor
  /** Null where somebody else or no browser did it. */
  address: string | null
  createdAt: string
}

/** POST /account/not-me/read and POST /account/not-me: the token stands in the mailed link. */
export class UseNotMeLink {
  @RequiredText(field.linkTokenRequired)
  token!: string
}

/** What a link that says "this was not me" is about. */
export interface NotMeView {
  audience: LoginAudience
  name: string
  event: SecurityEvent
  happenedAt: string
  /** Whether it was used: everybody is signed out, and a link for a new password is on its way. */
  isDone: boolean
  /** With EXPOSE_RESET_TOKEN only, in the answer that used it. */
  resetToken?: string
}
