import { adjustmentLines, type Line } from '../ledger/postings.js'
import type { Adjustment } from './adjustment.entity.js'

/** Posted at the approval, shown before it, and expected by the verification. */
export const linesOf = ({ amount, processorAccountID, party }: Adjustment): Line[] =>
  adjustmentLines(amount, processorAccountID, party)
