import { Module } from '@nestjs/common'
import { PayerAccessModule } from '../../money/payer-access/payer-access.module.js'
import { PaymentLinksModule } from '../../money/payment-links/payment-links.module.js'
import { Setups } from '../../money/setups/setups.service.js'
import { SetupsModule } from '../../money/setups/setups.module.js'
import { InvoicesModule } from '../invoices/invoices.module.js'
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js'
import { BillingPortalController } from './billing-portal.controller.js'
import { PayerChanges } from './payer-changes.service.js'
import { PayerInvoices } from './payer-invoices.service.js'
import { PayerMethodChanges } from './payer-method-changes.service.js'
import { PayerReach } from './payer-reach.js'
import { PayerSubscriptions } from './payer-subscriptions.service.js'
import { PortalSettingsController } from './portal-settings.controller.js'
import { PortalSettingsService } from './portal-settings.service.js'

@Module({
  imports: [InvoicesModule, PayerAccessModule, PaymentLinksModule, SetupsModule, SubscriptionsModule],
  controllers: [BillingPortalController, PortalSettingsController],
  providers: [PayerChanges, PayerInvoices, PayerMethodChanges, PayerReach, PayerSubscriptions, PortalSettingsService],
})
export class BillingPortalModule {
  constructor(setups: Setups, methods: PayerMethodChanges) {
    setups.listen((manager, setup) => methods.saved(manager, setup))
  }
}
