/** What a file shows to the payer's bank; one file of each kind, and a later one replaces it. */
export const evidenceFileKinds = ['receipt', 'delivery', 'communication', 'other'] as const
export type EvidenceFileKind = (typeof evidenceFileKinds)[number]

/** Of all files about one dispute together, as Stripe takes them. */
export const evidenceFilesMaxBytes = 4_500_000

export interface EvidenceFileView {
  kind: EvidenceFileKind
  name: string
  bytes: number
  addedAt: string
}
