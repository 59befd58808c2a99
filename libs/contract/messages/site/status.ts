import type { StatusPart, StatusState } from '../../status-limits.js'

export const status = 'Status'
export const lead = 'How each part is now and was in the last 90 days, by the product’s own measurements.'
export const all: Record<StatusState, string> = {
  operational: 'Everything works',
  degraded: 'Some of it is degraded',
  down: 'Some of it is down',
  unknown: 'Nothing was measured in the last minutes',
}
export const states: Record<StatusState, string> = {
  operational: 'Works',
  degraded: 'Degraded',
  down: 'Down',
  unknown: 'Not known',
}
const parts: Record<StatusPart, string> = {
  api: 'API',
  site: 'Site and portals',
  payments: 'Payments',
  webhooks: 'Webhooks',
  payouts: 'Payouts',
}
const processors: Record<string, string> = {
  sandbox: 'the sandbox',
  stripe: 'Stripe',
  paystack: 'Paystack',
  adyen: 'Adyen',
}
export const nameOf = (part: StatusPart, processor: string | null): string =>
  processor === null ? parts[part] : `${parts[part]} through ${processors[processor] ?? processor}`
export const withoutDatabase =
  'The database does not answer: nothing can be paid now, and the days before cannot be told.'
export const uptime = (percent: number | null) =>
  percent === null ? 'Not used in these 90 days' : `${percent.toFixed(2)} %`
export const uptimeHelp = 'of the time measured in 90 days'
export const history = (part: string) => `${part}: the last 90 days`
export const daySays = (day: string, state: string, minutes: string) =>
  `${day}: ${state}${minutes ? `, ${minutes}` : ''}`
export const minutes = (down: number, degraded: number, unknown: number) =>
  [
    down > 0 ? `${down} min down` : '',
    degraded > 0 ? `${degraded} min degraded` : '',
    unknown > 0 ? `${unknown} min not measured` : '',
  ]
    .filter(Boolean)
    .join(', ')
export const incidents = 'Incidents'
export const noIncidents = 'None in the last 90 days.'
export const lasts = 'It lasts'
export const notMeasured = 'Nothing was measured'
export const howItIsMeasured = 'How this is measured'
export const rule = (least: number, degraded: number, down: number) =>
  `Each process counts what it answers and does, five minutes at a time. A part is degraded with at least ${least} faults in five minutes that are ${degraded} % of all, and down from ${down} % on. Time in which no process measured is told as not known, whoever was at fault.`
export const asJson = 'The same as JSON:'
export const days90 = '90 days ago'
export const today = 'Today'
export const measuredAt = 'Measured at'
export const failedToLoad = 'The status could not be read.'
