import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { processorInquiryAfterMs } from '#contract/limits.js'
import type { ListQuery } from '#contract/lists.js'
import type { CreateRefund, RefundView } from '#contract/refunds.js'
import { clock } from '#contract/clock.js'
import { Environment } from '../../platform/config/environment.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import { NotFound, orNotFound } from '../../platform/http/app-error.js'
import { newId } from '../../platform/crypto/ids.js'
import { readPage } from '../../platform/lists/page.js'
import { currentActor } from '../../platform/http/request-context.js'
import { Database } from '../../platform/database/database.js'
import { Dispute } from '../disputes/dispute.entity.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import type { ProcessorRefund } from '../processors/port/processor.js'
import type { UsedAccount } from '../processors/port/used-account.js'
import { type Asked, ProcessorCalls } from '../processors/processor-calls.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { refundableOf } from '../transactions/transaction.view.js'
import { saveTransaction } from '../transactions/transaction-moves.js'
import {
  allowAction,
  askedOf,
  lockTransaction,
  type OwnTransaction,
  paymentOf,
} from '../transactions/transaction-rows.js'
import { LimitExceeded } from '../client-limits/client-limits.errors.js'
import { LimitedClients } from '../client-limits/limited-clients.js'
import { limitsOf, takeRefund } from '../client-limits/payment-counts.js'
import { termsOfClient } from '../plans/terms-of-client.js'
import { feeOfPart } from '../transactions/fee-of-part.js'
import { balanceHit } from './balance-limit.js'
import { Refund } from './refund.entity.js'
import { noteUnclearRefund } from './unclear-refunds.js'
import { PayerRefunds } from './payer-refunds.js'
import { RefundOutcomes } from './refund-outcomes.js'
import { RefundsByPeople } from './refunds-by-people.js'
import { viewRefund } from './refund.view.js'
import { DisputeOpen, NothingToRefund, PartialRefundNotPossible, RefundTooLarge } from './refunds.errors.js'
import type { Mode } from '#contract/modes.js'

/** The amount is set aside before the processor is asked, so that many refunds at once take no more than there is. */
@Injectable()
export class RefundsService {
  private readonly keepsFee: boolean

  constructor(
    private readonly database: Database,
    private readonly calls: ProcessorCalls,
    private readonly outcomes: RefundOutcomes,
    private readonly people: RefundsByPeople,
    private readonly registry: ProcessorRegistry,
    private readonly limited: LimitedClients,
    private readonly payers: PayerRefunds,
    { REFUND_KEEPS_FEE }: Environment,
  ) {
    this.keepsFee = REFUND_KEEPS_FEE
  }

  /** `person`: who asks for it by hand, and proves it anew where it is much; programs are not asked. */
  async create(
    own: OwnTransaction,
    call: KeyedCall,
    input: CreateRefund,
    person?: ClientCaller,
  ): Promise<Answer<RefundView>> {
    const refundID = newId('ref')
    const refuse = person && (await this.people.of(person))
    const begun = await this.limited.inUnit(own.clientID, async (manager) => {
      const first = await beginCall<RefundView>(manager, call, refundID)
      if (first) return first
      const transaction = await lockTransaction(manager, own)
      const { can, isOfPlatform } = this.registry.entry(transaction.processor)
      const isLeftThere = transaction.collectedBy === 'connected' && can.splits !== undefined
      const made = { refundID, inFlightBy: this.database.processes.mark, isTransferReversed: isLeftThere ? 0 : null }
      const refund = await reserve(manager, transaction, made, input, this.keepsFee)
      const isPart = refund.amount < transaction.amountCaptured
      if (isPart && !can.partialRefund) throw new PartialRefundNotPossible()
      await refuse?.(manager, refund)
      if (!isOfPlatform) return { transaction, refund }
      await this.payers.begin(manager, refund, transaction)
      return firstAnswer(await this.leave(manager, refund))
    })
    return 'answer' in begun ? begun : firstAnswer(await this.carryOut(begun.refund, begun.transaction))
  }

  /** It has nobody to ask: the bank's statement closes it. */
  private async leave(manager: EntityManager, refund: Refund): Promise<RefundView> {
    const { refundID } = refund
    await manager.update(Refund, { refundID }, { inFlightBy: null, dueAt: null })
    const view = viewRefund(refund)
    await finishCall(manager, refundID, view)
    return view
  }

