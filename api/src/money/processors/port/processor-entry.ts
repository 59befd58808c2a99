import type { Provider, Type } from '@nestjs/common'
import type { Fields } from '#contract/check.js'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import type { GivenPaymentMethod, TakenMethods } from '#contract/payment-methods.js'
import type { ReportSource } from '#contract/report-kinds.js'
import type { Processor } from './processor.js'
import type { Payer, Settings } from './used-account.js'
import type { CaptureMethod } from '#contract/transactions.js'

export interface EntryCheckout {
  /** `fields`: the processor's own, in its frame, which make a token; `redirect`: a page of the processor; `transfer`: the payer's own bank. */
  kind: 'fields' | 'redirect' | 'transfer'
  /** What a browser may know of the settings. */
  publishable: (settings: Settings, connectedTo?: string) => Record<string, string>
  /** Whom the page must reach, as sources of a Content-Security-Policy. */
  sources: { script: string[]; frame: string[]; connect: string[]; image?: string[]; style?: string[] }
}

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
  evidence: boolean
  /** So many files go with the evidence; default: none. */
  evidenceFiles?: number
  transfers?: true
  /** A payment can keep its method, and a kept method can be charged. */
  savedMethods?: true
  /** A method can be saved without a payment. */
  setup?: true
  /** Clients have connected accounts below the platform's. */
  connect?: true
  /**
   * It pays connected accounts into the clients' settlement accounts, in these currencies. Its documents don't say who pays a refund or a lost dispute, so
   * the platform's balance counts as debited, and the client owes it.
   */
  splits?: readonly Currency[]
}

export interface ProcessorEntry {
  /** Kept with each transaction, and so never changed. */
  name: string
  title: string
  modes: readonly Mode[]
  currencies: readonly Currency[]
  /** The smallest charges that it takes, in minor units. Absent: it has no minimum. */
  leastAmounts?: Partial<Record<Currency, number>>
  /** What it can charge above that. Absent: every whole number of minor units. */
  hasAmount?: (amount: number, currency: Currency) => boolean
  methodNames: readonly string[]
  /** Checked by class-validator, and the form of the account is drawn from it. */
  settings: Type<object>
  /** The setting that notices are signed with; its value of before counts a while longer. */
  noticeSecret?: string
  /** How soon after a payment its notice arrives. Default: none comes from outside, and silence is no alarm. */
  tellsWithinMs?: number
  /** How long after the last news an open payment is asked about. Default: it cannot be asked, or is inside. */
  asksAfterMs?: number
  /** How its own reports come, and how soon something that happened is in them. Default: it has none. */
  reports?: {
    source: ReportSource
    tellsWithinMs: number
    /** Whether a row of this name gives our fee back to a connected account. */
    returnsFee?: (processorReference: string) => boolean
  }
  /** What is wrong with settings of an account of this mode, such as a key of the other one. */
  refuse?: (settings: Settings, mode: Mode) => Fields
  refusePayment?: (asked: AskedPayment) => Fields
  methods: TakenMethods
  /** The one-time code that it waits for, where it sends none. */
  testCode?: string
  can: Capabilities
  /** Its payers go on at our page `/pay/with/…`, and come back to it. */
  hasPayerSteps?: boolean
  /** It pays into bank accounts of the platform, so a client has no account of its own there. */
  isOfPlatform?: true
  /** Its money is only played: no bank statement names it, and it pays out without being named for that. */
  isPlayed?: true
  /** The account that each installation has from its first start on; it stays and owes nothing. */
  firstAccountID?: string
  /** What it calls its notice of a dispute, so that one planned in a row of the version before counts once. */
  disputeNoticeID?: (reference: string) => string
  /** What a notice is answered, of a processor that wants more than a status. */
  noticeAnswer?: string
  /** null: its methods are typed into our own page, as test methods are. */
  checkout: EntryCheckout | null
  processor: Type<Processor>
  providers: Provider[]
}
