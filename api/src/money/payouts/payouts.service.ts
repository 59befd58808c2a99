import { Injectable } from '@nestjs/common'
import type { CreatePayout, PayoutView } from '#contract/payouts.js'
import type { Mode } from '#contract/modes.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { PayeeChecks } from '../payee-checks/payee-checks.service.js'
import { ledgerLineOf } from '../ledger/ledger-lines.js'
import { newPayoutID, PayoutCreation } from './payout-creation.service.js'
import { viewPayout } from './payout.view.js'

@Injectable()
export class PayoutsService {
  constructor(
    private readonly audit: AuditLog,
    private readonly creation: PayoutCreation,
    private readonly payees: PayeeChecks,
  ) {}

  async create(mode: Mode, call: KeyedCall, input: CreatePayout): Promise<Answer<PayoutView>> {
    const payoutID = newPayoutID()
    const { clientID, currency, amount } = input
    await this.payees.ensure({ clientID, mode, currency })
    return this.audit.unit(async (manager, record) => {
      const first = await beginCall<PayoutView>(manager, call, payoutID)
      if (first) return first
      const asked = { payoutID, clientID, mode, currency, ...(amount !== undefined && { amount }) }
      const view = viewPayout(await this.creation.create(manager, record, asked))
      await finishCall(manager, payoutID, view)
      return firstAnswer(view)
    }, ledgerLineOf(clientID))
  }
}
