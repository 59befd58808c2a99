import { offerMethods } from '#contract/payment-methods.js'
import type { ProcessorEntry } from './port/processor-entry.js'
import { adyen } from './adyen/adyen.js'
import { bankTransfer } from './bank-transfer/bank-transfer.js'
import { paystack } from './paystack/paystack.js'
import { sandbox } from './sandbox/sandbox.js'
import { stripe } from './stripe/stripe.js'

export const processors: readonly ProcessorEntry[] = [sandbox, stripe, paystack, adyen, bankTransfer]

export const firstAccountIDs = processors.flatMap(({ firstAccountID }) => firstAccountID ?? [])

for (const { methods } of processors) offerMethods(methods)
