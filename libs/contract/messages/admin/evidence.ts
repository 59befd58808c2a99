import type { DecisionKind } from '../../decision-kinds.js'
export * from './labels.js'
export { evidence } from './menu.js'

export const evidenceLead = 'A sealed record of decisions that auditors can verify without this server.'
export const kindWords: Record<DecisionKind, string> = {
  refusals: 'Refused requests',
  rights: 'Permission changes',
  approvals: 'Approvals',
  rules: 'Rule changes',
  routing: 'Payment routing',
  risk: 'Payment risk',
}
export const userID = 'User ID'
export const to = 'To'
export const filterDecisions = 'Filter decisions'
export const decision = 'Decision'
export const thePlatform = 'the platform'
export const visitor = 'signed-out visitor'
export const noDecisionsFound = 'No decisions found.'
export const noneOfKind = (kind: string) =>
  `No “${kind}” decisions yet. Choose another kind above. New decisions show up here within a second.`
export const failedToFetchDecisions = 'Failed to fetch decisions'
export const failedToFetchSeal = 'Failed to fetch the seal'
export const key = 'This installation’s key'
export const keyLead = 'Give the fingerprint to your auditor by phone or on paper, separately from the evidence.'
export const fingerprint = 'Fingerprint'
export const publicKey = 'Public key'
export const lastSeal = 'Last seal'
export const sealNumber = (number: number) => `No. ${number}`
export const noSealYet = 'None yet. The first one is created a minute after the server starts'
export const handOver =
  'To export a period, run this on the server. The folder includes a page that verifies it in any browser.'
export const command = (from: string, to: string) =>
  `npm run evidence -- --from ${from} --to ${to} --out evidence-${from.slice(0, 7)}`
export const commandWord = 'Command'
export const times = (count: number) => `× ${count}`
