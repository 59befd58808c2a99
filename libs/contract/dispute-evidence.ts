import { RequiredText } from './fields.js'
import { evidenceTextMaxLength } from './limits.js'
import * as words from './messages/disputes.js'

/** POST /disputes/:disputeID/evidence and POST /clients/:clientID/disputes/:disputeID/evidence; once, and for good. */
export class SendEvidence {
  /** What the payer's bank should know: what was sold, how and when it was delivered, what the payer said. */
  @RequiredText(words.evidenceTextRequired, evidenceTextMaxLength)
  text!: string
}
