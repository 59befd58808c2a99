import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import * as words from '#contract/messages/processors/calls.js'
import { type GivenPaymentMethod, isSavedMethod } from '#contract/payment-methods.js'
import type { CreateTransaction, TransactionView } from '#contract/transactions.js'
import { clock } from '#contract/clock.js'
import { LimitedClients } from '../client-limits/limited-clients.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { insertRows } from '../../platform/database/rows.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { failed } from '../processors/port/failed.js'
import type { ChargeResult, Declined } from '../processors/port/results.js'
import { type Route, type RouteChoice, Router } from '../processors/port/router.js'
import { ProcessorCalls, type Unanswered } from '../processors/processor-calls.js'
import { RiskRules } from '../risk-rules/risk-rules.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { buildTransaction, chosenAt } from './build-transaction.js'
import { beginSaving, savedAbleTo, savedQuestionOf, savingFirst } from './saved-payments.js'
import { Transaction } from './transaction.entity.js'
import { withCustomer } from './customer-of-payment.js'
import { admitPayment } from './admit-payment.js'
import type { Origin } from './origin.js'
import { SavedCharges } from '../saved-methods/saved-charges.js'
import { SavedMethodKeeping } from '../saved-methods/saved-method-keeping.js'
import type { SavedPaymentMethod } from '../saved-methods/saved-payment-method.entity.js'
import { answerAttempt, attemptsOf, openAttempt } from './transaction-attempts.js'
import { saveTransaction } from './transaction-moves.js'
import { PayerNotices } from './payer-notices.js'
import { goesOn } from './goes-on.js'
import { blockPayment, PaymentRisk } from './payment-risk.js'
import { takenBy } from './taken-by.js'
import { TransactionOutcomes } from './transaction-outcomes.js'
import { askedOf, lockTransaction, paymentOf } from './transaction-rows.js'
import { leaveOpen } from './unclear-payments.js'
import { CaptureLaterNotPossible, NoProcessor, TokenOfNoAccount } from './transactions.errors.js'
import { viewTransaction } from './transaction.view.js'

type Begun = { transaction: Transaction; attemptID: string }

