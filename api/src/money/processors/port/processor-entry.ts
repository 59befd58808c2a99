import type { Provider, Type } from '@nestjs/common'
import type { Fields } from '#contract/check.js'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import type { GivenPaymentMethod, TakenMethods } from '#contract/payment-methods.js'
import type { Payer, Processor, Settings } from './processor.js'
import type { CaptureMethod } from '#contract/transactions.js'

/** What the payer's page draws for an account of this processor. */
export interface EntryCheckout {
  /** `fields`: the processor's own, in its frame, which make a token; `redirect`: a page of the processor. */
  kind: 'fields' | 'redirect'
  /** What a browser may know of the settings. */
  publishable: (settings: Settings) => Record<string, string>
  /** Whom the page must reach, as sources of a Content-Security-Policy. */
  sources: { script: string[]; frame: string[]; connect: string[]; image?: string[] }
}

/** A payment before anything of it is sent. */
export interface AskedPayment {
  captureMethod: CaptureMethod
  method: GivenPaymentMethod
  payer?: Payer | undefined
}

/** What is false is refused with a sentence before anything is sent. */
export interface Capabilities {
  manualCapture: boolean
  partialCapture: boolean
  partialRefund: boolean
  /** A dispute's evidence, as text and files. */
  evidence: boolean
}

export interface ProcessorEntry {
  /** Kept with each transaction, and so never changed. */
  name: string
  /** As people know it. */
  title: string
  modes: readonly Mode[]
  currencies: readonly Currency[]
  methodNames: readonly string[]
  /** Checked by class-validator, and the form of the account is drawn from it. */
  settings: Type<object>
  /** The setting that notices are signed with; its value of before counts a while longer. */
  noticeSecret?: string
  /** What is wrong with settings of an account of this mode, such as a key of the other one. */
  refuse?: (settings: Settings, mode: Mode) => Fields
  /** What this processor lacks of a payment, such as the payer's address. */
  refusePayment?: (asked: AskedPayment) => Fields
  methods: TakenMethods
  can: Capabilities
  /** null: its methods are typed into our own page, as test methods are. */
  checkout: EntryCheckout | null
  processor: Type<Processor>
  providers: Provider[]
}
