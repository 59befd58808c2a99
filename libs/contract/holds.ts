import type { holdReasons } from './choices.js'
import { RequiredText } from './fields.js'
import { field } from './messages/fields.js'

export type HoldReason = (typeof holdReasons)[number]

/** POST /holds/read and /holds/lift: the token is in the emailed link. */
export class UseHoldLink {
  @RequiredText(field.linkTokenRequired)
  token!: string
}

/** GET /clients/me/holds: why you can't create API keys or change the settlement account. */
export interface HoldView {
  reason: HoldReason
  /** The settlement account that was changed. Null for other reasons. */
  settlementAccountID: string | null
  startedAt: string
  until: string
  /** The masked address that gets the link to end it. */
  confirmedBy: string
}

/** POST /clients/me/holds/links. False after several emails within an hour, or without a hold. */
export interface HoldLinksView {
  sent: boolean
}

/** The hold that a link ends. */
export interface HoldLinkView {
  /** The client's name. */
  name: string
  reasons: HoldReason[]
  until: string
  isLifted: boolean
}
