import { RequiredText } from './fields.js'
import { evidenceTextMaxLength } from './limits.js'
import * as words from './messages/disputes.js'

/** POST /disputes/:disputeID/evidence and POST /clients/:clientID/disputes/:disputeID/evidence. You can submit evidence once. */
export class SendEvidence {
  /** Your evidence: what you sold, how and when you delivered it, and what the payer said. */
  @RequiredText(words.evidenceTextRequired, evidenceTextMaxLength)
  text!: string
}
