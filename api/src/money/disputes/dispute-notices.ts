import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { DisputeStatus } from '#contract/disputes.js'
import { OwnerMails } from '../../people/clients/owner-mails.js'
import { Environment } from '../../platform/config/environment.js'
import type { DisputeFacts, Notice } from '../processors/port/notice.js'
import { ProcessorNotices } from '../processors/processor-notices.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { noteAction } from '../transactions/transaction-moves.js'
import { lockedTransaction } from '../transactions/transaction-rows.js'
import { refundableOf } from '../transactions/transaction.view.js'
import { Dispute } from './dispute.entity.js'
import { faultOfDispute } from './dispute-faults.js'
import { mailedDispute } from './mailed-dispute.js'
import { takeFacts } from './take-facts.js'

@Injectable()
export class DisputeNotices {
  private readonly logger = new Logger('Disputes')

  constructor(
    private readonly environment: Environment,
    private readonly mails: OwnerMails,
    notices: ProcessorNotices,
  ) {
    notices.handle('dispute_opened', (manager, notice) => this.open(manager, notice))
    notices.handle('dispute_closed', (manager, notice) => this.close(manager, notice))
    notices.handle('dispute_told', (manager, notice) => this.hear(manager, notice))
  }

  private async open(manager: EntityManager, { processor, reference, dispute: facts }: Notice) {
    const transaction = await lockedTransaction(manager, { transactionID: reference, processor })
    const answer = answerFor(transaction)
    if (answer || !transaction) return answer ?? 'refused'
    const known = facts ? await disputeOf(manager, transaction, facts.processorReference) : null
    if (known && !beforeMoney.includes(known.status)) return 'taken'
    if (facts?.amount === undefined && refundableOf(transaction) === 0) {
      await noteAction(manager, transaction, { action: 'dispute_without_money', change: { disputesAt: null } })
      return 'taken'
    }
    await this.take(manager, transaction, known, 'open', facts)
    return 'taken'
  }

  private async close(manager: EntityManager, { processor, reference, dispute: facts }: Notice) {
    const transaction = await lockedTransaction(manager, { transactionID: reference, processor })
    if (!transaction || !facts?.outcome) return 'refused'
    const known = await disputeOf(manager, transaction, facts.processorReference)
    if (!known) return 'too_early'
    await this.take(manager, transaction, known, facts.outcome, facts)
    return known.status === facts.outcome ? 'taken' : 'refused'
  }

  private async hear(manager: EntityManager, { processor, reference, dispute: facts }: Notice) {
    const transaction = await lockedTransaction(manager, { transactionID: reference, processor })
    const answer = answerFor(transaction)
    if (answer || !transaction) return answer ?? 'refused'
    if (!facts?.status) return 'refused'
    const known = await disputeOf(manager, transaction, facts.processorReference)
    if (known?.askedAt && facts.askedAt && new Date(facts.askedAt) < known.askedAt) return 'taken'
    await this.take(manager, transaction, known, facts.status, facts)
    return 'taken'
  }

  private async take(
    manager: EntityManager,
    transaction: Transaction,
    known: Dispute | null,
    status: DisputeStatus,
    facts?: DisputeFacts,
  ): Promise<void> {
    const fault = faultOfDispute(transaction, facts)
    if (fault) this.logger.error(`${transaction.transactionID}: ignored a dispute that doesn't match: ${fault}`)
    if (status === 'unclear')
      this.logger.error(`${transaction.transactionID}: the processor reported an unknown dispute status`)
    const { REFUND_KEEPS_FEE: keepsFee } = this.environment
    const told = fault
      ? { status: 'unclear' as const, facts: withoutMoney(facts), keepsFee }
      : { status, facts, keepsFee }
    const { dispute, taken } = await takeFacts(manager, transaction, known, told)
    const isNews = taken.includes('open') || taken.includes('inquiry')
    if (isNews && dispute.closedAt === null) await this.tell(manager, dispute)
  }

  private tell(manager: EntityManager, dispute: Dispute): Promise<void> {
    return this.mails.write(manager, dispute.clientID, {
      kind: dispute.status === 'inquiry' ? 'dispute-inquiry' : 'dispute-opened',
      data: mailedDispute(dispute),
    })
  }
}

const hasEnded: readonly string[] = ['failed', 'canceled', 'expired']
const beforeMoney: readonly DisputeStatus[] = ['inquiry', 'inquiry_closed', 'prevented', 'unclear']

function answerFor(transaction: Transaction | null): 'refused' | 'too_early' | null {
  if (!transaction) return 'refused'
  const { status } = transaction
  if (status === 'succeeded') return null
  return hasEnded.includes(status) ? 'refused' : 'too_early'
}

// An amount that is not believed is not shown either.
function withoutMoney(facts?: DisputeFacts): DisputeFacts | undefined {
  if (!facts) return facts
  const { amount: _amount, amountLost: _amountLost, ...rest } = facts
  return rest
}

const disputeOf = (manager: EntityManager, { transactionID }: Transaction, processorReference: string) =>
  manager.findOneBy(Dispute, { transactionID, processorReference })
