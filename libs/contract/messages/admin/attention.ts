import type { AttentionKind } from '../../attention-kinds.js'
export * from './labels.js'

export const title = 'Needs Attention'
export const lead = 'What does not settle by itself. Each line says why, and where to look.'
export const what = 'What'
export const since = 'Since'
export const nothingOpen = 'Nothing needs attention.'
export const nothingOpenHelp = 'Payments, payouts, settlements and reports are all as they should be.'
export const failedToLoad = 'Failed to load what needs attention.'
export const showAll = 'Show all'
export const asOf = 'As of'
export const kinds: Record<AttentionKind, { title: string; lead: string }> = {
  payment_unclear: { title: 'Payments without a result', lead: 'The processor has not said how they ended.' },
  refund_unclear: { title: 'Refunds without a result', lead: 'The processor has not said how they ended.' },
  payout_unclear: { title: 'Payouts without a result', lead: 'The processor has not said how they ended.' },
  dispute_due: { title: 'Disputes about to expire', lead: 'No evidence was sent, and the deadline is near.' },
  settlement_unconfirmed: {
    title: 'Settlements missing at the bank',
    lead: 'A processor says it paid us, and no bank statement shows it.',
  },
  payout_unconfirmed: { title: 'Payouts without confirmation', lead: 'They were sent, and nothing says they arrived.' },
  difference_open: { title: 'Differences', lead: 'Our books and a processor’s report do not agree.' },
  notices_quiet: { title: 'Webhooks that stopped', lead: 'Processors that no longer tell us what happens.' },
  reports_quiet: { title: 'Reports that stopped', lead: 'Without them the books cannot be compared.' },
  statements_quiet: { title: 'Missing bank statements', lead: 'Import the latest one of each account.' },
}
