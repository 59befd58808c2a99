import { OptionalFlag, OptionalPercentage, OptionalText } from './fields.js'
import { longTextMaxLength } from './limits.js'

/** POST /clients/:clientID/approve; the reviewer may correct the rate that was asked for. */
export class ApproveClient {
  @OptionalPercentage()
  chargePercentage?: number

  /** Says that a rate below the installation's minimum is meant. */
  @OptionalFlag()
  belowMinimum?: boolean

  /** Why, although something that was asked is still open. The log keeps it. */
  @OptionalText(longTextMaxLength)
  reason?: string
}

/** POST /clients/:clientID/reject; the reason is shown to the client. */
export class RejectClient {
  @OptionalText(longTextMaxLength)
  reason?: string
}

/** POST /clients/:clientID/notify-approval and /notify-rejection; false within a minute of the last mail. */
export interface NotifiedView {
  sent: boolean
}