interface Onward {
  others: RouteChoice[]
  method: GivenPaymentMethod
  retriesDeclines: boolean
  /** The customer's other saved methods may be tried. */
  fallsBack: boolean
  /** As the unit found it that began the payment. */
  saved?: SavedPaymentMethod | undefined
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
    private readonly limited: LimitedClients,
    private readonly rules: RiskRules,
    private readonly risk: PaymentRisk,
    private readonly saved: SavedCharges,
    private readonly keeping: SavedMethodKeeping,
    private readonly notices: PayerNotices,
  ) {}

  async create(asking: Origin, call: KeyedCall, input: CreateTransaction): Promise<Answer<TransactionView>> {
    const { clientID, mode } = asking
    const { amount, currency } = input
    const wanted = savedQuestionOf(asking, input)
    const method = isSavedMethod(input.paymentMethod) ? '' : input.paymentMethod
    const now = clock.now()
    const transactionID = newId('txn', now.getTime())
    const captureMethod = input.captureMethod ?? 'automatic'
    const isOwnDebt = asking.isOwnDebt ?? false
    const kind = { mode, clientID, amount, currency, method, captureMethod }
    const asked = { ...kind, paymentID: transactionID, isOwnDebt }
    const saved = wanted && (await this.saved.choose(wanted).catch((refused: unknown) => ({ refused })))
    const route = saved ? null : await this.router.choose(asked)
    const risk = await this.rules.current(mode)
    const begin = async (manager: EntityManager) => {
      const first = await beginCall<TransactionView>(manager, call, transactionID)
      if (first) return first
      if (saved && 'refused' in saved) throw saved.refused
      const held = saved ? await this.saved.require(manager, saved.question) : undefined
      const origin = await withCustomer(manager, saved ? { ...asking, customerID: saved.customerID } : asking)
      const able = saved
        ? savedAbleTo(captureMethod, saved.choices)
        : savingFirst(origin, takenBy(choicesOf(route), { captureMethod, method, payer: origin.payer }))
      const transaction = buildTransaction(origin, input, {
        ...{ transactionID, now, payerIsPresent: input.payerIsPresent === true ? 1 : 0, notifiesPayer: 0 },
        ...{ inFlightBy: this.database.processes.mark, ...chosenAt(this.processors, able[0], method) },
      })
      await this.notices.prepare(manager, transaction, input)
      const client = await admitPayment(manager, transaction, origin)
      const { choices, isBlocked } = await this.risk.judge(manager, risk, transaction, { client, choices: able })
      const [choice, ...following] = choices
      const others = saved
        ? await this.risk.allowed(manager, risk, transaction, { client, choices: following })
        : following
      if (choice !== able[0]) Object.assign(transaction, chosenAt(this.processors, choice, method))
      if (origin.saves) await beginSaving(manager, transaction, origin.saves)
      await insertRows(manager, Transaction, transaction)
      if (isBlocked) return this.block(manager, transaction)
      const retriesDeclines = route !== null && 'choices' in route && route.retriesDeclines === true
      const onward = { others, method, retriesDeclines, fallsBack: wanted?.fallsBack ?? false, saved: held }
      return { transaction, attemptID: await openAttempt(manager, transaction, choice, 1), onward }
    }
    const begun = await this.limited.inUnit(clientID, begin, {
      ...{ countsAnyway: risk.compiled.hasVelocity, kind: asking.unitKind },
    })
    return 'answer' in begun ? begun : firstAnswer(await this.charge(begun, begun.onward))
  }

  private async block(manager: EntityManager, transaction: Transaction): Promise<Answer<TransactionView>> {
    await blockPayment(manager, transaction)
    const view = viewTransaction(transaction)
    await finishCall(manager, transaction.transactionID, view)
    return firstAnswer(view)
  }

  private async charge(
    { transaction, attemptID }: Begun,
    { others: [next, ...others], ...onward }: Onward,
  ): Promise<TransactionView> {
    const { transactionID } = transaction
    const startedAt = performance.now()
    const part = await this.keeping.partOf(this.database.read, transaction, onward.saved)
    const result =
      transaction.savedPaymentMethodID && !part.saved
        ? failed('not_received')
        : await this.calls.ask<ChargeResult>(
            'charge',
            askedOf(transaction),
            (processor, signal, account) => {
              const payment = { ...paymentOf(transaction, account, attemptID), ...part }
              if (part.saved) return processor.chargeSaved(payment, signal)
              return processor.charge({ ...payment, given: onward.method }, signal)
            },
            unavailable,
          )
    const latencyMs = Math.round(performance.now() - startedAt)
    if (result.outcome === 'unanswered') return this.leaveOpen(transactionID, result)
    if (next && result.outcome === 'failed' && goesOn(result, triesOf(transaction, onward))) {
      const choice: RouteChoice = { ...next, because: result.isFault ? 'after_fault' : 'after_decline' }
      const begun = await this.goOn(transaction, { ...result, latencyMs }, choice, onward.method)
      const declined = [...(onward.declined ?? []), result.failureCode]
      return 'transaction' in begun ? this.charge(begun, { ...onward, others, declined }) : begun
    }
    return this.outcomes.close(transaction, 'charge', result, 'created', { latencyMs })
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
      await saveTransaction(manager, transaction, chosenAt(this.processors, choice, method))
      const number = (await attemptsOf(manager, transactionID)).length + 1
      return { transaction, attemptID: await openAttempt(manager, transaction, choice, number) }
    })
  }

  // The money may have moved or not: only an inquiry may go on from here.
  private leaveOpen(transactionID: string, unanswered: Unanswered): Promise<TransactionView> {
    return this.database.write(async (manager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      if (transaction.moves === 0)
        await leaveOpen(manager, transaction, { action: 'created', call: 'charge' }, unanswered)
      return viewTransaction(transaction)
    })
  }
}

// What a client's own bank connection declines is not tried at the platform's: only a fault leads there.
const triesOf = (
  { collectedBy }: Transaction,
  { retriesDeclines, fallsBack, declined }: Omit<Onward, 'others' | 'method' | 'saved'>,
) => ({
  fallsBack,
  retriesDeclines: retriesDeclines && collectedBy !== 'client',
  ...(declined && { declined }),
})

function choicesOf(route: Route | null): [RouteChoice, ...RouteChoice[]] {
  if (!route) throw new NoProcessor()
  if ('choices' in route) return route.choices
  if (route.refusal === 'captures_at_once') throw new CaptureLaterNotPossible()
  throw route.refusal === 'foreign_token' ? new TokenOfNoAccount() : new NoProcessor()
}
