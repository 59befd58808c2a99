import type { StatusPart, StatusState } from '../../status-limits.js'

export const status = 'Status'
export const lead = 'Current status and 90-day history, measured by this installation.'
export const all: Record<StatusState, string> = {
  operational: 'All systems operational',
  degraded: 'Some systems are degraded',
  down: 'Some systems are down',
  unknown: 'No recent measurements',
}
export const states: Record<StatusState, string> = {
  operational: 'Operational',
  degraded: 'Degraded',
  down: 'Down',
  unknown: 'Unknown',
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
  'The database isn’t responding. Payments are unavailable, and the history can’t be shown.'
export const uptime = (percent: number | null) =>
  percent === null ? 'Not used in these 90 days' : `${percent.toFixed(2)}%`
export const uptimeHelp = 'uptime over 90 days, for measured time'
export const history = (part: string) => `${part}: last 90 days`
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
export const noIncidents = 'No incidents in the last 90 days.'
export const lasts = 'Ongoing'
export const notMeasured = 'Not measured'
export const howItIsMeasured = 'How this is measured'
export const rule = (least: number, degraded: number, down: number) =>
  `Each server counts requests and errors in five-minute windows. With at least ${least} errors, a part is degraded from ${degraded}% errors and down from ${down}%. Windows without measurements are shown as unknown.`
export const asJson = 'As JSON:'
export const days90 = '90 days ago'
export const today = 'Today'
export const measuredAt = 'Measured at'
export const failedToLoad = 'Failed to load the status.'
