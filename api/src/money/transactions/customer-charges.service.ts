import { Injectable } from '@nestjs/common'
import type { ChargeCustomer } from '#contract/saved-methods.js'
import type { TransactionView } from '#contract/transactions.js'
import { Database } from '../../platform/database/database.js'
import type { ClientCaller, IntegratorCaller } from '../../platform/http/caller.js'
import type { Answer, KeyedCall } from '../../platform/idempotency/idempotency.js'
import { findCustomer, type OwnCustomer } from '../customers/customer-rows.js'
import { TransactionCharges } from './transaction-charges.service.js'

/** What a merchant takes from a customer who is not there. */
@Injectable()
export class CustomerCharges {
  constructor(
    private readonly database: Database,
    private readonly charges: TransactionCharges,
  ) {}

  async charge(
    caller: IntegratorCaller | ClientCaller,
    own: OwnCustomer,
    call: KeyedCall,
    { savedPaymentMethodID, mode: _, ...input }: ChargeCustomer,
  ): Promise<Answer<TransactionView>> {
    const { customerID, clientID, mode } = own
    await findCustomer(this.database.read, own)
    const origin = {
      ...{ clientID, mode, customerID },
      ...(caller.audience === 'integrator' && { apiUserID: caller.apiUserID }),
    }
    const paymentMethod = { type: 'saved' as const, ...(savedPaymentMethodID && { savedPaymentMethodID }) }
    return this.charges.create(origin, call, { ...input, paymentMethod })
  }
}
