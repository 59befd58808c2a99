import { statementMovementsMax } from '../book-limits.js'

export const monthForm = 'Please give a month that has begun, as YYYY-MM'
export const statement = 'Statement'
export const statementOf = (month: string) => `Statement of ${month}`
export const titleOf = (name: string, month: string) => `${name}: statement of ${month}`
export const testMode = 'Test mode: none of this is money'
export const clientID = 'Client'
export const period = 'Period'
export const madeAt = 'Made'
export const noLetters =
  'The name of this client is written in letters that this document has no font for, so it stands under its id.'
export const times = 'Days begin at midnight UTC. Amounts are what the ledger holds, to the cent.'
export const untilNow = 'The month has not ended: this is how it stands now.'
export const nothingMoved = 'No money moved in this month, and nothing was held.'
export const opening = 'Opening balance'
export const payments = 'Payments'
export const refunds = 'Refunds'
export const disputes = 'Disputes'
export const fees = 'Fees'
export const payouts = 'Payouts'
export const other = 'Other'
export const closing = 'Closing balance'
export const ofWhich = 'Closing balance, of which'
export const parts = {
  available: 'Available',
  pending: 'Pending',
  disputed: 'Disputed',
  reserved: 'In reserve',
  inTransit: 'On its way to your bank',
} as const
export const movements = 'Movements'
export const movementsIn = (currency: string) => `Movements in ${currency}`
export const summaryIn = (currency: string) => `Summary in ${currency}`
export const tooMany = (movements: number) =>
  `There were ${movements.toLocaleString('en-US')} movements. The CSV has each of them; this document lists up to ${statementMovementsMax.toLocaleString('en-US')}.`
export const day = 'Day'
export const what = 'What'
export const reference = 'Reference'
export const gross = 'Gross'
export const fee = 'Fee'
export const net = 'Net'
export const balance = 'Balance'
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`
export const footer = (clientID: string, month: string) => `${clientID} · ${month}`
export const kinds = {
  payment: 'Payment',
  settlement: 'Settlement',
  refund: 'Refund',
  refund_failed: 'Refund failed',
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
  processor_cost: 'Processor cost',
  bank_charge: 'Bank charge',
  suspense: 'Not explained yet',
  suspense_resolved: 'Explained',
  opening_balance: 'Opening balance',
  write_off: 'Written off',
  clearing_named: 'Processor account named',
  exchange: 'Currency exchange',
  exchange_result: 'Exchange gain or loss',
  line_closed: 'Line of the ledger left',
  line_opened: 'Line of the ledger entered',
} as const
