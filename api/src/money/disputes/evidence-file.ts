import type { EvidenceFileView } from '#contract/evidence-files.js'

/** A file that its processor keeps for a dispute. */
export interface EvidenceFile extends EvidenceFileView {
  processorReference: string
}
