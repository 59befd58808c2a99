import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import * as words from '#contract/messages/processors/calls.js'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import type { CreateTransaction, TransactionView } from '#contract/transactions.js'
import { Client } from '../../people/clients/client.entity.js'
import { NotFound } from '../../platform/http/app-error.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { insertRows, readRows } from '../../platform/database/rows.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import type { ChargeResult, Declined, Payer } from '../processors/port/processor.js'
import { type Route, type RouteChoice, Router } from '../processors/port/router.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { Transaction } from './transaction.entity.js'
import { answerAttempt, attemptsOf, openAttempt } from './transaction-attempts.js'
import { dueAtOf, moveTransaction, saveTransaction } from './transaction-moves.js'
import { takenBy } from './taken-by.js'
import { TransactionOutcomes } from './transaction-outcomes.js'
import { askedOf, lockTransaction, paymentOf } from './transaction-rows.js'
import { CaptureLaterNotPossible, NoProcessor, TokenOfNoAccount } from './transactions.errors.js'
import { viewTransaction } from './transaction.view.js'
import type { Mode } from '#contract/modes.js'

export interface Origin {
  clientID: string
  mode: Mode
  apiUserID?: string
  paymentLinkID?: string
  payer?: Payer
  /** Of a payment that has an address of its own, made of its id. */
  returnURL?: string | ((transactionID: string) => string)
  allow?: (manager: EntityManager) => Promise<void>
}

type Begun = { transaction: Transaction; attemptID: string }

/** What may be tried after the attempt that is under way. */
interface Onward {
  others: RouteChoice[]
  method: GivenPaymentMethod
  retriesDeclines: boolean
  declined?: string[]
}

const unavailable: Declined = {
  outcome: 'failed',
  failureCode: 'processor_unavailable',
  failureMessage: words.processorUnavailable,
  isFault: true,
}

/** The processor is asked between two units, because it is slow and may never answer. */
@Injectable()
export class TransactionCharges {
  constructor(
    private readonly database: Database,
    private readonly router: Router,
    private readonly processors: ProcessorRegistry,
    private readonly calls: ProcessorCalls,
    private readonly outcomes: TransactionOutcomes,
  ) {}

  async create(origin: Origin, call: KeyedCall, input: CreateTransaction): Promise<Answer<TransactionView>> {
    const { clientID } = origin
    const { amount, currency, paymentMethod: method } = input
    const now = new Date()
    const transactionID = newId('txn', now.getTime())
    const captureMethod = input.captureMethod ?? 'automatic'
    const asked = { mode: origin.mode, clientID, amount, currency, method, captureMethod, paymentID: transactionID }
    const route = await this.router.choose(asked)
    const payment = { captureMethod: input.captureMethod ?? 'automatic', method, payer: origin.payer }
    const begun = await this.database.write(async (manager) => {
      const first = await beginCall<TransactionView>(manager, call, transactionID)
      if (first) return first
      const [choice, ...others] = takenBy(choicesOf(route), payment)
      const transaction = this.build({ transactionID, now, choice }, origin, input)
      await insert(manager, transaction, origin)
      const onward = { others, method, retriesDeclines: 'choices' in route && route.retriesDeclines === true }
      return { transaction, attemptID: await openAttempt(manager, transaction, choice, 1), onward }
    })
    return 'answer' in begun ? begun : firstAnswer(await this.charge(begun, begun.onward))
  }

  private async charge(
    { transaction, attemptID }: Begun,
    { others: [next, ...others], ...onward }: Onward,
  ): Promise<TransactionView> {
    const { transactionID } = transaction
    const startedAt = performance.now()
    const result = await this.calls.ask<ChargeResult>(
      'charge',
      askedOf(transaction),
      (processor, signal, account) =>
        processor.charge({ ...paymentOf(transaction, account, attemptID), given: onward.method }, signal),
      unavailable,
    )
    const latencyMs = Math.round(performance.now() - startedAt)
    if (result.outcome === 'unanswered') return this.leaveOpen(transactionID)
    if (next && result.outcome === 'failed' && goesOn(result, onward)) {
      const choice: RouteChoice = { ...next, because: result.isFault ? 'after_fault' : 'after_decline' }
      const begun = await this.goOn(transaction, { ...result, latencyMs }, choice, onward.method)
      const declined = [...(onward.declined ?? []), result.failureCode]
      return 'transaction' in begun ? this.charge(begun, { ...onward, others, declined }) : begun
    }
    return this.outcomes.close(transactionID, 'charge', result, 'created', latencyMs)
  }

