import { report as words } from '#contract/messages/errors/processor-reports.js'
import { AppError } from '../../platform/http/app-error.js'

/** A report that is not taken, and why; nothing of it is kept. */
export class ReportRefused extends AppError {
  constructor(sentence = words.none) {
    super(422, 'REPORT_REFUSED', sentence, { file: sentence })
  }
}

export class ReportsBusy extends AppError {
  constructor() {
    super(503, 'REPORTS_BUSY', words.busy, undefined, { 'retry-after': '60' })
  }
}
