import type { WaitingKind } from '../../operation-limits.js'
import type { CircuitView } from '../../processors.js'
export * from './labels.js'

export const lead = 'Payment volume, failures, queues and open work. Days are in UTC.'
export const range = 'Date range'
export const from = 'From'
export const show = 'Show'
export const quick: Record<string, string> = { '1': 'Today', '7': '7 days', '30': '30 days', '90': '90 days' }
export const comparedWith = (one: string, other: string) => `Compared with ${one} to ${other}.`
export const payments = 'Payments'
export const succeeded = 'Succeeded'
export const failed = 'Failed'
export const successRate = 'Success rate'
export const percent = (rate: number | null) => (rate === null ? '–' : `${rate.toFixed(1)}%`)
export const before = (value: string) => `${value} before`
export const more = (percentage: number) => `up ${percentage}%`
export const less = (percentage: number) => `down ${percentage}%`
export const pointsMore = (points: string) => `up ${points} pts`
export const pointsLess = (points: string) => `down ${points} pts`
export const same = 'unchanged'
export const isNew = 'none before'
export const noPayments = 'No payments in this date range.'
export const noPaymentsHelp =
  'Succeeded and failed payments are counted here by currency. Choose a different range or mode.'
export const volumeChart = (currency: string) =>
  `Volume in ${currency} and success rate. The table below has the same data.`
export const pointSays = (at: string, amount: string, succeeded: number, failed: number) =>
  `${at}: ${amount}, ${succeeded} succeeded, ${failed} failed`
export const showTable = 'Show data as a table'
export const time = 'Time'
export const firstAnswer = 'Response time'
export const responseTimeHelp = 'Response time (p50, p95) for the latest attempts.'
export const milliseconds = (p50: number, p95: number) => `${p50} ms · ${p95} ms`
export const circuits: Record<CircuitView, string> = {
  closed: 'Healthy',
  half_open: 'Recovering',
  open: 'Failing over',
}
export const circuitHelp = 'Circuit breaker: while it’s failing over, payments go to the next account.'
export const noProcessors = 'No processor accounts in this mode.'
export const noProcessorsHelp = 'Add your first processor to take payments.'
export const otherMethod = 'No card or unknown brand'
export const declines = 'Declines'
export const code = 'Code'
export const noCode = 'No code'
export const noDeclines = 'No failed payments in this date range.'
export const waiting = 'Action needed'
export const waitingHelp = 'In the lists that you can open.'
export const nothingWaits = 'All caught up.'
export const nothingWaitsHelp = 'Reviews, approvals, evidence, client answers and differences are counted here.'
export const what = 'What'
export const count = 'Count'
export const waits: Record<WaitingKind, string> = {
  reviews: 'Payments to review',
  payouts: 'Payouts to approve',
  evidence: 'Disputes without evidence',
  answers: 'Client answers to review',
  differences: 'Differences to resolve',
}
export const dueBy = 'due'
export const atLeast = (count: number) => `${count.toLocaleString('en-US')} or more`
export const queues = 'Queues'
export const queue = 'Queue'
export const oldest = 'Oldest'
export const queuesHelp = 'Overdue jobs in both modes. Jobs that stay overdue for minutes are stuck.'
export const noQueues = 'No queue data.'
export const queueNames: Record<string, string> = {
  mails: 'Emails',
  webhook_deliveries: 'Webhook deliveries',
  webhook_deliveries_behind_receivers: 'Deliveries to slow endpoints',
  transactions: 'Payment jobs',
  refunds: 'Refund jobs',
  notices: 'Processor webhooks',
}
export const seconds = (count: number) => (count < 120 ? `${count} s` : `${Math.round(count / 60)} min`)
export const failedToLoad = 'Failed to load operations.'
