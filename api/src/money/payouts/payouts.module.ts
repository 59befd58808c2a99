import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { PayeeChecksModule } from '../payee-checks/payee-checks.module.js'
import { ProcessorsModule } from '../processors/processors.module.js'
import { SettlementAccountsModule } from '../settlement-accounts/settlement-accounts.module.js'
import { ClientPayoutsController } from './client-payouts.controller.js'
import { PayerPayouts } from './payer-payouts.js'
import { PayoutApprovals } from './payout-approvals.service.js'
import { PayoutCreation } from './payout-creation.service.js'
import { PayoutMoves } from './payout-moves.js'
import { PayoutPayees } from './payout-payees.js'
import { PayoutPoliciesController } from './payout-policies.controller.js'
import { PayoutPolicies } from './payout-policies.service.js'
import { PayoutPurposes } from './payout-purposes.js'
import { PayoutReader } from './payout-reader.service.js'
import { PayoutSchedulesController } from './payout-schedules.controller.js'
import { PayoutSchedules } from './payout-schedules.service.js'
import { PayoutWorker } from './payout-worker.js'
import { PayoutsController } from './payouts.controller.js'
import { PayoutsService } from './payouts.service.js'
import { PayoutCalls } from './rails/payout-calls.service.js'
import { PayoutRails } from './rails/rails.js'
import { UnconfirmedPayouts } from './unconfirmed-payouts.js'

@Module({
  imports: [ClientsModule, PayeeChecksModule, ProcessorsModule, SettlementAccountsModule],
  controllers: [ClientPayoutsController, PayoutPoliciesController, PayoutSchedulesController, PayoutsController],
  providers: [
    UnconfirmedPayouts,
    PayerPayouts,
    PayoutApprovals,
    PayoutCalls,
    PayoutCreation,
    PayoutMoves,
    PayoutPayees,
    PayoutPolicies,
    PayoutPurposes,
    PayoutRails,
    PayoutReader,
    PayoutSchedules,
    PayoutWorker,
    PayoutsService,
  ],
  exports: [PayerPayouts, PayoutCreation, PayoutMoves, PayoutPurposes, PayoutRails],
})
export class PayoutsModule {}