  private async carryOut(refund: Refund, transaction: Transaction): Promise<RefundView> {
    const { refundID } = refund
    const result = await this.calls.ask('refund', askedOfRefund(refund, transaction), (processor, signal, account) =>
      processor.refund(askedRefund(refund, transaction, account), signal),
    )
    if (result.outcome !== 'unanswered') return this.outcomes.close(refund, result)
    await this.database.write(async (manager) => {
      await noteUnclearRefund(manager, refund, transaction, 'refund', result)
      await finishCall(manager, refundID, viewRefund(refund))
    })
    return viewRefund(refund)
  }

  /** Asks what became of a call without an answer, and never calls again; true: the outcome is known. */
  async inquire(refund: Refund, { isOverdue = false } = {}): Promise<boolean> {
    const { refundID, transactionID } = refund
    const transaction = await this.database.read.findOneByOrFail(Transaction, { transactionID })
    const result = await this.calls.ask(
      'inquire_refund',
      askedOfRefund(refund, transaction),
      (processor, signal, account) => processor.inquireRefund(askedRefund(refund, transaction, account), signal),
    )
    if (result.outcome !== 'unanswered') {
      await this.outcomes.close(refund, result)
      return true
    }
    await this.database.write(async (manager) => {
      await noteUnclearRefund(manager, refund, transaction, 'inquire_refund', result)
      // The process that began it may have died, and then nothing else answers the keyed call meanwhile.
      if (isOverdue) await finishCall(manager, refundID, viewRefund(refund))
    })
    return false
  }

  async get(own: { refundID: string; mode: Mode; clientID?: string }): Promise<RefundView> {
    const refund = orNotFound(await this.database.read.findOneBy(Refund, { ...own }), 'refund')
    return viewRefund(refund)
  }

  list(own: OwnTransaction, query: ListQuery): Promise<Page<RefundView>> {
    return this.database.list(async (manager) => {
      if (!(await manager.existsBy(Transaction, { ...own }))) throw new NotFound('transaction')
      const { transactionID } = own
      const builder = manager
        .createQueryBuilder(Refund, 'refund')
        .where('refund.transactionID = :transactionID', { transactionID })
      return readPage(builder, 'refund', 'refundID', query, viewRefund)
    })
  }
}

const askedOfRefund = ({ refundID, processorReference, amount }: Refund, transaction: Transaction): Asked => ({
  ...askedOf(transaction),
  ...{ reference: refundID, processorReference, atMost: amount, isWhole: true },
})

const askedRefund = (
  { refundID: reference, processorReference, amount, createdAt }: Refund,
  transaction: Transaction,
  account: UsedAccount,
): ProcessorRefund => ({ reference, processorReference, amount, payment: paymentOf(transaction, account), createdAt })

async function reserve(
  manager: EntityManager,
  transaction: Transaction,
  made: Pick<Refund, 'refundID' | 'inFlightBy' | 'isTransferReversed'>,
  input: CreateRefund,
  keepsFee: boolean,
): Promise<Refund> {
  allowAction(transaction, 'refund')
  const { transactionID, clientID, mode, currency, amountDisputed } = transaction
  if (amountDisputed > 0 && (await manager.existsBy(Dispute, { transactionID, status: 'open' })))
    throw new DisputeOpen()
  const refundable = refundableOf(transaction)
  if (refundable === 0) throw new NothingToRefund()
  const amount = input.amount ?? refundable
  if (amount > refundable) throw new RefundTooLarge(refundable, currency)
  await saveTransaction(manager, transaction, { amountRefunded: transaction.amountRefunded + amount })
  const now = clock.now()
  const { kind: actorKind, id: actorID } = currentActor()
  const refund = manager.create(Refund, {
    ...made,
    transactionID,
    clientID,
    mode,
    amount,
    feeReturned: 0,
    isFeeKept: null,
    refundFee: 0,
    currency,
    status: 'pending',
    reason: input.reason ?? null,
    failureCode: null,
    failureMessage: null,
    processorReference: null,
    pendingAnswers: 0,
    actorKind,
    actorID,
    dueAt: new Date(now.getTime() + processorInquiryAfterMs),
    createdAt: now,
    updatedAt: now,
  })
  await requireLimits(manager, transaction, refund, keepsFee)
  await manager.insert(Refund, refund)
  return refund
}

async function requireLimits(
  manager: EntityManager,
  transaction: Transaction,
  refund: Refund,
  keepsFee: boolean,
): Promise<void> {
  const { plan } = await termsOfClient(manager, refund.clientID)
  const limits = await limitsOf(manager, refund, plan?.limits ?? [])
  const feeReturned = keepsFee || !limits ? 0 : await feeOfPart(manager, transaction, refund.amount)
  const hit =
    (await balanceHit(manager, limits, transaction, refund, feeReturned)) ?? (await takeRefund(manager, limits, refund))
  if (hit) throw new LimitExceeded(hit, refund.currency)
}
