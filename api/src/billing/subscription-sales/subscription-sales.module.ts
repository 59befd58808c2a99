import { Module } from '@nestjs/common'
import { CheckoutSettingsModule } from '../../money/checkout-settings/checkout-settings.module.js'
import { PaymentLinksModule } from '../../money/payment-links/payment-links.module.js'
import { SoldSubscriptions } from '../../money/payment-links/sold-subscriptions.js'
import { Setups } from '../../money/setups/setups.service.js'
import { SetupsModule } from '../../money/setups/setups.module.js'
import { PaidPayments } from '../../money/transactions/paid-payments.js'
import { TransactionsModule } from '../../money/transactions/transactions.module.js'
import { LimitsModule } from '../../platform/limits/limits.module.js'
import { InvoicesModule } from '../invoices/invoices.module.js'
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js'
import { CheckoutCouponsController } from './checkout-coupons.controller.js'
import { CheckoutCoupons } from './checkout-coupons.service.js'
import { CodeGuesses } from './code-guesses.js'
import { SaleCustomers } from './sale-customers.js'
import { SaleOutcomes } from './sale-outcomes.js'
import { SaleRestarts } from './sale-restarts.js'
import { SubscriptionSalesService } from './subscription-sales.service.js'

@Module({
  imports: [
    CheckoutSettingsModule,
    InvoicesModule,
    LimitsModule,
    PaymentLinksModule,
    SetupsModule,
    SubscriptionsModule,
    TransactionsModule,
  ],
  controllers: [CheckoutCouponsController],
  providers: [CheckoutCoupons, CodeGuesses, SaleCustomers, SaleOutcomes, SaleRestarts, SubscriptionSalesService],
})
export class SubscriptionSalesModule {
  constructor(
    sold: SoldSubscriptions,
    sales: SubscriptionSalesService,
    outcomes: SaleOutcomes,
    paid: PaidPayments,
    setups: Setups,
  ) {
    sold.serve(sales)
    paid.listen((manager, transaction) => outcomes.paid(manager, transaction))
    setups.listen((manager, setup, record) => outcomes.saved(manager, setup, record))
  }
}
