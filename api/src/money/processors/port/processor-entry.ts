import type { Provider, Type } from '@nestjs/common'
import type { Fields } from '#contract/check.js'
import type { Currency } from '#contract/money.js'
import type { TakenMethods } from '#contract/payment-methods.js'
import type { Mode } from '#contract/modes.js'
import type { Processor, Settings } from './processor.js'

export interface ProcessorEntry {
  /** Kept with each transaction, and so never changed. */
  name: string
  /** As people know it. */
  title: string
  modes: readonly Mode[]
  currencies: readonly Currency[]
  methodNames: readonly string[]
  /** Checked by class-validator, and the form of the account is drawn from it. */
  settings: Type<object>
  /** The setting that notices are signed with; its value of before counts a while longer. */
  noticeSecret?: string
  /** What is wrong with settings of an account of this mode, such as a key of the other one. */
  refuse?: (settings: Settings, mode: Mode) => Fields
  methods: TakenMethods
  processor: Type<Processor>
  providers: Provider[]
}
