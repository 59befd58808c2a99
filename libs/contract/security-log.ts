import { ListQuery } from './lists.js'
import type { LoginAudience } from './login-audiences.js'
import { RequiredText } from './fields.js'
import { field } from './messages/fields.js'
import type { SecurityActor, SecurityEvent } from './security-events.js'

/** GET /account/security-log */
export class ListSecurityLog extends ListQuery {}

/** An event in your security log. */
export interface SecurityLogEntryView {
  auditID: string
  event: SecurityEvent
  by: SecurityActor
  /** Null if another person or no browser did it. */
  address: string | null
  createdAt: string
}

/** For both not-me requests: the token is in the emailed link. */
export class UseNotMeLink {
  @RequiredText(field.linkTokenRequired)
  token!: string
}

/** The event that a "This wasn't me" link reports. */
export interface NotMeView {
  audience: LoginAudience
  name: string
  event: SecurityEvent
  happenedAt: string
  /** Whether the link was used. All sessions have then ended, and a link to set a new password was emailed. */
  isDone: boolean
  /** With EXPOSE_RESET_TOKEN only, in the response to the request that used the link. */
  resetToken?: string
}
