import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { currentActor } from '../../platform/http/request-context.js'
import { type AccountDetails, SettlementSeal } from '../settlement-accounts/settlement-seal.js'
import { last4Of } from '../settlement-accounts/settlement-account.view.js'
import { formOf } from './payout-account.js'
import { PayoutMoves } from './payout-moves.js'
import { approvalsFor, readPolicy } from './payout-policy.js'
import { Payout } from './payout.entity.js'

type Asked = Pick<
  Payout,
  | 'payoutID'
  | 'clientID'
  | 'mode'
  | 'currency'
  | 'amount'
  | 'transactionID'
  | 'refundID'
  | 'returnsEntryID'
  | 'processorAccountID'
>

/** Money that goes back to a payer by a bank's file. It comes out of no balance: its refund or its entry posts it. */
@Injectable()
export class PayerPayouts {
  constructor(
    private readonly seal: SettlementSeal,
    private readonly moves: PayoutMoves,
  ) {}

  async create(manager: EntityManager, asked: Asked, details: AccountDetails): Promise<Payout> {
    const policy = await readPolicy(manager)
    const { kind: actorKind, id: actorID, loginID } = currentActor()
    const { isChecked } = await formOf(details)
    const now = clock.now()
    const payout: Payout = {
      ...{ ...asked, fee: 0, rail: 'bank_file', status: 'created' },
      ...{ accountHolder: details.accountHolder, bankName: details.bankName, accountLast4: last4Of(details) },
      sealedAccount: this.seal.seal(asked.payoutID, details),
      warnings: isChecked ? [] : ['account_unchecked'],
      approvalsNeeded: approvalsFor(policy?.twoApprovalsAbove ?? {}, asked),
      ...{ actorKind, actorID, actorLoginID: loginID ?? null, scheduledFor: null },
      ...{ railReference: null, payoutFileID: null, paidFromAccount: null, paidFromOwnerID: null, reason: null },
      ...{ inFlightBy: null, dueAt: null, approvedAt: null, sentAt: null, paidAt: null, endedAt: null },
      ...{ toldPaidAt: null, createdAt: now, updatedAt: now },
    }
    await manager.insert(Payout, manager.create(Payout, payout))
    await this.moves.move(manager, payout, 'awaiting_approval')
    return payout
  }
}
