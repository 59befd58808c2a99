import { type DynamicModule, Module } from '@nestjs/common'
import { AccountModule } from './people/account/account.module.js'
import { AdminModule } from './desk/admin/admin.module.js'
import { ApiVersionsModule } from './platform/api-versions/api-versions.module.js'
import { ApiUsersModule } from './people/api-users/api-users.module.js'
import { AttentionModule } from './desk/attention/attention.module.js'
import { AuditModule } from './platform/audit/audit.module.js'
import { AuthModule } from './people/auth/auth.module.js'
import { ClientLimitsModule } from './money/client-limits/client-limits.module.js'
import { ClientsModule } from './people/clients/clients.module.js'
import { ContactModule } from './desk/contact/contact.module.js'
import type { AppSecret } from './platform/config/app-secret.js'
import type { Environment } from './platform/config/environment.js'
import type { Database } from './platform/database/database.js'
import { DatabaseModule } from './platform/database/database.module.js'
import { DecisionsModule } from './desk/decisions/decisions.module.js'
import { BillingPortalModule } from './billing/billing-portal/billing-portal.module.js'
import { BillingReportsModule } from './billing/billing-reports/billing-reports.module.js'
import { CouponsModule } from './billing/coupons/coupons.module.js'
import { UsageModule } from './billing/usage/usage.module.js'
import { CreditNotesModule } from './billing/credit-notes/credit-notes.module.js'
import { DunningModule } from './billing/dunning/dunning.module.js'
import { InvoiceSettingsModule } from './billing/invoice-settings/invoice-settings.module.js'
import { InvoicesModule } from './billing/invoices/invoices.module.js'
import { PricesModule } from './billing/prices/prices.module.js'
import { ProductsModule } from './billing/products/products.module.js'
import { SubscriptionSalesModule } from './billing/subscription-sales/subscription-sales.module.js'
import { SubscriptionsModule } from './billing/subscriptions/subscriptions.module.js'
import { TestClocksModule } from './billing/test-clocks/test-clocks.module.js'
import { TaxRatesModule } from './billing/tax-rates/tax-rates.module.js'
import { CustomerDataModule } from './money/customer-data/customer-data.module.js'
import { SetupsModule } from './money/setups/setups.module.js'
import { SavedMethodsModule } from './money/saved-methods/saved-methods.module.js'
import { PayerAccessModule } from './money/payer-access/payer-access.module.js'
import { CustomersModule } from './money/customers/customers.module.js'
import { DebtsModule } from './money/debts/debts.module.js'
import { DeviceLoginsModule } from './people/device-logins/device-logins.module.js'
import { DisputesModule } from './money/disputes/disputes.module.js'
import { PaymentFailuresModule } from './money/payment-failures/payment-failures.module.js'
import { DueWorkModule } from './money/due-work/due-work.module.js'
import { EmailChangesModule } from './people/email-changes/email-changes.module.js'
import { EventStreamsModule } from './webhooks/event-streams/event-streams.module.js'
import { EventsModule } from './platform/events/events.module.js'
import { FactorResetsModule } from './people/factor-resets/factor-resets.module.js'
import { FactorsModule } from './people/factors/factors.module.js'
import { FirstRunModule } from './process/first-run/first-run.module.js'
import { HomeModule } from './desk/home/home.module.js'
import { HoldsModule } from './people/holds/holds.module.js'
import { LedgerModule } from './money/ledger/ledger.module.js'
import { LedgerSealsModule } from './money/ledger-seals/ledger-seals.module.js'
import { LimitsModule } from './platform/limits/limits.module.js'
import { MailModule } from './platform/mail/mail.module.js'
import { OAuthModule } from './people/oauth/oauth.module.js'
import { MembersModule } from './people/members/members.module.js'
import { ObserveModule } from './process/observe/observe.module.js'
import { OpenApiModule } from './process/openapi/openapi.module.js'
import { PasskeysModule } from './people/passkeys/passkeys.module.js'
import { BankAccountsModule } from './money/bank-accounts/bank-accounts.module.js'
import { BankStatementsModule } from './money/bank-statements/bank-statements.module.js'
import { ProcessorReportsModule } from './money/processor-reports/processor-reports.module.js'
import { ReconciliationAdjustmentsModule } from './money/reconciliation-adjustments/reconciliation-adjustments.module.js'
import { ReconciliationDifferencesModule } from './money/reconciliation-differences/reconciliation-differences.module.js'
import { ReconciliationModule } from './money/reconciliation/reconciliation.module.js'
import { PayoutFilesModule } from './money/payout-files/payout-files.module.js'
import { CheckoutSettingsModule } from './money/checkout-settings/checkout-settings.module.js'
import { PayerStepsModule } from './money/payer-steps/payer-steps.module.js'
import { PaymentLinksModule } from './money/payment-links/payment-links.module.js'
import { ConnectedAccountsModule } from './money/connected-accounts/connected-accounts.module.js'
import { PayeeChecksModule } from './money/payee-checks/payee-checks.module.js'
import { PayoutsModule } from './money/payouts/payouts.module.js'
import { PermissionsModule } from './people/permissions/permissions.module.js'
import { PortalUsersModule } from './people/portal-users/portal-users.module.js'
import { ProcessorAccountsModule } from './money/processor-accounts/processor-accounts.module.js'
import { ProcessorNoticesModule } from './money/processor-notices/processor-notices.module.js'
import { RefundsModule } from './money/refunds/refunds.module.js'
import { RequirementsModule } from './people/requirements/requirements.module.js'
import { OperationsModule } from './desk/operations/operations.module.js'
import { SearchModule } from './desk/search/search.module.js'
import { StatusModule } from './desk/status/status.module.js'
import { RequestLogsModule } from './desk/request-logs/request-logs.module.js'
import { RetentionModule } from './process/retention/retention.module.js'
import { PlansModule } from './money/plans/plans.module.js'
import { StatementsModule } from './money/statements/statements.module.js'
import { ReturnOriginsModule } from './money/return-origins/return-origins.module.js'
import { RoutingModule } from './money/routing/routing.module.js'
import { ReviewsModule } from './money/reviews/reviews.module.js'
import { RiskListsModule } from './money/risk-lists/risk-lists.module.js'
import { RiskRulesModule } from './money/risk-rules/risk-rules.module.js'
import { RolesModule } from './people/roles/roles.module.js'
import { IdentityProvidersModule } from './people/identity-providers/identity-providers.module.js'
import { SecurityPolicyModule } from './people/security-policy/security-policy.module.js'
import { SentFormsModule } from './platform/sent-forms/sent-forms.module.js'
import { SignInModule } from './people/sign-in/sign-in.module.js'
import { SessionsModule } from './people/sessions/sessions.module.js'
import { SettlementAccountsModule } from './money/settlement-accounts/settlement-accounts.module.js'
import { TimelineModule } from './desk/timeline/timeline.module.js'
import { TestCreditsModule } from './money/test-credits/test-credits.module.js'
import { TransactionsModule } from './money/transactions/transactions.module.js'
import { VerificationsModule } from './money/book-verification/verifications.module.js'
import { WebhookDeliveriesModule } from './webhooks/deliveries/webhook-deliveries.module.js'
import { WebhookEndpointsModule } from './webhooks/endpoints/webhook-endpoints.module.js'
import { WebhookInspectorModule } from './webhooks/inspector/webhook-inspector.module.js'
import { AttentionSourcesModule } from './platform/attention/attention-sources.module.js'
import { WorkModule } from './platform/work/work.module.js'

