import { Injectable } from '@nestjs/common'
import { liveSettlesAfterDays } from '#contract/settlement-limits.js'
import { clock } from '#contract/clock.js'
import type { EntityManager } from 'typeorm'
import { Environment } from '../../platform/config/environment.js'
import { readColumns } from '../../platform/database/rows.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { saveTransaction } from './transaction-moves.js'
import { lockedTransaction } from './transaction-rows.js'
import type { Transaction } from './transaction.entity.js'

const dayMs = 86_400_000
const where = 'WHERE "processorAccountID" = $1'

/** When a payment's net becomes available: when its processor says so, and until it does, after the delay of the account. */
@Injectable()
export class SettlementTimes {
  constructor(private readonly environment: Environment) {}

  /** null: at once. */
  async firstOf(
    manager: EntityManager,
    payment: Pick<Transaction, 'processorAccountID' | 'mode' | 'collectedBy'>,
  ): Promise<Date | null> {
    // Money at an account of the client is never held here.
    if (payment.collectedBy !== 'platform') return null
    const delayMs = Math.max(this.leastMs, (await daysOf(manager, payment)) * dayMs)
    return delayMs > 0 ? new Date(clock.time() + delayMs) : null
  }

  /** Nothing that is available already is taken back. */
  async follow(manager: EntityManager, transactionID: string, told: { occurredAt: Date; availableOn: Date }) {
    const transaction = await lockedTransaction(manager, { transactionID })
    if (!transaction?.settlesAt) return
    const settlesAt = new Date(Math.max(told.availableOn.getTime(), told.occurredAt.getTime() + this.leastMs))
    if (settlesAt.getTime() !== transaction.settlesAt.getTime())
      await saveTransaction(manager, transaction, { settlesAt })
  }

  private get leastMs(): number {
    return this.environment.SETTLEMENT_DELAY_SECONDS * 1_000
  }
}

async function daysOf(
  manager: EntityManager,
  { processorAccountID, mode }: Pick<Transaction, 'processorAccountID' | 'mode'>,
): Promise<number> {
  const [account] = await readColumns(manager, ProcessorAccount, ['settlesAfterDays'], where, [processorAccountID])
  return account?.settlesAfterDays ?? (mode === 'live' ? liveSettlesAfterDays : 0)
}
