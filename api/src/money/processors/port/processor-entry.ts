import type { Provider, Type } from '@nestjs/common'
import type { TakenMethods } from '#contract/payment-methods.js'
import type { Processor } from './processor.js'

export interface ProcessorEntry {
  /** Kept with each transaction, and so never changed. */
  name: string
  methods: TakenMethods
  processor: Type<Processor>
  providers: Provider[]
}
