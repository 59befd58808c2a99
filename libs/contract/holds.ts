import type { holdReasons } from './choices.js'
import { RequiredText } from './fields.js'
import { field } from './messages/fields.js'

export type HoldReason = (typeof holdReasons)[number]

/** POST /holds/read and /holds/lift: the token stands in the mailed link. */
export class UseHoldLink {
  @RequiredText(field.linkTokenRequired)
  token!: string
}

/** GET /clients/me/holds: why no key can be made and the settlement account stays. */
export interface HoldView {
  reason: HoldReason
  startedAt: string
  until: string
  /** Where the link that lifts it is mailed to, masked. */
  confirmedBy: string
}

/** POST /clients/me/holds/links; false after several mails within an hour, or if nothing is held. */
export interface HoldLinksView {
  sent: boolean
}

/** What a link that lifts holds is about. */
export interface HoldLinkView {
  /** The client's. */
  name: string
  reasons: HoldReason[]
  until: string
  isLifted: boolean
}
