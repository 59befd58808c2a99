import type { WaitingKind } from '../../operation-limits.js'
import type { CircuitView } from '../../processors.js'
export * from './labels.js'

export const lead = 'How payments go, what is stuck, and who is waited for. Days are of UTC.'
export const range = 'Days'
export const from = 'From'
export const show = 'Show'
export const quick: Record<string, string> = { '1': 'Today', '7': '7 days', '30': '30 days', '90': '90 days' }
export const comparedWith = (one: string, other: string) => `Compared with ${one} to ${other}, whole weeks before.`
export const payments = 'Payments'
export const succeeded = 'Succeeded'
export const failed = 'Failed'
export const successRate = 'Success rate'
export const percent = (rate: number | null) => (rate === null ? '–' : `${rate.toFixed(1)} %`)
export const before = (value: string) => `${value} before`
export const more = (percentage: number) => `${percentage} % more`
export const less = (percentage: number) => `${percentage} % less`
export const pointsMore = (points: string) => `${points} points more`
export const pointsLess = (points: string) => `${points} points less`
export const same = 'as before'
export const isNew = 'none before'
export const noPayments = 'No payment has ended in these days.'
export const noPaymentsHelp =
  'What succeeds or fails is counted here, by currency. Choose other days, or the other mode.'
export const volumeChart = (currency: string) =>
  `Volume in ${currency} and its success rate. The same figures are in the table below.`
export const pointSays = (at: string, amount: string, succeeded: number, failed: number) =>
  `${at}: ${amount}, ${succeeded} succeeded, ${failed} failed`
export const showTable = 'Show these figures as a table'
export const time = 'Time'
export const firstAnswer = 'First answer'
export const firstAnswerHelp = 'First answer: how soon half and 95 % of the newest attempts were answered.'
export const milliseconds = (p50: number, p95: number) => `${p50} ms · ${p95} ms`
export const circuits: Record<CircuitView, string> = { closed: 'Closed', half_open: 'Half open', open: 'Open' }
export const circuitHelp =
  'A closed circuit lets payments through, an open one sends them to the next account, as seen by the server process that drew this page.'
export const noProcessors = 'There is no processor account in this mode.'
export const noProcessorsHelp = 'Payments need one.'
export const otherMethod = 'No card, or brand not told'
export const declines = 'Declines'
export const code = 'Code'
export const noCode = 'No code'
export const noDeclines = 'No payment has failed in these days.'
export const waiting = 'Waiting for people'
export const waitingHelp = 'Of the lists that you may open.'
export const nothingWaits = 'Nothing waits for anybody.'
export const nothingWaitsHelp = 'Reviews, approvals, evidence, answers and differences are counted here.'
export const what = 'What'
export const count = 'Count'
export const waits: Record<WaitingKind, string> = {
  reviews: 'Payments to review',
  payouts: 'Payouts to approve',
  evidence: 'Disputes without evidence',
  answers: 'Answers of clients to look at',
  differences: 'Differences to explain',
}
export const dueBy = 'due'
export const atLeast = (count: number) => `${count.toLocaleString('en-US')} or more`
export const queues = 'Queues'
export const queue = 'Queue'
export const oldest = 'Oldest'
export const queuesHelp = 'Rows whose time has come, of both modes. What stays due for minutes is stuck.'
export const noQueues = 'Nothing is known of queues.'
export const queueNames: Record<string, string> = {
  mails: 'Mails',
  webhook_deliveries: 'Webhook deliveries',
  webhook_deliveries_behind_receivers: 'Deliveries behind slow receivers',
  transactions: 'Due work of payments',
  refunds: 'Due work of refunds',
  notices: 'Notices of processors',
}
export const seconds = (count: number) => (count < 120 ? `${count} s` : `${Math.round(count / 60)} min`)
export const failedToLoad = 'Failed to load operations.'
