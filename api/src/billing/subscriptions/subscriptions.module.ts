import { Module } from '@nestjs/common'
import { CustomerRules } from '../../money/customers/customer-rules.js'
import { CustomersModule } from '../../money/customers/customers.module.js'
import { InvoiceParts } from '../../money/payment-links/invoice-parts.js'
import { InvoiceSaving } from '../../money/payment-links/invoice-saving.js'
import { CheckoutSettingsModule } from '../../money/checkout-settings/checkout-settings.module.js'
import { PaymentLinksModule } from '../../money/payment-links/payment-links.module.js'
import { KeptMethods } from '../../money/saved-methods/kept-methods.js'
import { SavedMethodsModule } from '../../money/saved-methods/saved-methods.module.js'
import { PaidPayments } from '../../money/transactions/paid-payments.js'
import { TransactionsModule } from '../../money/transactions/transactions.module.js'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { MailModule } from '../../platform/mail/mail.module.js'
import { InvoicesModule } from '../invoices/invoices.module.js'
import { SettledInvoices } from '../invoices/settled-invoices.js'
import { TestClocksModule } from '../test-clocks/test-clocks.module.js'
import { ChargeableSums } from './chargeable-sums.js'
import { ClockedSubscriptions } from './clocked-subscriptions.js'
import { CollectionEnds } from './collection-ends.service.js'
import { Collections } from './collections.service.js'
import { DueSubscriptions } from './due-subscriptions.js'
import { closePaidTry } from './foreseen-tries.js'
import { PaymentMails } from './payment-mails.js'
import { Renewals } from './renewals.service.js'
import { RetryNow } from './retry-now.js'
import { RunningSubscriptions } from './running-subscriptions.js'
import { SavedByInvoice } from './saved-by-invoice.js'
import { SettledSubscriptions } from './settled-subscriptions.js'
import { SubscriptionChanges } from './subscription-changes.service.js'
import { SmallSums } from './small-sums.js'
import { SubscriptionInvoicing } from './subscription-invoicing.js'
import { SubscriptionMethods } from './subscription-methods.service.js'
import { SubscriptionStatesController } from './subscription-states.controller.js'
import { SubscriptionStates } from './subscription-states.service.js'
import { SubscriptionsController } from './subscriptions.controller.js'
import { SubscriptionsService } from './subscriptions.service.js'
import { TryOutcomes } from './try-outcomes.service.js'
import { UsageInvoicing } from './usage-invoicing.js'

@Module({
  imports: [
    CheckoutSettingsModule,
    ClientsModule,
    CustomersModule,
    InvoicesModule,
    MailModule,
    PaymentLinksModule,
    SavedMethodsModule,
    TestClocksModule,
    TransactionsModule,
  ],
  controllers: [SubscriptionsController, SubscriptionStatesController],
  providers: [
    ...[
      ChargeableSums,
      ClockedSubscriptions,
      CollectionEnds,
      Collections,
      DueSubscriptions,
      PaymentMails,
      Renewals,
      SavedByInvoice,
      SettledSubscriptions,
      TryOutcomes,
      UsageInvoicing,
    ],
    ...[
      RetryNow,
      RunningSubscriptions,
      SubscriptionChanges,
      SmallSums,
      SubscriptionInvoicing,
      SubscriptionMethods,
      SubscriptionStates,
      SubscriptionsService,
    ],
  ],
  exports: [Renewals, SubscriptionChanges, SubscriptionInvoicing, SubscriptionMethods, SubscriptionStates],
})
export class SubscriptionsModule {
  constructor(
    settled: SettledInvoices,
    subscriptions: SettledSubscriptions,
    customers: CustomerRules,
    running: RunningSubscriptions,
    kept: KeptMethods,
    retry: RetryNow,
    saving: InvoiceSaving,
    saved: SavedByInvoice,
    paid: PaidPayments,
    parts: InvoiceParts,
    sums: ChargeableSums,
  ) {
    settled.listen((manager, invoice) => subscriptions.heard(manager, invoice))
    customers.addErasure(running)
    saving.serve((invoiceID, paid) => saved.chargedLater(invoiceID, paid))
    paid.listen((manager, transaction) => closePaidTry(manager, transaction))
    paid.listen((manager, transaction) => saved.paid(manager, transaction))
    parts.serve(sums)
    kept.listen((manager, method) => retry.heard(manager, method))
  }
}
