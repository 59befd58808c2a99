// The words of the PDF.
export const statementOf = (month: string) => `Statement for ${month}`
export const titleOf = (name: string, month: string) => `${name}: statement for ${month}`
export const testMode = 'Test mode: no real money'
export const clientID = 'Client'
export const period = 'Period'
export const madeAt = 'Created'
export const noLetters = 'This document’s font can’t show the client’s name, so it shows the ID instead.'
export const times = 'Days start at midnight UTC. Amounts are exact ledger amounts.'
export const untilNow = 'This month isn’t over. Amounts can still change.'
export const nothingMoved = 'No activity and no balance this month.'
export const opening = 'Opening balance'
export const payments = 'Payments'
export const refunds = 'Refunds'
export const disputes = 'Disputes'
export const fees = 'Fees'
export const payouts = 'Payouts'
export const other = 'Other'
export const closing = 'Closing balance'
export const ofWhich = 'Closing balance by type'
export const parts = {
  available: 'Available',
  pending: 'Pending',
  disputed: 'Disputed',
  reserved: 'In reserve',
  inTransit: 'In transit to your bank',
} as const
export const movementsIn = (currency: string) => `Movements in ${currency}`
export const tooMany = (movements: string, listed: string) =>
  `There were ${movements} movements. This document lists up to ${listed}; the CSV has all of them.`
export const day = 'Day'
export const what = 'Description'
export const reference = 'Reference'
export const gross = 'Gross'
export const fee = 'Fee'
export const net = 'Net'
export const balance = 'Balance'
export const pageOf = (page: string, pages: string) => `Page ${page} of ${pages}`
export const kinds = {
  payment: 'Payment',
  settlement: 'Settlement',
  refund: 'Refund',
  refund_failed: 'Refund failed',
  late_refund: 'Late payment refund',
  late_refund_failed: 'Late refund failed',
  payment_failed: 'Payment failed',
  payment_restored: 'Payment restored',
  dispute_opened: 'Dispute opened',
  dispute_won: 'Dispute won',
  dispute_lost: 'Dispute lost',
  reserve: 'Reserve',
  reserve_released: 'Reserve released',
  payout: 'Payout',
  payout_paid: 'Payout',
  payout_returned: 'Payout returned',
  payout_fee: 'Payout fee',
  processor_settlement: 'Processor settlement',
  processor_cost: 'Processing fee',
  bank_charge: 'Bank fee',
  suspense: 'Unmatched',
  suspense_resolved: 'Matched',
  opening_balance: 'Opening balance',
  write_off: 'Write-off',
  clearing_named: 'Processor account assigned',
  exchange: 'Currency exchange',
  exchange_result: 'Exchange gain or loss',
  adjustment: 'Adjustment',
  line_closed: 'Moved out of ledger line',
  line_opened: 'Moved into ledger line',
} as const
