import * as words from '#contract/messages/processors/sandbox.js'
import { currencies } from '#contract/money.js'
import { sandboxAccountID } from '#contract/processors.js'
import { sandboxCode, sandboxMethods } from '#contract/sandbox.js'
import type { ProcessorEntry } from '../port/processor-entry.js'
import { NoSettings } from '../port/settings.js'
import { disputeNoticeID, SandboxDisputes } from './sandbox-disputes.js'
import { SandboxProcessor } from './sandbox-processor.js'
import { SandboxReport } from './sandbox-report.js'
import { SandboxTimes } from './sandbox-times.js'

export const sandbox: ProcessorEntry = {
  name: 'sandbox',
  title: words.title,
  modes: ['test'],
  currencies,
  methodNames: ['test_method'],
  settings: NoSettings,
  reports: { source: 'call', tellsWithinMs: 3_600_000 },
  methods: sandboxMethods,
  testCode: sandboxCode,
  can: {
    manualCapture: true,
    partialCapture: true,
    partialRefund: true,
    evidence: false,
    transfers: true,
    savedMethods: true,
    setup: true,
  },
  isPlayed: true,
  firstAccountID: sandboxAccountID,
  disputeNoticeID,
  checkout: null,
  processor: SandboxProcessor,
  providers: [SandboxDisputes, SandboxReport, SandboxTimes],
}
