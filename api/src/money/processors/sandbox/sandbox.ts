import { sandboxMethods } from '#contract/sandbox.js'
import type { ProcessorEntry } from '../port/processor-entry.js'
import { SandboxDisputes } from './sandbox-disputes.js'
import { SandboxProcessor } from './sandbox-processor.js'
import { SandboxTimes } from './sandbox-times.js'

export const sandbox: ProcessorEntry = {
  name: 'sandbox',
  modes: ['test'],
  methods: sandboxMethods,
  processor: SandboxProcessor,
  providers: [SandboxDisputes, SandboxTimes],
}
