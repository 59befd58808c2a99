import { report as words } from '#contract/messages/errors/processor-reports.js'
import { fieldRefusal, refusal } from '../../platform/http/refusal.js'

/** A rejected report, with the reason. The report isn't stored. */
export class ReportRefused extends fieldRefusal(
  'file',
  422,
  'REPORT_REFUSED',
  (sentence: string = words.none) => sentence,
) {}

export class ReportsBusy extends refusal(503, 'REPORTS_BUSY', words.busy, { 'retry-after': '60' }) {}
