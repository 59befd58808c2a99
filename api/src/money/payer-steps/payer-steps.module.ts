import { Module } from '@nestjs/common'
import { CheckoutSettingsModule } from '../checkout-settings/checkout-settings.module.js'
import { ProcessorsModule } from '../processors/processors.module.js'
import { SetupsModule } from '../setups/setups.module.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { PayerStepsController } from './payer-steps.controller.js'
import { PayerSteps } from './payer-steps.service.js'

@Module({
  imports: [CheckoutSettingsModule, ProcessorsModule, SetupsModule, TransactionsModule],
  controllers: [PayerStepsController],
  providers: [PayerSteps],
})
export class PayerStepsModule {}
