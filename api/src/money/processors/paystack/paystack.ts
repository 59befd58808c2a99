import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/processors/paystack.js'
import type { ProcessorEntry } from '../port/processor-entry.js'
import { paystackCurrencies } from './paystack-amounts.js'
import { PaystackApi } from './paystack-api.js'
import { emailOf, paystackMethods } from './paystack-methods.js'
import { PaystackProcessor } from './paystack-processor.js'
import { bankCurrencies } from './paystack-recipients.js'
import { PaystackRefunds } from './paystack-refunds.js'
import { PaystackReports } from './paystack-reports.js'
import { PaystackSettings, refuseKeys } from './paystack-settings.js'
import { PaystackSaved } from './paystack-saved.js'
import { PaystackSubaccounts } from './paystack-subaccounts.js'
import { PaystackTimes } from './paystack-times.js'
import { PaystackEvidence } from './paystack-evidence.js'
import { PaystackDisputes } from './paystack-disputes.js'
import { PaystackTransfers } from './paystack-transfers.js'

export const paystack: ProcessorEntry = {
  name: 'paystack',
  title: words.title,
  modes: ['test', 'live'],
  currencies: paystackCurrencies,
  leastAmounts: { NGN: 5_000, USD: 200, GHS: 10, ZAR: 100, KES: 300 },
  methodNames: ['redirect'],
  settings: PaystackSettings,
  noticeSecret: 'secretKey',
  tellsWithinMs: 3_600_000,
  asksAfterMs: 120_000,
  reports: { source: 'call', tellsWithinMs: 86_400_000 },
  refuse: refuseKeys,
  refusePayment: ({ payer, method }): Fields =>
    emailOf(payer, method) === null ? { 'payer.emailAddress': words.emailRequired } : {},
  methods: paystackMethods,
  can: {
    manualCapture: false,
    partialCapture: false,
    partialRefund: true,
    evidence: true,
    evidenceFiles: 1,
    transfers: true,
    savedMethods: true,
    connect: true,
    splits: bankCurrencies,
  },
  checkout: {
    kind: 'redirect',
    publishable: ({ publicKey = '' }) => ({ publicKey }),
    sources: { script: [], frame: [], connect: [] },
  },
  processor: PaystackProcessor,
  providers: [
    PaystackApi,
    PaystackDisputes,
    PaystackEvidence,
    PaystackRefunds,
    PaystackReports,
    PaystackSaved,
    PaystackSubaccounts,
    PaystackTimes,
    PaystackTransfers,
  ],
}
