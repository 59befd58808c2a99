import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { MailModule } from '../../platform/mail/mail.module.js'
import { CheckoutSettingsModule } from '../checkout-settings/checkout-settings.module.js'
import { DueWorkModule } from '../due-work/due-work.module.js'
import { ProcessorsModule } from '../processors/processors.module.js'
import { PayerAccessModule } from '../payer-access/payer-access.module.js'
import { PaidPayments } from '../transactions/paid-payments.js'
import { Setups } from '../setups/setups.service.js'
import { RiskRulesModule } from '../risk-rules/risk-rules.module.js'
import { SavedMethodsModule } from '../saved-methods/saved-methods.module.js'
import { SetupsModule } from '../setups/setups.module.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { PayerNotices } from '../transactions/payer-notices.js'
import { TransferNews } from '../transactions/transfer-news.js'
import { CheckoutController } from './checkout.controller.js'
import { CheckoutFrames } from './checkout-frames.service.js'
import { CheckoutSecrets } from './checkout-secrets.js'
import { CheckoutService } from './checkout.service.js'
import { CheckoutSessionsController } from './checkout-sessions.controller.js'
import { CheckoutSessions } from './checkout-sessions.service.js'
import { CheckoutSavedMethods } from './checkout-saved-methods.js'
import { CheckoutSetupsController } from './checkout-setups.controller.js'
import { CheckoutSetups } from './checkout-setups.service.js'
import { ConfirmationPages } from './confirmation-pages.js'
import { ClientPaymentLinksController } from './client-payment-links.controller.js'
import { OpenLinkToken, PaidLinkToken } from './link-tokens.js'
import { FramePages } from './frame-pages.js'
import { InvoiceParts } from './invoice-parts.js'
import { InvoiceSaving } from './invoice-saving.js'
import { PaymentLinksService } from './payment-links.service.js'
import { PaymentLook } from './payment-look.js'
import { Receipts } from './receipts.js'
import { SetupAdmission } from './setup-admission.js'
import { SoldSubscriptions } from './sold-subscriptions.js'
import { SessionExpiry } from './session-expiry.js'
import { TransferMails } from './transfer-mails.js'

@Module({
  imports: [
    CheckoutSettingsModule,
    ClientsModule,
    DueWorkModule,
    MailModule,
    PayerAccessModule,
    ProcessorsModule,
    RiskRulesModule,
    SavedMethodsModule,
    SetupsModule,
    TransactionsModule,
  ],
  controllers: [CheckoutController, CheckoutSessionsController, CheckoutSetupsController, ClientPaymentLinksController],
  providers: [
    CheckoutFrames,
    CheckoutSecrets,
    OpenLinkToken,
    PaidLinkToken,
    CheckoutService,
    CheckoutSavedMethods,
    CheckoutSessions,
    CheckoutSetups,
    ConfirmationPages,
    FramePages,
    InvoiceParts,
    InvoiceSaving,
    PaymentLinksService,
    PaymentLook,
    Receipts,
    SessionExpiry,
    SetupAdmission,
    SoldSubscriptions,
    TransferMails,
  ],
  exports: [
    CheckoutSecrets,
    CheckoutService,
    CheckoutSessions,
    InvoiceParts,
    InvoiceSaving,
    PaidLinkToken,
    SoldSubscriptions,
  ],
})
export class PaymentLinksModule {
  constructor(
    paid: PaidPayments,
    notices: PayerNotices,
    setups: Setups,
    transferNews: TransferNews,
    sessions: CheckoutSessions,
    receipts: Receipts,
    pages: ConfirmationPages,
    transfers: TransferMails,
  ) {
    notices.register({
      open: (manager, transaction) => pages.open(manager, transaction),
      mail: (manager, transaction) => pages.mail(manager, transaction),
    })
    setups.listen((manager, setup) => sessions.completeSetup(manager, setup))
    transferNews.listen((manager, transaction, news) => transfers.mail(manager, transaction, news))
    paid.listen(async (manager, transaction) => {
      const { paymentLinkID, transactionID } = transaction
      if (paymentLinkID) await sessions.complete(manager, paymentLinkID, transactionID)
      await receipts.mail(manager, transaction)
    })
  }
}
