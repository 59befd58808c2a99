// Apart from the request classes, whose decorators a browser must not load.
import type { Mode } from './modes.js'
import type { Currency } from './money.js'

/** `open`: it takes no new charges for a while; `half_open`: the next one tries. */
export type CircuitView = 'closed' | 'open' | 'half_open'

/** The account that each installation has from its first start on; it goes by no credentials. */
export const sandboxAccountID = 'pra_00000000000000000000000001'

/** One setting of an account, as a form asks for it. */
export interface ProcessorSettingView {
  name: string
  label: string
  help: string
  isSecret: boolean
  isRequired: boolean
}

/** A processor that an account can be made of. */
export interface ProcessorKindView {
  processor: string
  title: string
  modes: readonly Mode[]
  currencies: readonly Currency[]
  methods: readonly string[]
  settings: readonly ProcessorSettingView[]
  /** The platform’s accounts can charge for connected accounts of the clients. */
  connects: boolean
}
