import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { ProcessorsModule } from '../processors/processors.module.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { PaymentFailures } from './payment-failures.js'

@Module({
  imports: [ClientsModule, ProcessorsModule, TransactionsModule],
  providers: [PaymentFailures],
  exports: [PaymentFailures],
})
export class PaymentFailuresModule {}
