import { Module } from '@nestjs/common'
import { PaymentLinksModule } from '../../money/payment-links/payment-links.module.js'
import { SoldSubscriptions } from '../../money/payment-links/sold-subscriptions.js'
import { Setups } from '../../money/setups/setups.service.js'
import { SetupsModule } from '../../money/setups/setups.module.js'
import { PaidPayments } from '../../money/transactions/paid-payments.js'
import { TransactionsModule } from '../../money/transactions/transactions.module.js'
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js'
import { SaleCustomers } from './sale-customers.js'
import { SaleOutcomes } from './sale-outcomes.js'
import { SubscriptionSalesService } from './subscription-sales.service.js'

@Module({
  imports: [PaymentLinksModule, SetupsModule, SubscriptionsModule, TransactionsModule],
  providers: [SaleCustomers, SaleOutcomes, SubscriptionSalesService],
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
    setups.listen((manager, setup) => outcomes.saved(manager, setup))
  }
}
