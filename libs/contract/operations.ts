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

/** Completed payments. Payments in progress aren't counted. */
export interface EndedView {
  succeeded: number
  failed: number
  /** The success rate in percent, with one decimal. Null without completed payments. */
  successPercentage: number | null
}

/** Includes the figures of the comparison period, a whole number of weeks earlier. */
export interface ComparedEndedView extends EndedView {
  before: EndedView
}

export interface OperationsPointView extends EndedView {
  /** The start of the hour or day. */
  at: string
  /** The captured amount in minor units. */
  amount: number
}

export interface CurrencyOperationsView extends ComparedEndedView {
  currency: Currency
  amount: number
  amountBefore: number
  /** Every hour or day, oldest first. */
  points: OperationsPointView[]
}

/** The processor's response times for up to 2,000 of the newest attempts. */
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
  /** The circuit breaker of the process that responds. */
  circuit: CircuitView
  firstAnswer: FirstAnswerView
  firstAnswerBefore: FirstAnswerView
}

export interface MethodOperationsView extends ComparedEndedView {
  /** The card brand. Null without a card, or if the brand is unknown. */
  cardBrand: CardBrand | null
}

export interface DeclinesView {
  /** Null if the processor gave none. */
  failureCode: FailureCode | null
  payments: number
  paymentsBefore: number
}

/** For both modes. */
export interface QueueOperationsView {
  queue: string
  due: number
  oldestDueSeconds: number
}

/** Open work, counted by list. Only lists that the caller can access. */
export interface WaitingOperationsView {
  kind: WaitingKind
  /** At most 1,000. */
  count: number
  isMore: boolean
  /** How long the oldest item has been waiting, or the earliest deadline for evidence. Null if there are none. */
  at: string | null
  /** For client answers, which have no list: the client whose answer has waited longest. */
  clientID: string | null
}

export interface OperationsView {
  mode: Mode
  from: string
  to: string
  /** A whole number of weeks earlier, so that weekdays match. */
  comparedFrom: string
  comparedTo: string
  unit: 'hour' | 'day'
  /** Sorted by number of payments, highest first. */
  currencies: CurrencyOperationsView[]
  processors: ProcessorOperationsView[]
  methods: MethodOperationsView[]
  declines: DeclinesView[]
  queues: QueueOperationsView[]
  waiting: WaitingOperationsView[]
}
