import type { AttentionKind } from '../../attention-kinds.js'
export * from './labels.js'
export { needsAttention as title } from './menu.js'

export const lead = 'Payments, payouts and reports that are stuck or overdue. Each line links to the record.'
export const what = 'What'
export const since = 'Since'
export const nothingOpen = 'All clear.'
export const nothingOpenHelp =
  'No payments, payouts or reports are stuck. Approvals and open disputes are on the dashboard.'
export const failedToLoad = 'Failed to load what needs attention.'
export const showAll = 'Show all'
export const asOf = 'As of'
export const kinds: Record<AttentionKind, { title: string; lead: string }> = {
  payment_unclear: { title: 'Payments without a result', lead: 'The processor hasn’t reported an outcome.' },
  refund_unclear: { title: 'Refunds without a result', lead: 'The processor hasn’t reported an outcome.' },
  payout_unclear: { title: 'Payouts without a result', lead: 'The processor hasn’t reported an outcome.' },
  removal_unconfirmed: {
    title: 'Payment methods not removed',
    lead: 'Removed here, but the processor hasn’t confirmed it. They can’t be charged from here.',
  },
  setup_unclear: {
    title: 'Saved cards without a result',
    lead: 'The processor hasn’t reported whether it saved the card. No money was taken.',
  },
  subaccount_stopped: {
    title: 'Subaccounts not in use',
    lead: 'They take no payments until the client or you correct them.',
  },
  dispute_due: {
    title: 'Disputes about to expire',
    lead: 'No evidence has been submitted, and the deadline is close.',
  },
  invoice_refund_failed: {
    title: 'Failed invoice refunds',
    lead: 'Extra payments and credit notes that couldn’t be refunded.',
  },
  settlement_unconfirmed: {
    title: 'Settlements missing at the bank',
    lead: 'The processor reports a payout to us that no bank statement shows.',
  },
  payout_unsent: {
    title: 'Payouts not sent',
    lead: 'Approved, but in no payout file yet, or not sent to the processor.',
  },
  payout_unconfirmed: {
    title: 'Payouts without confirmation',
    lead: 'Sent, but not confirmed by the bank or processor.',
  },
  difference_open: { title: 'Differences', lead: 'The ledger and a processor’s report don’t match.' },
  adjustment_waiting: { title: 'Adjustments', lead: 'Proposed for a difference, and not approved or rejected yet.' },
  notices_quiet: { title: 'Webhooks that stopped', lead: 'Processors that stopped sending webhooks.' },
  reports_quiet: { title: 'Reports that stopped', lead: 'Reconciliation needs these reports.' },
  report_not_fetched: { title: 'Reports to download', lead: 'We try again later. You can also upload the file.' },
  statements_quiet: { title: 'Missing bank statements', lead: 'Import the latest statement for each account.' },
}
