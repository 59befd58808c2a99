import type { Mode } from '#contract/modes.js'

export type Settings = Record<string, string>

export interface UsedAccount {
  processorAccountID: string
  mode: Mode
  settings: Settings
  /** Its payments are for connected accounts. */
  usesConnect?: true
}

export interface Payer {
  emailAddress: string | null
  name: string | null
}

/** The same call again has the same key, and another try of it another one. */
export interface ProcessorAction {
  key: string
  amount: number
  isReceived: boolean
}
