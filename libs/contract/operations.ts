import { OptionalDay } from './date-field.js'
import type { FailureCode } from './failure-codes.js'
import type { WaitingKind } from './operation-limits.js'
import * as words from './messages/errors/operations.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import type { CardBrand } from './payment-methods.js'
import type { CircuitView } from './processors.js'

/** GET /operations */
export class ReadOperations {
  /** A day in UTC. Default: the last seven days, including today. */
  @OptionalDay(words.isADay('from'))
  from?: string

  /** The last day, inclusive. Default: today. */
  @OptionalDay(words.isADay('to'))
  to?: string
}

/** Payments that have ended; those that have not count nowhere. */
export interface EndedView {
  succeeded: number
  failed: number
  /** Percent of both with one decimal; null: none has ended. */
  successPercentage: number | null
}

/** With the same of the days that it is compared with, whole weeks before. */
export interface ComparedEndedView extends EndedView {
  before: EndedView
}

export interface OperationsPointView extends EndedView {
  /** Where the hour or the day begins. */
  at: string
  /** Minor units that were captured. */
  amount: number
}

export interface CurrencyOperationsView extends ComparedEndedView {
  currency: Currency
  amount: number
  amountBefore: number
  /** Every hour or day, oldest first. */
  points: OperationsPointView[]
}

/** How long a processor takes until it first says something, of at most the newest 2,000 attempts. */
export interface FirstAnswerView {
  attempts: number
  /** The median response time. Null without responses. */
  p50Ms: number | null
  p95Ms: number | null
}

export interface ProcessorOperationsView extends ComparedEndedView {
  processorAccountID: string
  name: string
  processor: string
  /** Of the process that answers. */
  circuit: CircuitView
  firstAnswer: FirstAnswerView
  firstAnswerBefore: FirstAnswerView
}

export interface MethodOperationsView extends ComparedEndedView {
  /** The card brand. Null without a card, or if the brand is unknown. */
  cardBrand: CardBrand | null
}

export interface DeclinesView {
  /** null: the processor has said none. */
  failureCode: FailureCode | null
  payments: number
  paymentsBefore: number
}

/** Of both modes. */
export interface QueueOperationsView {
  queue: string
  due: number
  oldestDueSeconds: number
}

/** Open work in the lists that the caller can open. */
export interface WaitingOperationsView {
  kind: WaitingKind
  /** At most 1,000. */
  count: number
  isMore: boolean
  /** Since when the oldest item waits, or for evidence the earliest deadline. Null if there are none. */
  at: string | null
  /** Of answers, which are on no list of their own: the client whose answer waits the longest. */
  clientID: string | null
}

export interface OperationsView {
  mode: Mode
  from: string
  to: string
  /** Whole weeks earlier, so that the same weekdays are compared. */
  comparedFrom: string
  comparedTo: string
  unit: 'hour' | 'day'
  /** The most payments first. */
  currencies: CurrencyOperationsView[]
  processors: ProcessorOperationsView[]
  methods: MethodOperationsView[]
  declines: DeclinesView[]
  queues: QueueOperationsView[]
  waiting: WaitingOperationsView[]
}
