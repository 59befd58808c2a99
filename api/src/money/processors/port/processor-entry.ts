import type { Provider, Type } from '@nestjs/common'
import type { TakenMethods } from '#contract/payment-methods.js'
import type { Processor } from './processor.js'

/** What a processor's folder hands to the registry. */
export interface ProcessorEntry {
  /** Kept with each transaction, and so never changed. */
  name: string
  methods: TakenMethods
  processor: Type<Processor>
  /** What else its folder is made of. */
  providers: Provider[]
}