const rooms = [
  AttentionSourcesModule,
  WorkModule,
  ObserveModule,
  LimitsModule,
  ApiVersionsModule,
  AuditModule,
  SessionsModule,
  SignInModule,
  FactorsModule,
  PasskeysModule,
  AuthModule,
  SentFormsModule,
  FirstRunModule,
  ClientsModule,
  MembersModule,
  EmailChangesModule,
  HoldsModule,
  RequirementsModule,
  PortalUsersModule,
  RolesModule,
  PermissionsModule,
  ApiUsersModule,
  DeviceLoginsModule,
  OAuthModule,
  FactorResetsModule,
  IdentityProvidersModule,
  SecurityPolicyModule,
  ProcessorAccountsModule,
  ConnectedAccountsModule,
  RoutingModule,
  ClientLimitsModule,
  RiskRulesModule,
  RiskListsModule,
  CustomersModule,
  SavedMethodsModule,
  SetupsModule,
  TestCreditsModule,
  TransactionsModule,
  RefundsModule,
  DisputesModule,
  PaymentFailuresModule,
  ReviewsModule,
  DueWorkModule,
  ProcessorNoticesModule,
  LedgerModule,
  LedgerSealsModule,
  BankAccountsModule,
  BankStatementsModule,
  PayoutFilesModule,
  ProcessorReportsModule,
  ReconciliationDifferencesModule,
  ReconciliationAdjustmentsModule,
  ReconciliationModule,
  VerificationsModule,
  EventsModule,
  EventStreamsModule,
  WebhookEndpointsModule,
  WebhookDeliveriesModule,
  WebhookInspectorModule,
  CheckoutSettingsModule,
  PayerStepsModule,
  PaymentLinksModule,
  CustomerDataModule,
  PayerAccessModule,
  ProductsModule,
  TaxRatesModule,
  PricesModule,
  BillingPortalModule,
  BillingReportsModule,
  CouponsModule,
  UsageModule,
  CreditNotesModule,
  InvoiceSettingsModule,
  InvoicesModule,
  DunningModule,
  TestClocksModule,
  SubscriptionSalesModule,
  SubscriptionsModule,
  PlansModule,
  StatementsModule,
  ReturnOriginsModule,
  SettlementAccountsModule,
  PayeeChecksModule,
  PayoutsModule,
  DebtsModule,
  AdminModule,
  RequestLogsModule,
  DecisionsModule,
  OperationsModule,
  AttentionModule,
  HomeModule,
  SearchModule,
  StatusModule,
  TimelineModule,
  MailModule,
  RetentionModule,
  AccountModule,
  ContactModule,
  OpenApiModule,
]

@Module({})
export class AppModule {
  static with(environment: Environment, secret: AppSecret, database: Database): DynamicModule {
    return {
      module: AppModule,
      imports: [DatabaseModule.with(environment, secret, database), ...rooms],
    }
  }
}
