import * as words from '#contract/messages/processors/sandbox.js'
import { currencies } from '#contract/money.js'
import { sandboxMethods } from '#contract/sandbox.js'
import type { ProcessorEntry } from '../port/processor-entry.js'
import { NoSettings } from '../port/settings.js'
import { SandboxDisputes } from './sandbox-disputes.js'
import { SandboxProcessor } from './sandbox-processor.js'
import { SandboxTimes } from './sandbox-times.js'

export const sandbox: ProcessorEntry = {
  name: 'sandbox',
  title: words.title,
  modes: ['test'],
  currencies,
  methodNames: ['test_method'],
  settings: NoSettings,
  methods: sandboxMethods,
  can: { manualCapture: true, partialCapture: true, partialRefund: true, evidence: false },
  checkout: null,
  processor: SandboxProcessor,
  providers: [SandboxDisputes, SandboxTimes],
}
