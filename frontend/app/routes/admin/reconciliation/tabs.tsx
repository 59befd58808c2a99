import * as words from '#contract/messages/admin/reports.js'
import { SectionTabs } from '../parts/section-tabs'

const page = '/admin/reconciliation'
const tabs = [
  { to: page, label: words.tabs.proof, call: 'GET /reconciliation', end: true },
  { to: `${page}/differences`, label: words.tabs.differences, call: 'GET /reconciliation-differences' },
  { to: `${page}/adjustments`, label: words.tabs.adjustments, call: 'GET /reconciliation-adjustments' },
  { to: `${page}/reports`, label: words.tabs.reports, call: 'GET /processor-reports' },
  { to: `${page}/statements`, label: words.tabs.statements, call: 'GET /bank-statements' },
  { to: `${page}/entries`, label: words.tabs.entries, call: 'GET /bank-statement-entries' },
  { to: `${page}/files`, label: words.tabs.files, call: 'GET /payout-files' },
] as const

export const ReconciliationTabs = () => <SectionTabs label={words.section} tabs={tabs} />
