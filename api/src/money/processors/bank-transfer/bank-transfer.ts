import * as words from '#contract/messages/processors/bank-transfer.js'
import { currencies } from '#contract/money.js'
import { transferToken } from '#contract/offers.js'
import type { ProcessorEntry } from '../port/processor-entry.js'
import { bankTransferMethods } from './bank-transfer-methods.js'
import { BankTransferProcessor } from './bank-transfer-processor.js'
import { BankTransferSettings } from './bank-transfer-settings.js'

export const bankTransfer: ProcessorEntry = {
  name: 'bank_transfer',
  title: words.title,
  modes: ['test', 'live'],
  currencies,
  methodNames: [transferToken],
  settings: BankTransferSettings,
  methods: bankTransferMethods,
  can: { manualCapture: false, partialCapture: false, partialRefund: true, evidence: false },
  isOfPlatform: true,
  checkout: {
    kind: 'transfer',
    publishable: () => ({}),
    sources: { script: [], frame: [], connect: [] },
  },
  processor: BankTransferProcessor,
  providers: [],
}
