import type { Currency } from '#contract/money.js'
import { shown } from './read-answer.js'
import type { AnswerAbout } from './results.js'

const referenceMax = 255

/** What was asked for, so that an answer about anything else is not believed. */
export interface ExpectedAnswer {
  /** Our id of the payment, refund or payout. */
  reference: string
  /** What the processor calls it; null: it has not said so yet. */
  processorReference?: string | null
  /** Minor units of `currency`, and no more than this. */
  atMost?: number
  /** All of `atMost` or nothing. */
  isWhole?: boolean
  currency?: Currency
}

interface Answer {
  outcome?: unknown
  amount?: unknown
  isPart?: unknown
  processorReference?: unknown
  about?: AnswerAbout
}

/** What no processor may say of a payment, whichever adapter read it. null: it can be believed. */
export function faultOfAnswer(answer: object, expected: ExpectedAnswer): string | null {
  const { amount, isPart, processorReference, about } = answer as Answer
  const { atMost = Number.MAX_SAFE_INTEGER, isWhole = false } = expected
  const faultOfIt = about ? faultOfSubject(about, expected) : null
  if (faultOfIt) return faultOfIt
  if (amount !== undefined && !isAmount(amount)) return `it says an amount of ${shown(amount)}`
  if (isAmount(amount) && amount > atMost) return `it says an amount of ${amount}, and ${atMost} was asked for`
  if (isAmount(amount) && isWhole && !isPart && amount !== atMost)
    return `it says an amount of ${amount}, and ${atMost} was asked for`
  if (processorReference !== undefined && !isReference(processorReference))
    return `it says a reference of ${shown(processorReference)}`
  return null
}

function faultOfSubject(about: AnswerAbout, { reference, processorReference, atMost, currency }: ExpectedAnswer) {
  if (about.currency !== undefined && about.currency !== currency)
    return `it says the currency ${shown(about.currency)}, and ${currency} was asked for`
  if (about.amount !== undefined && about.amount !== atMost)
    return `it is about an amount of ${shown(about.amount)}, and ${atMost} was asked for`
  if (about.reference !== undefined && about.reference !== reference)
    return `it is about ${shown(about.reference)}, and ${reference} was asked about`
  if (processorReference && about.processorReference !== undefined && about.processorReference !== processorReference)
    return `it is about ${shown(about.processorReference)}, and ${processorReference} was asked about`
  return null
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

const isReference = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= referenceMax
