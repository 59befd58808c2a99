import { Module } from '@nestjs/common'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { CheckoutController } from './checkout.controller.js'
import { CheckoutService } from './checkout.service.js'
import { ClientPaymentLinksController } from './client-payment-links.controller.js'
import { PaymentLinksService } from './payment-links.service.js'
import { ClientsModule } from '../../people/clients/clients.module.js'

@Module({
  imports: [ClientsModule, TransactionsModule],
  controllers: [CheckoutController, ClientPaymentLinksController],
  providers: [CheckoutService, PaymentLinksService],
})
export class PaymentLinksModule {}