  // Only after a fault that is known to have moved nothing; if a worker has closed the call meanwhile, what is is answered.
  private goOn(
    { transactionID }: Transaction,
    { latencyMs, ...fault }: Declined & { latencyMs: number },
    choice: RouteChoice,
    method: GivenPaymentMethod,
  ): Promise<Begun | TransactionView> {
    return this.database.write(async (manager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      if (transaction.moves > 0 || transaction.inFlight !== 'charge') return viewTransaction(transaction)
      await answerAttempt(manager, transactionID, fault, latencyMs)
      const { processor, processorAccountID } = choice.account
      const { paymentMethod, card } = this.processors.named(processor).read(method)
      const kept = { paymentMethod, cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null }
      await saveTransaction(manager, transaction, { processor, processorAccountID, ...kept })
      const number = (await attemptsOf(manager, transactionID)).length + 1
      return { transaction, attemptID: await openAttempt(manager, transaction, choice, number) }
    })
  }

  // The money may have moved or not: only an inquiry may go on from here.
  private leaveOpen(transactionID: string): Promise<TransactionView> {
    return this.database.write(async (manager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      if (transaction.moves === 0) {
        await moveTransaction(manager, transaction, 'processing', { action: 'created' })
        await finishCall(manager, transactionID, viewTransaction(transaction))
      }
      return viewTransaction(transaction)
    })
  }

  private build(
    { transactionID, now, choice }: { transactionID: string; now: Date; choice: RouteChoice },
    { clientID, mode, apiUserID, paymentLinkID, payer, returnURL }: Origin,
    input: CreateTransaction,
  ): Transaction {
    const { processor, processorAccountID } = choice.account
    const { paymentMethod, card } = this.processors.named(processor).read(input.paymentMethod)
    const transaction = Object.assign(new Transaction(), {
      transactionID,
      clientID,
      mode,
      apiUserID: apiUserID ?? null,
      paymentLinkID: paymentLinkID ?? null,
      amount: input.amount,
      currency: input.currency,
      ...nothingYet,
      status: 'processing',
      captureMethod: input.captureMethod ?? 'automatic',
      description: input.description,
      reference: input.reference ?? null,
      metadata: input.metadata ?? {},
      processor,
      processorAccountID,
      processorReference: null,
      paymentMethod,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
      payerEmailAddress: payer?.emailAddress ?? null,
      payerName: payer?.name ?? null,
      returnURL: (typeof returnURL === 'function' ? returnURL(transactionID) : returnURL) ?? null,
      redirectURL: null,
      inFlight: 'charge',
      inFlightBy: this.database.processes.mark,
      createdAt: now,
      updatedAt: now,
    })
    transaction.dueAt = dueAtOf(transaction)
    return transaction
  }
}

// Another bank's connection may take these; what the payer's bank has said of card or payer stays said.
const retried = new Set([
  'declined',
  'processing_error',
  'limit_exceeded',
  'currency_not_supported',
  'method_not_supported',
  'amount_not_supported',
  'do_not_honor',
])

function goesOn(
  { isFault, failureCode }: Declined,
  { retriesDeclines, declined = [] }: Omit<Onward, 'others'>,
): boolean {
  if (isFault) return true
  const isAgain = failureCode === 'do_not_honor' && declined.includes(failureCode)
  return retriesDeclines && retried.has(failureCode) && !isAgain
}

function choicesOf(route: Route): [RouteChoice, ...RouteChoice[]] {
  if ('choices' in route) return route.choices
  if (route.refusal === 'captures_at_once') throw new CaptureLaterNotPossible()
  throw route.refusal === 'foreign_token' ? new TokenOfNoAccount() : new NoProcessor()
}

const nothingYet = {
  fee: 0,
  amountCaptured: 0,
  amountRefunded: 0,
  amountReturned: 0,
  amountDisputed: 0,
  moves: 0,
  pendingAnswers: 0,
  otpTries: 0,
  otpResends: 0,
}

async function insert(manager: EntityManager, transaction: Transaction, { clientID, allow }: Origin): Promise<void> {
  const [client] = await readRows(manager, Client, 'WHERE "clientID" = $1 AND "deletedAt" IS NULL', [clientID])
  if (!client) throw new NotFound('client')
  await allow?.(manager)
  transaction.chargePercentageHundredths = client.chargePercentageHundredths
  await insertRows(manager, Transaction, transaction)
}
