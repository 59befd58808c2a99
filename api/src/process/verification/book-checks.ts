import type { BookCheck } from '../../money/book-verification/verify-ledger.js'
import { writeOffsFault } from '../../money/debts/verify-write-offs.js'
import { adjustmentsFault } from '../../money/reconciliation-adjustments/verify-adjustments.js'
import { reportsFault } from '../../money/processor-reports/verify-reports.js'

export const bookChecks: readonly BookCheck[] = [reportsFault, writeOffsFault, adjustmentsFault]
