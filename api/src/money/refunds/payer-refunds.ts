import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { refundUndone, refundUndoneBecause } from '#contract/messages/errors/refunds.js'
import { newId } from '../../platform/crypto/ids.js'
import { formOf } from '../payouts/payout-account.js'
import { PayerPayouts } from '../payouts/payer-payouts.js'
import { PayoutPurposes } from '../payouts/payout-purposes.js'
import type { Payout } from '../payouts/payout.entity.js'
import { AwaitedTransfer } from '../processors/awaited-transfer.entity.js'
import { SettlementSeal } from '../settlement-accounts/settlement-seal.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { RefundOutcomes } from './refund-outcomes.js'
import { Refund } from './refund.entity.js'
import { PayerAccountUnknown } from './refunds.errors.js'

/** Refunds of payments by bank transfer: payouts to the account that the money came from. */
@Injectable()
export class PayerRefunds {
  constructor(
    private readonly outcomes: RefundOutcomes,
    private readonly payouts: PayerPayouts,
    private readonly seal: SettlementSeal,
    purposes: PayoutPurposes,
  ) {
    purposes.serve('refund', {
      paid: (manager, payout) => this.close(manager, payout, { outcome: 'succeeded' }),
      undone: (manager, payout, sentence) => {
        const failureMessage = sentence ? refundUndoneBecause(sentence) : refundUndone
        return this.close(manager, payout, { outcome: 'failed', failureCode: 'declined', failureMessage })
      },
    })
  }

  /** In the unit that sets the amount aside, so that there is no refund without its payout. */
  async begin(manager: EntityManager, refund: Refund, transaction: Transaction): Promise<void> {
    const { refundID, transactionID, clientID, mode, currency, amount } = refund
    const { processorAccountID } = transaction
    const { sealedPayer } = await manager.findOneByOrFail(AwaitedTransfer, { transactionID })
    if (sealedPayer === null) throw new PayerAccountUnknown()
    const details = this.seal.open(transactionID, sealedPayer)
    if ((await formOf(details)).refusal !== null) throw new PayerAccountUnknown()
    const about = { transactionID, refundID, returnsEntryID: null, processorAccountID }
    const payoutID = newId('pyo')
    await this.payouts.create(manager, { payoutID, clientID, mode, currency, amount, ...about }, details)
    await manager.update(Refund, { refundID }, { processorReference: payoutID })
    refund.processorReference = payoutID
  }

  private async close(manager: EntityManager, payout: Payout, result: Parameters<RefundOutcomes['closeIn']>[2]) {
    const { refundID, transactionID, payoutID: processorReference } = payout
    const refund = { refundID: refundID ?? '', transactionID: transactionID ?? '' }
    await this.outcomes.closeIn(manager, refund, { ...result, processorReference })
  }
}
