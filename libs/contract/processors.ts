// Apart from the request classes, whose decorators a browser must not load.
import type { Mode } from './modes.js'
import type { Currency } from './money.js'

/** `open` takes no new charges for a while. `half_open` tries the next one. */
export type CircuitView = 'closed' | 'open' | 'half_open'

/** The account that each installation has from its first start on; it goes by no credentials. */
export const sandboxAccountID = 'pra_00000000000000000000000001'

/** One setting of an account, as shown in a form. */
export interface ProcessorSettingView {
  name: string
  label: string
  help: string
  isSecret: boolean
  isRequired: boolean
}

/** A processor that you can add an account for. */
export interface ProcessorKindView {
  processor: string
  title: string
  modes: readonly Mode[]
  currencies: readonly Currency[]
  methods: readonly string[]
  settings: readonly ProcessorSettingView[]
  /** Whether the platform’s accounts can take payments for clients' connected accounts. */
  connects: boolean
  /** Whether connected accounts are subaccounts, which are paid into the clients' settlement accounts. */
  splits: boolean
}
