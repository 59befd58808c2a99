import { offerMethods } from '#contract/payment-methods.js'
import type { ProcessorEntry } from './port/processor-entry.js'
import { sandbox } from './sandbox/sandbox.js'

export const processors: readonly ProcessorEntry[] = [sandbox]

for (const { methods } of processors) offerMethods(methods)
