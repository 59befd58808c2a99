import { Injectable } from '@nestjs/common'
import { ModuleRef } from '@nestjs/core'
import { type GivenPaymentMethod, takesMethod } from '#contract/payment-methods.js'
import type { KeptMethod, Processor } from './port/processor.js'
import { processors } from './registry.js'
import type { Mode } from '#contract/modes.js'
import { NoProcessor } from './processors.errors.js'

@Injectable()
export class ProcessorRegistry {
  private readonly found = new Map<string, Processor>()

  constructor(private readonly modules: ModuleRef) {}

  choose(method: GivenPaymentMethod, mode: Mode): KeptMethod & { processor: string } {
    const taking = processors.filter(({ methods }) => takesMethod(methods, method))
    if (taking.length === 0) throw new Error('No processor takes this payment method')
    const entry = taking.find(({ modes }) => modes.includes(mode))
    if (!entry) throw new NoProcessor()
    return { ...this.named(entry.name).read(method), processor: entry.name }
  }

  named(name: string): Processor {
    let processor = this.found.get(name)
    if (!processor) this.found.set(name, (processor = this.find(name)))
    return processor
  }

  private find(name: string): Processor {
    const entry = processors.find((one) => one.name === name)
    if (!entry) throw new Error(`There is no processor ${name}`)
    return this.modules.get(entry.processor)
  }
}
