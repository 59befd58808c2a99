import { offerMethods } from '#contract/payment-methods.js'
import type { ProcessorEntry } from './port/processor-entry.js'
import { paystack } from './paystack/paystack.js'
import { sandbox } from './sandbox/sandbox.js'

export const processors: readonly ProcessorEntry[] = [sandbox, paystack]

for (const { methods } of processors) offerMethods(methods)
