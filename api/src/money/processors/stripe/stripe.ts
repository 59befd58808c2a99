import * as words from '#contract/messages/processors/stripe.js'
import { currencies } from '#contract/money.js'
import type { PaymentToken } from '#contract/payment-methods.js'
import { toStripe } from '#contract/stripe-amounts.js'
import type { ProcessorEntry } from '../port/processor-entry.js'
import { leastAmounts } from './stripe-amounts.js'
import { StripeClients } from './stripe-clients.js'
import { StripeProcessor } from './stripe-processor.js'
import { methodTypes } from './stripe-requests.js'
import { refuseKeysOfOtherMode, StripeSettings } from './stripe-settings.js'

const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']

const takesToken = ({ processorAccountID, token }: PaymentToken): boolean =>
  processorAccountID !== undefined && /^(?:pm|ctoken)_\w+$/.test(token ?? '')

export const stripe: ProcessorEntry = {
  name: 'stripe',
  title: words.title,
  modes: ['test', 'live'],
  currencies,
  leastAmounts,
  hasAmount: (amount, currency) => toStripe(amount, currency) !== null,
  methodNames: ['card'],
  settings: StripeSettings,
  noticeSecret: 'noticeSecret',
  tellsWithinMs: 3_600_000,
  asksAfterMs: 120_000,
  // docs.stripe.com/api/fee_refunds/object: their IDs begin so.
  reports: { source: 'call', tellsWithinMs: 3_600_000, returnsFee: (name) => name.startsWith('fr_') },
  refuse: refuseKeysOfOtherMode,
  methods: { texts: [], inWords: words.methods, takesToken },
  can: {
    manualCapture: true,
    partialCapture: true,
    partialRefund: true,
    evidence: true,
    evidenceFiles: 4,
    savedMethods: true,
    setup: true,
    connect: true,
  },
  checkout: {
    kind: 'fields',
    publishable: ({ publishableKey = '' }, onBehalfOf) => ({
      ...{ publishableKey, methodTypes: methodTypes.join(' ') },
      ...(onBehalfOf && { onBehalfOf }),
    }),
    sources: {
      script: scripts,
      frame: [...scripts, 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
      image: ['https://*.stripe.com'],
    },
  },
  processor: StripeProcessor,
  providers: [StripeClients],
}
