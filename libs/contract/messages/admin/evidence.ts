import type { DecisionKind } from '../../decision-kinds.js'
export * from './labels.js'

export const evidence = 'Evidence'
export const evidenceLead =
  'Who decided what, sealed with the books, so that somebody outside can check it without this server.'
export const kindWords: Record<DecisionKind, string> = {
  refusals: 'Refused calls',
  rights: 'Changes of rights',
  approvals: 'Approvals',
  rules: 'Changes of rules',
  routing: 'Routing of payments',
  risk: 'Risk of payments',
}
export const byIDOfThem = 'Their id'
export const to = 'To'
export const filterDecisions = 'Filter decisions'
export const decision = 'Decision'
export const thePlatform = 'the platform'
export const visitor = 'nobody signed in'
export const noDecisionsFound = 'No decisions found.'
export const noneOfKind = (kind: string) =>
  `Nothing stands under “${kind}” so far. Choose another kind above; what is decided from now on appears here within a second.`
export const failedToFetchDecisions = 'Failed to fetch decisions'
export const failedToFetchSeal = 'Failed to fetch the seal'
export const key = 'The key of this installation'
export const keyLead =
  'Tell its fingerprint to whoever checks evidence, on another way than the evidence itself: on paper, or by telephone.'
export const fingerprint = 'Fingerprint'
export const publicKey = 'Public key'
export const lastSeal = 'Last seal'
export const sealNumber = (number: number) => `No. ${number}`
export const noSealYet = 'None yet: the first is made a minute after the start'
export const handOver =
  'To hand over a period, run this where the server runs. The folder holds a page that checks it in any browser.'
export const command = (from: string, to: string) =>
  `npm run evidence -- --from ${from} --to ${to} --out evidence-${from.slice(0, 7)}`
export const commandWord = 'Command'
export const times = (count: number) => `× ${count}`
