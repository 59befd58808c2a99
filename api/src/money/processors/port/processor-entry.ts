import type { Provider, Type } from '@nestjs/common'
import type { TakenMethods } from '#contract/payment-methods.js'
import type { Processor } from './processor.js'
import type { Mode } from '#contract/modes.js'

export interface ProcessorEntry {
  /** Kept with each transaction, and so never changed. */
  name: string
  /** Of which payments it may have any. */
  modes: readonly Mode[]
  methods: TakenMethods
  processor: Type<Processor>
  providers: Provider[]
}
