export type State = 'good' | 'wrong' | 'open' | 'note'

export interface Finding {
  state: State
  sentence: string
}

export function verifyEvidence(
  files: ReadonlyMap<string, Uint8Array>,
  options?: { pinned?: string; subtle?: typeof crypto.subtle | null | undefined },
): Promise<{ findings: Finding[] }>

export function verdictOf(findings: Finding[]): Finding
