import { Injectable } from '@nestjs/common'
import { ModuleRef } from '@nestjs/core'
import type { CaptureMethod } from '#contract/transactions.js'
import type { ProcessorEntry } from './port/processor-entry.js'
import type { Processor } from './port/processor.js'
import { processors } from './registry.js'

@Injectable()
export class ProcessorRegistry {
  private readonly found = new Map<string, Processor>()

  constructor(private readonly modules: ModuleRef) {}

  named(name: string): Processor {
    let processor = this.found.get(name)
    if (!processor) this.found.set(name, (processor = this.find(name)))
    return processor
  }

  entry(name: string): ProcessorEntry {
    const entry = processors.find((one) => one.name === name)
    if (!entry) throw new Error(`There is no processor ${name}`)
    return entry
  }

  captures(name: string, captureMethod: CaptureMethod): boolean {
    return captureMethod === 'automatic' || this.entry(name).can.manualCapture
  }

  private find(name: string): Processor {
    return this.modules.get(this.entry(name).processor)
  }
}
