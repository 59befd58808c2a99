import * as z from 'zod/mini'
import { type ExpectedAnswer, faultOfAnswer } from '../port/answer-fault.js'
import type { AnswerAbout } from '../port/results.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import { fromAdyen } from './adyen-amounts.js'

// Adyen's document "Checkout API" v71; only what is used here is demanded.
const text = z.string().check(z.maxLength(8_000))
const name = z.string().check(z.minLength(1), z.maxLength(80))
const amount = z.object({ currency: z.string().check(z.maxLength(3)), value: z.int() })

/** PaymentResponse and PaymentDetailsResponse. */
const payment = z.object({
  resultCode: text,
  pspReference: z.optional(name),
  merchantReference: z.optional(name),
  refusalReason: z.optional(text),
  refusalReasonCode: z.optional(text),
  amount: z.optional(amount),
  action: z.optional(z.unknown()),
  additionalData: z.optional(z.record(z.string(), z.unknown())),
  paymentMethod: z.optional(z.object({ brand: z.optional(text), type: z.optional(text) })),
})

/** PaymentCancelResponse, and without the amount PaymentCaptureResponse and PaymentRefundResponse. */
const modification = z.object({
  pspReference: name,
  paymentPspReference: name,
  reference: z.optional(name),
  status: z.literal('received'),
})

/** Both documents require the amount. */
const modificationOfAmount = z.extend(modification, { amount })

const session = z.object({ id: name, sessionData: z.string().check(z.minLength(1)) })

const sessionResult = z.object({
  status: z.enum(['active', 'canceled', 'completed', 'expired', 'paymentPending', 'refused']),
  reference: name,
  payments: z.optional(z.array(z.object({ pspReference: z.optional(name) }))),
})

const paymentMethods = z.object({ paymentMethods: z.optional(z.array(z.unknown())) })

const error = z.object({ errorCode: z.optional(z.nullable(text)), message: z.optional(z.nullable(z.string())) })

export type ToldPayment = z.infer<typeof payment>

export const readPayment = (told: unknown): ToldPayment => readAs(payment, told, 'A payment at Adyen')

export const readSession = (told: unknown) => readAs(session, told, 'A session at Adyen')

export const readSessionResult = (told: unknown) => readAs(sessionResult, told, 'The result of a session at Adyen')

export const readPaymentMethods = (told: unknown) => readAs(paymentMethods, told, 'The payment methods at Adyen')

export const readError = (told: unknown) => readAs(error, told, 'A refusal of Adyen')

export function readCancellation(told: unknown, processorReference: string): void {
  requireSamePayment(readAs(modification, told, 'A cancellation at Adyen'), processorReference)
}

/** Of a capture or a refund: an answer about another payment, amount or currency is not believed. */
export function readModification(told: unknown, processorReference: string, asked: ExpectedAnswer): string {
  const read = readAs(modificationOfAmount, told, 'A modification at Adyen')
  requireSamePayment(read, processorReference)
  const fault = faultOfAnswer({ about: aboutOf({ merchantReference: read.reference, amount: read.amount }) }, asked)
  if (fault) throw new UnreadableAnswer(`A modification at Adyen is not believed: ${fault}`)
  return read.pspReference
}

function requireSamePayment({ paymentPspReference }: z.infer<typeof modification>, processorReference: string): void {
  if (paymentPspReference !== processorReference)
    throw new UnreadableAnswer('A modification at Adyen is about another payment')
}

interface Told {
  merchantReference?: string | undefined
  amount?: z.infer<typeof amount> | undefined
}

export function aboutOf({ merchantReference, amount }: Told): AnswerAbout {
  const value = amount && fromAdyen(amount)
  if (value === null) throw new UnreadableAnswer('Adyen says an amount that is none of ours')
  return {
    ...(merchantReference !== undefined && { reference: merchantReference }),
    ...(amount && { currency: amount.currency }),
    ...(value !== undefined && { amount: value }),
  }
}

/** Of what Adyen adds to a payment, only texts are used. */
export const textsIn = (additionalData: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(additionalData).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value] as const] : [],
    ),
  )
