// Written by `npm run openapi` from the routes of the API.
import type { ForgotPasswordView, KnownDeviceView, ResetPasswordView } from '../account.js'
import type { AdminStatsView, FailingMailView, LockedAccountView, SignUpsView } from '../admin.js'
import type { Page } from '../answers.js'
import type { ApiUserCredentialsView, ApiUserView } from '../api-users.js'
import type { AttemptsView } from '../attempts.js'
import type { AttentionView } from '../attention.js'
import type { AuditEntryView, AuditVerificationRunView, AuditVerificationView } from '../audit.js'
import type { BankAccountView, CsvPreviewView } from '../bank-accounts.js'
import type { BankEntryView, BankImportView, BankStatementView } from '../bank-statements.js'
import type {
  PayerInvoiceView,
  PayerPreviewView,
  PayerSetupView,
  PayerSubscriptionRowView,
  PayerSubscriptionView,
} from '../billing-portal.js'
import type {
  AgingView,
  CancellationsView,
  ChurnView,
  RecurringRevenueView,
  RetentionView,
  RevenueMovementView,
} from '../billing-reports.js'
import type { CheckoutFrameView } from '../checkout-frames.js'
import type { CheckoutSessionView, OpenedCheckoutSessionView } from '../checkout-sessions.js'
import type { CheckoutSettingsView } from '../checkout-settings.js'
import type { ApprovalPolicyView, ClientRiskView, NotifiedView, ReviewedClientView } from '../client-approvals.js'
import type {
  ChangedPasswordView,
  ClientLoginView,
  ClientStatusView,
  ClientView,
  RegisteredClientView,
} from '../clients.js'
import type {
  ConnectedAccountView,
  ConnectedAccountsView,
  OnboardingView,
  OwnConnectedAccountsView,
} from '../connected-accounts.js'
import type { ContactMessageView, SentMessageView } from '../contact.js'
import type { CouponRedemptionView, CouponView } from '../coupons.js'
import type { CreditNoteSummaryView, CreditNoteView } from '../credit-notes.js'
import type { CustomerErasureView, CustomerExportView, CustomerView } from '../customers.js'
import type { ClientDebtView, DebtRequestView, DebtView, WriteOffDeskView } from '../debts.js'
import type { DecisionSealView, DecisionView } from '../decisions.js'
import type { AllowedDeviceView, DeviceCodeView, DeviceLoginView } from '../device-logins.js'
import type { DisputeView } from '../disputes.js'
import type { DunningSettingsView } from '../dunning-settings.js'
import type { EmailChangeView } from '../email-changes.js'
import type { EventView } from '../events.js'
import type { FactorResetView } from '../factor-resets.js'
import type {
  AddedPasskeyView,
  ConfirmedFactorView,
  FactorView,
  FactorsView,
  NewTotpView,
  RecoveryCodesView,
  SecondFactorView,
} from '../factors.js'
import type { HoldLinkView, HoldLinksView, HoldView } from '../holds.js'
import type { ClientHomeView, StaffHomeView } from '../home.js'
import type {
  BegunSignOnView,
  IdentityProviderCheckView,
  IdentityProviderView,
  SignOnChoicesView,
  SignedOutView,
} from '../identity-providers.js'
import type { InvoiceSettingsView } from '../invoice-settings.js'
import type { HostedInvoiceView, InvoiceChargeView, InvoiceSummaryView, InvoiceView } from '../invoices.js'
import type {
  BalanceView,
  BooksView,
  LedgerEntryView,
  LedgerSealsView,
  LedgerVerificationRunView,
  LedgerVerificationView,
} from '../ledger.js'
import type { ClientLimitsView } from '../limit-names.js'
import type { LinkPaymentView } from '../link-payments.js'
import type {
  AcceptedInvitationView,
  ClientFrameView,
  InvitationView,
  InvitedMemberView,
  MemberView,
  MembershipView,
} from '../members.js'
import type { LiveReadinessView } from '../modes.js'
import type { AccessTokenView, IntrospectionView } from '../oauth.js'
import type { CollectionAnswer, OpenApiAnswer } from '../openapi.js'
import type { OperationsView } from '../operations.js'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../passkeys.js'
import type { PayeeCheckView } from '../payee-checks.js'
import type {
  PayerAccessView,
  PayerLinkRequestView,
  PayerMethodView,
  PayerPaymentView,
  PayerSessionView,
  PayerShopView,
  PortalLinkView,
} from '../payer-access.js'
import type { LinkSetupView } from '../payer-setups.js'
import type { PayerStepView } from '../payer-steps.js'
import type { CheckoutView, OfferedSavedMethodView, PaymentLinkView } from '../payment-links.js'
import type { PaymentTryView } from '../payment-tries.js'
import type { MadePayoutFileView, PayoutFileView } from '../payout-files.js'
import type { PayoutPolicyView } from '../payout-rules.js'
import type { PayoutDetailView, PayoutLineView, PayoutScheduleView, PayoutView } from '../payouts.js'
import type { ExplanationView, PermissionView, RouteReachView } from '../permissions.js'
import type { ClientTermsView, PlanView } from '../plans.js'
import type { PortalSettingsView } from '../portal-settings.js'
import type {
  ConfirmEmailView,
  PortalLoginView,
  PortalUserView,
  RefreshedTokenView,
  SignedInPortalUserView,
} from '../portal-users.js'
import type { PreferencesView } from '../preferences.js'
import type { PriceView } from '../prices.js'
import type { ProcessorAccountView, ProcessorAccountsView, ProcessorCheckView } from '../processor-accounts.js'
import type { ProcessorNoticeView } from '../processor-notices.js'
import type {
  ProcessorReportRowView,
  ProcessorReportsView,
  ReportImportView,
  ReportedAccountView,
} from '../processor-reports.js'
import type { ProcessorVolumesView } from '../processor-volumes.js'
import type { ProductView } from '../products.js'
import type { AdjustmentView } from '../reconciliation-adjustments.js'
import type { DifferenceView, FailureAdoptionView, RefundAdoptionView } from '../reconciliation-differences.js'
import type { ReconciliationView } from '../reconciliation.js'
import type { RefundView } from '../refunds.js'
import type { RequestLogDetailView, RequestLogView } from '../request-logs.js'
import type { ClientRequirementView, ErasedView, PauseView, PersonView, RequirementView } from '../requirements.js'
import type { ReturnOriginsView } from '../return-origins.js'
import type {
  DisputeRisksView,
  ReviewView,
  RiskListEntryView,
  RiskPreviewView,
  RiskRuleView,
  RiskRulesView,
  TransactionRiskView,
} from '../risk.js'
import type { RoleUsageView } from '../role-usage.js'
import type { AssignableRoleView, RolePreviewView, RoleView } from '../roles.js'
import type { RoutingDecisionView, RoutingPreviewView, RoutingRuleView, RoutingRulesView } from '../routing.js'
import type { SavedPaymentMethodView } from '../saved-methods.js'
import type { SearchView } from '../search.js'
import type { NotMeView, SecurityLogEntryView } from '../security-log.js'
import type { ClientSecurityPolicyView, SecurityPolicyView } from '../security-policy.js'
import type { SessionView } from '../sessions.js'
import type { SettlementAccountView } from '../settlement-account.js'
import type { StatementView } from '../statements.js'
import type { StatusView } from '../status.js'
import type { StepUpView } from '../step-up.js'
import type { SubscriptionPreviewView, SubscriptionView } from '../subscriptions.js'
import type { TaxRateView } from '../tax-rates.js'
import type { ClockTimelineView, TestClockView } from '../test-clocks.js'
import type { TestCreditView } from '../test-credits.js'
import type { TimelineView } from '../timeline.js'
import type { ClientSummaryView } from '../transaction-summary.js'
import type { TransactionTotalsView } from '../transaction-totals.js'
import type { TransactionDetailView, TransactionView } from '../transactions.js'
import type { UsageEventView, UsageView } from '../usage-events.js'
import type { WaitingView } from '../waiting.js'
import type {
  WebhookDeliveryDetailView,
  WebhookDeliveryView,
  WebhookEndpointSecretView,
  WebhookEndpointView,
  WebhookInspectorRequestView,
  WebhookInspectorView,
  WebhookReplayView,
  WebhookSignatureView,
} from '../webhooks.js'

/** What each route answers. */
export interface CallAnswers {
  'DELETE /account/factors/:factorID': void
  'DELETE /api-users/:apiUserID': void
  'DELETE /clients/:clientID': void
  'DELETE /clients/:clientID/apiusers/:apiUserID': void
  'DELETE /clients/:clientID/members/:clientMemberID': void
  'DELETE /clients/:clientID/members/:clientMemberID/hand-over': void
  'DELETE /clients/:clientID/persons/:clientPersonID': void
  'DELETE /clients/:clientID/processor-accounts/:processorAccountID': void
  'DELETE /clients/:clientID/sessions/:sessionID': void
  'DELETE /clients/:clientID/settlement-accounts/:settlementAccountID': void
  'DELETE /clients/:clientID/webhook-endpoints/:endpointID': void
  'DELETE /clients/me/membership': void
  'DELETE /clients/me/sessions/:sessionID': void
  'DELETE /customers/:customerID': CustomerErasureView
  'DELETE /customers/:customerID/payment-methods/:savedPaymentMethodID': SavedPaymentMethodView
  'DELETE /customers/:customerID/transactions/:transactionID': void
  'DELETE /factor-resets/:factorResetID': void
  'DELETE /identity-providers/:providerID': void
  'DELETE /invoices/:invoiceID': void
  'DELETE /payer-access/sessions/:token': void
  'DELETE /payer-access/sessions/:token/payment-methods/:savedPaymentMethodID': void
  'DELETE /payment-links/:token/coupon': CheckoutView
  'DELETE /permissions/:permissionID': void
  'DELETE /plans/:planID': void
  'DELETE /portal-users/:id': void
  'DELETE /portal-users/:id/sessions/:sessionID': void
  'DELETE /portal-users/me/sessions/:sessionID': void
  'DELETE /processor-accounts/:processorAccountID': void
  'DELETE /requirements/:requirementID': void
  'DELETE /risk-lists/:kind/entries/:riskListEntryID': void
  'DELETE /risk-rules/:riskRuleID': void
  'DELETE /roles/:roleID': void
  'DELETE /routing-rules/:routingRuleID': void
  'GET /account/factors': FactorsView
  'GET /account/preferences': PreferencesView
  'GET /account/security-log': Page<SecurityLogEntryView>
  'GET /account/single-sign-on': SignOnChoicesView
  'GET /admin/failing-mails': Page<FailingMailView>
  'GET /admin/home': StaffHomeView
  'GET /admin/locked-accounts': Page<LockedAccountView>
  'GET /admin/processor-volumes': ProcessorVolumesView
  'GET /admin/sign-ups': SignUpsView
  'GET /admin/stats': AdminStatsView
  'GET /api-users': Page<ApiUserView>
  'GET /api-users/:apiUserID': ApiUserView
  'GET /api-users/export.csv': string
  'GET /approval-policy': ApprovalPolicyView
  'GET /attention': AttentionView
  'GET /attention/waiting': WaitingView
  'GET /audit': Page<AuditEntryView>
  'GET /audit/export.csv': string
  'GET /audit/verification': AuditVerificationView
  'GET /balance': { items: BalanceView[] }
  'GET /bank-accounts': Page<BankAccountView>
  'GET /bank-statement-entries': Page<BankEntryView>
  'GET /bank-statements': Page<BankStatementView>
  'GET /billing-reports/aging': AgingView
  'GET /billing-reports/cancellations': CancellationsView
  'GET /billing-reports/churn': ChurnView
  'GET /billing-reports/movements': Page<RevenueMovementView>
  'GET /billing-reports/movements/export.csv': string
  'GET /billing-reports/open-invoices': Page<InvoiceSummaryView>
  'GET /billing-reports/recurring-revenue': RecurringRevenueView
  'GET /billing-reports/retention': RetentionView
  'GET /checkout-sessions': Page<CheckoutSessionView>
  'GET /checkout-sessions/:checkoutSessionID': OpenedCheckoutSessionView
  'GET /checkout-settings': CheckoutSettingsView
  'GET /clients': Page<ClientView>
  'GET /clients/:clientID': ClientView
  'GET /clients/:clientID/apiusers': Page<ApiUserView>
  'GET /clients/:clientID/balance': { items: BalanceView[] }
  'GET /clients/:clientID/connected-accounts': OwnConnectedAccountsView
  'GET /clients/:clientID/debts': { items: DebtView[] }
  'GET /clients/:clientID/device-logins/:userCode': DeviceLoginView
  'GET /clients/:clientID/disputes': Page<DisputeView>
  'GET /clients/:clientID/events': Page<EventView>
  'GET /clients/:clientID/ledger-entries': Page<LedgerEntryView>
  'GET /clients/:clientID/limits': ClientLimitsView
  'GET /clients/:clientID/members': Page<MemberView>
  'GET /clients/:clientID/pauses': Page<PauseView>
  'GET /clients/:clientID/payment-links': Page<PaymentLinkView>
  'GET /clients/:clientID/payment-links/:paymentLinkID': PaymentLinkView
  'GET /clients/:clientID/payout-schedule': PayoutScheduleView
  'GET /clients/:clientID/payouts': Page<PayoutView>
  'GET /clients/:clientID/payouts/:payoutID': PayoutDetailView
  'GET /clients/:clientID/payouts/:payoutID/lines': Page<PayoutLineView>
  'GET /clients/:clientID/payouts/:payoutID/lines/export.csv': string
  'GET /clients/:clientID/payouts/export.csv': string
  'GET /clients/:clientID/persons': Page<PersonView>
  'GET /clients/:clientID/persons/:clientPersonID/documents/:documentID/content': string
  'GET /clients/:clientID/persons/:clientPersonID/export': string
  'GET /clients/:clientID/processor-accounts': ProcessorAccountsView
  'GET /clients/:clientID/request-logs': Page<RequestLogView>
  'GET /clients/:clientID/request-logs/:requestLogID': RequestLogDetailView
  'GET /clients/:clientID/requirements': Page<ClientRequirementView>
  'GET /clients/:clientID/requirements/:requirementID/documents/:documentID/content': string
  'GET /clients/:clientID/return-origins': ReturnOriginsView
  'GET /clients/:clientID/risk': ClientRiskView
  'GET /clients/:clientID/security-policy': ClientSecurityPolicyView
  'GET /clients/:clientID/sessions': Page<SessionView>
  'GET /clients/:clientID/settlement-account': SettlementAccountView
  'GET /clients/:clientID/settlement-accounts': Page<SettlementAccountView>
  'GET /clients/:clientID/statements': StatementView
  'GET /clients/:clientID/statements/statement.csv': string
  'GET /clients/:clientID/statements/statement.pdf': string
  'GET /clients/:clientID/summary': ClientSummaryView
  'GET /clients/:clientID/terms': ClientTermsView
  'GET /clients/:clientID/transactions': Page<TransactionView>
  'GET /clients/:clientID/transactions/:transactionID': TransactionDetailView
  'GET /clients/:clientID/transactions/:transactionID/attempts': AttemptsView
  'GET /clients/:clientID/transactions/:transactionID/refunds': Page<RefundView>
  'GET /clients/:clientID/transactions/:transactionID/timeline': TimelineView
  'GET /clients/:clientID/transactions/export.csv': string
  'GET /clients/:clientID/transactions/totals': TransactionTotalsView
  'GET /clients/:clientID/webhook-deliveries': Page<WebhookDeliveryView>
  'GET /clients/:clientID/webhook-deliveries/:deliveryID': WebhookDeliveryDetailView
  'GET /clients/:clientID/webhook-deliveries/:deliveryID/signature': WebhookSignatureView
  'GET /clients/:clientID/webhook-endpoints': Page<WebhookEndpointView>
  'GET /clients/:clientID/webhook-inspector': WebhookInspectorView
  'GET /clients/:clientID/webhook-inspector/requests': Page<WebhookInspectorRequestView>
  'GET /clients/export.csv': string
  'GET /clients/me': ClientView
  'GET /clients/me/frame': ClientFrameView
  'GET /clients/me/holds': Page<HoldView>
  'GET /clients/me/home': ClientHomeView
  'GET /clients/me/membership': MembershipView
  'GET /clients/me/sessions': Page<SessionView>
  'GET /clients/pending': Page<ReviewedClientView>
  'GET /clients/status': ClientStatusView
  'GET /collection.json': CollectionAnswer
  'GET /connected-accounts': ConnectedAccountsView
  'GET /contact-messages': Page<ContactMessageView>
  'GET /coupons': Page<CouponView>
  'GET /coupons/:couponID': CouponView
  'GET /coupons/:couponID/redemptions': Page<CouponRedemptionView>
  'GET /credit-notes': Page<CreditNoteSummaryView>
  'GET /credit-notes/:creditNoteID': CreditNoteView
  'GET /credit-notes/:creditNoteID/credit-note.pdf': string
  'GET /customers': Page<CustomerView>
  'GET /customers/:customerID': CustomerView
  'GET /customers/:customerID/payment-methods': Page<SavedPaymentMethodView>
  'GET /customers/:customerID/payment-methods/:savedPaymentMethodID': SavedPaymentMethodView
  'GET /customers/:customerID/transactions': Page<TransactionView>
  'GET /customers/export.csv': string
  'GET /debts': { items: ClientDebtView[] }
  'GET /decisions': Page<DecisionView>
  'GET /decisions/seal': DecisionSealView
  'GET /disputes': Page<DisputeView>
  'GET /disputes/:disputeID': DisputeView
  'GET /disputes/risk': DisputeRisksView
  'GET /dunning-settings': DunningSettingsView
  'GET /events/stream': string
  'GET /factor-resets': Page<FactorResetView>
  'GET /hosted-invoices/:token': HostedInvoiceView
  'GET /hosted-invoices/:token/invoice.pdf': string
  'GET /identity-providers': Page<IdentityProviderView>
  'GET /invoice-settings': InvoiceSettingsView
  'GET /invoices': Page<InvoiceSummaryView>
  'GET /invoices/:invoiceID': InvoiceView
  'GET /invoices/:invoiceID/invoice.pdf': string
  'GET /invoices/export.csv': string
  'GET /ledger-entries': Page<LedgerEntryView>
  'GET /ledger/books': BooksView
  'GET /ledger/seals': LedgerSealsView
  'GET /ledger/verification': LedgerVerificationView
  'GET /live-readiness': LiveReadinessView
  'GET /openapi.json': OpenApiAnswer
  'GET /operations': OperationsView
  'GET /payer-access/sessions/:token': PayerAccessView
  'GET /payer-access/sessions/:token/invoices': Page<PayerInvoiceView>
  'GET /payer-access/sessions/:token/payment-methods': { items: PayerMethodView[] }
  'GET /payer-access/sessions/:token/payment-methods/:savedPaymentMethodID': PayerMethodView
  'GET /payer-access/sessions/:token/payments': Page<PayerPaymentView>
  'GET /payer-access/sessions/:token/payments/:transactionID': PayerPaymentView
  'GET /payer-access/sessions/:token/subscriptions': Page<PayerSubscriptionRowView>
  'GET /payer-access/sessions/:token/subscriptions/:subscriptionID': PayerSubscriptionView
  'GET /payer-access/shops/:shop': PayerShopView
  'GET /payment-links/:token': CheckoutView
  'GET /payment-links/:token/frame': CheckoutFrameView
  'GET /payment-links/:token/payments/:transactionID': LinkPaymentView
  'GET /payout-files': Page<PayoutFileView>
  'GET /payout-files/:payoutFileID/content': string
  'GET /payout-policy': PayoutPolicyView
  'GET /payouts': Page<PayoutView>
  'GET /payouts/:payoutID': PayoutDetailView
  'GET /payouts/:payoutID/lines': Page<PayoutLineView>
  'GET /payouts/:payoutID/lines/export.csv': string
  'GET /payouts/export.csv': string
  'GET /permissions': Page<PermissionView>
  'GET /permissions/:permissionID': PermissionView
  'GET /permissions/explain': ExplanationView
  'GET /permissions/export.csv': string
  'GET /permissions/routes': Page<RouteReachView>
  'GET /plans': Page<PlanView>
  'GET /plans/:planID': PlanView
  'GET /portal-settings': PortalSettingsView
  'GET /portal-users': Page<PortalUserView>
  'GET /portal-users/:id': PortalUserView
  'GET /portal-users/:id/sessions': Page<SessionView>
  'GET /portal-users/export.csv': string
  'GET /portal-users/me': SignedInPortalUserView
  'GET /portal-users/me/sessions': Page<SessionView>
  'GET /prices': Page<PriceView>
  'GET /prices/:priceID': PriceView
  'GET /processor-accounts': ProcessorAccountsView
  'GET /processor-notices': Page<ProcessorNoticeView>
  'GET /processor-reports': ProcessorReportsView
  'GET /processor-reports/:processorReportID/rows': Page<ProcessorReportRowView>
  'GET /products': Page<ProductView>
  'GET /products/:productID': ProductView
  'GET /reconciliation': ReconciliationView
  'GET /reconciliation-adjustments': Page<AdjustmentView>
  'GET /reconciliation-adjustments/:adjustmentID': AdjustmentView
  'GET /reconciliation-differences': Page<DifferenceView>
  'GET /reconciliation-differences/:differenceID': DifferenceView
  'GET /reconciliation-differences/:differenceID/adopt-failure': FailureAdoptionView
  'GET /reconciliation-differences/:differenceID/adopt-refund': RefundAdoptionView
  'GET /reconciliation-differences/export.csv': string
  'GET /refunds/:refundID': RefundView
  'GET /request-logs': Page<RequestLogView>
  'GET /request-logs/:requestLogID': RequestLogDetailView
  'GET /requirements': Page<RequirementView>
  'GET /reviews': Page<ReviewView>
  'GET /risk-lists/:kind/entries': Page<RiskListEntryView>
  'GET /risk-rules': RiskRulesView
  'GET /roles': Page<RoleView | AssignableRoleView>
  'GET /roles/:roleID': RoleView
  'GET /roles/:roleID/usage': RoleUsageView
  'GET /roles/export.csv': string
  'GET /routing-rules': RoutingRulesView
  'GET /routing/explain': RoutingDecisionView
  'GET /search': SearchView
  'GET /security-policy': SecurityPolicyView
  'GET /status': StatusView
  'GET /subscriptions': Page<SubscriptionView>
  'GET /subscriptions/:subscriptionID': SubscriptionView
  'GET /subscriptions/:subscriptionID/payment-tries': { items: PaymentTryView[] }
  'GET /subscriptions/:subscriptionID/usage': { items: UsageView[] }
  'GET /subscriptions/export.csv': string
  'GET /tax-rates': Page<TaxRateView>
  'GET /tax-rates/:taxRateID': TaxRateView
  'GET /test-clocks': Page<TestClockView>
  'GET /test-clocks/:testClockID': TestClockView
  'GET /test-clocks/:testClockID/timeline': ClockTimelineView
  'GET /transactions': Page<TransactionView>
  'GET /transactions/:transactionID': TransactionDetailView
  'GET /transactions/:transactionID/attempts': AttemptsView
  'GET /transactions/:transactionID/refunds': Page<RefundView>
  'GET /transactions/:transactionID/risk': TransactionRiskView
  'GET /transactions/:transactionID/timeline': TimelineView
  'GET /transactions/export.csv': string
  'GET /transactions/totals': TransactionTotalsView
  'GET /usage-events': Page<UsageEventView>
  'GET /usage-events/export.csv': string
  'GET /write-offs': Page<WriteOffDeskView>
  'GET /write-offs/:writeOffID': WriteOffDeskView
  'POST /account/factors/passkey': AddedPasskeyView
  'POST /account/factors/passkey/options': PasskeyCreationOptions
  'POST /account/factors/totp': NewTotpView
  'POST /account/factors/totp/confirm': ConfirmedFactorView
  'POST /account/forgot': ForgotPasswordView
  'POST /account/invitations/accept': AcceptedInvitationView
  'POST /account/invitations/read': InvitationView
  'POST /account/not-me': NotMeView
  'POST /account/not-me/read': NotMeView
  'POST /account/passkey-sign-in': SecondFactorView
  'POST /account/passkey-sign-in/options': PasskeyRequestOptions
  'POST /account/recovery-codes': RecoveryCodesView
  'POST /account/reset': ResetPasswordView
  'POST /account/second-factor': SecondFactorView
  'POST /account/second-factor/options': PasskeyRequestOptions
  'POST /account/sign-in-link': KnownDeviceView
  'POST /account/single-sign-on': BegunSignOnView
  'POST /account/single-sign-on/finish': SecondFactorView
  'POST /account/single-sign-on/logout': SignedOutView
  'POST /account/single-sign-on/step-up': BegunSignOnView
  'POST /account/single-sign-on/step-up/finish': StepUpView
  'POST /account/step-up': StepUpView
  'POST /account/step-up/options': PasskeyRequestOptions
  'POST /api-users': ApiUserCredentialsView
  'POST /api-users/:apiUserID/disable': ApiUserView
  'POST /api-users/:apiUserID/enable': ApiUserView
  'POST /audit/verification': AuditVerificationRunView
  'POST /bank-accounts': BankAccountView
  'POST /bank-accounts/csv-preview': CsvPreviewView
  'POST /bank-statement-entries/:entryID/match': BankEntryView
  'POST /bank-statement-entries/:entryID/unmatch': BankEntryView
  'POST /bank-statements': BankImportView
  'POST /checkout-sessions': OpenedCheckoutSessionView
  'POST /checkout-sessions/:checkoutSessionID/expire': CheckoutSessionView
  'POST /clients': ClientView
  'POST /clients/:clientID/apiusers': ApiUserCredentialsView
  'POST /clients/:clientID/apiusers/:apiUserID/disable': ApiUserView
  'POST /clients/:clientID/apiusers/:apiUserID/enable': ApiUserView
  'POST /clients/:clientID/apiusers/:apiUserID/end-overlap': ApiUserView
  'POST /clients/:clientID/apiusers/:apiUserID/regenerate-key': ApiUserCredentialsView
  'POST /clients/:clientID/approve': ReviewedClientView
  'POST /clients/:clientID/connected-accounts': OnboardingView
  'POST /clients/:clientID/connected-accounts/:connectedAccountID/refresh': ConnectedAccountView
  'POST /clients/:clientID/device-logins/:userCode/allow': AllowedDeviceView
  'POST /clients/:clientID/device-logins/:userCode/deny': void
  'POST /clients/:clientID/disputes/:disputeID/evidence': DisputeView
  'POST /clients/:clientID/disputes/:disputeID/evidence-files': DisputeView
  'POST /clients/:clientID/members': InvitedMemberView
  'POST /clients/:clientID/members/:clientMemberID/hand-over': MemberView
  'POST /clients/:clientID/members/:clientMemberID/resend': InvitedMemberView
  'POST /clients/:clientID/notify-approval': NotifiedView
  'POST /clients/:clientID/notify-rejection': NotifiedView
  'POST /clients/:clientID/payment-links': PaymentLinkView
  'POST /clients/:clientID/payment-links/:paymentLinkID/close': PaymentLinkView
  'POST /clients/:clientID/persons': PersonView
  'POST /clients/:clientID/persons/:clientPersonID/documents': PersonView
  'POST /clients/:clientID/persons/:clientPersonID/erase': ErasedView
  'POST /clients/:clientID/processor-accounts': ProcessorAccountView
  'POST /clients/:clientID/processor-accounts/:processorAccountID/check': ProcessorCheckView
  'POST /clients/:clientID/reactivate': ClientView
  'POST /clients/:clientID/reject': ClientView
  'POST /clients/:clientID/requirements/:requirementID/accept': ClientRequirementView
  'POST /clients/:clientID/requirements/:requirementID/ask-again': ClientRequirementView
  'POST /clients/:clientID/requirements/:requirementID/documents': ClientRequirementView
  'POST /clients/:clientID/requirements/:requirementID/waive': ClientRequirementView
  'POST /clients/:clientID/settlement-accounts': SettlementAccountView
  'POST /clients/:clientID/suspend': ClientView
  'POST /clients/:clientID/transactions/:transactionID/cancel': TransactionView
  'POST /clients/:clientID/transactions/:transactionID/capture': TransactionView
  'POST /clients/:clientID/transactions/:transactionID/otp': TransactionView
  'POST /clients/:clientID/transactions/:transactionID/refunds': RefundView
  'POST /clients/:clientID/transactions/:transactionID/resend-otp': TransactionView
  'POST /clients/:clientID/unlock': ClientView
  'POST /clients/:clientID/webhook-deliveries/:deliveryID/replay': WebhookDeliveryDetailView
  'POST /clients/:clientID/webhook-deliveries/replay': WebhookReplayView
  'POST /clients/:clientID/webhook-endpoints': WebhookEndpointSecretView
  'POST /clients/:clientID/webhook-endpoints/:endpointID/enable': WebhookEndpointView
  'POST /clients/:clientID/webhook-endpoints/:endpointID/rotate-secret': WebhookEndpointSecretView
  'POST /clients/:clientID/webhook-endpoints/:endpointID/test': WebhookDeliveryDetailView
  'POST /clients/:clientID/webhook-inspector': WebhookInspectorView
  'POST /clients/login': ClientLoginView
  'POST /clients/logout': void
  'POST /clients/me/holds/links': HoldLinksView
  'POST /clients/me/password': ChangedPasswordView
  'POST /clients/me/switch': MembershipView
  'POST /clients/reapply': RegisteredClientView
  'POST /clients/register': RegisteredClientView
  'POST /connected-accounts/:connectedAccountID/refresh': ConnectedAccountView
  'POST /contact': SentMessageView
  'POST /coupons': CouponView
  'POST /coupons/:couponID/retire': CouponView
  'POST /credit-notes': CreditNoteView
  'POST /customers': CustomerView
  'POST /customers/:customerID/export': CustomerExportView
  'POST /customers/:customerID/portal-links': PortalLinkView
  'POST /customers/:customerID/transactions': TransactionView
  'POST /debt-requests': DebtRequestView
  'POST /debt-requests/:debtRequestID/withdraw': DebtRequestView
  'POST /disputes/:disputeID/close': DisputeView
  'POST /disputes/:disputeID/evidence': DisputeView
  'POST /email-changes/agree': EmailChangeView
  'POST /email-changes/confirm': EmailChangeView
  'POST /email-changes/read': EmailChangeView
  'POST /email-changes/refuse': EmailChangeView
  'POST /factor-resets': FactorResetView
  'POST /factor-resets/:factorResetID/confirm': FactorResetView
  'POST /holds/lift': HoldLinkView
  'POST /holds/read': HoldLinkView
  'POST /identity-providers': IdentityProviderView
  'POST /identity-providers/:providerID/check': IdentityProviderCheckView
  'POST /invoices': InvoiceView
  'POST /invoices/:invoiceID/finalize': InvoiceView
  'POST /invoices/:invoiceID/mark-uncollectible': InvoiceView
  'POST /invoices/:invoiceID/pay': InvoiceChargeView
  'POST /invoices/:invoiceID/send': InvoiceView
  'POST /invoices/:invoiceID/void': InvoiceView
  'POST /ledger/verification': LedgerVerificationRunView
  'POST /oauth/device': DeviceCodeView
  'POST /oauth/introspect': IntrospectionView
  'POST /oauth/revoke': void
  'POST /oauth/token': AccessTokenView
  'POST /payer-access/sessions': PayerSessionView
  'POST /payer-access/sessions/:token/subscriptions/:subscriptionID/cancel': PayerSubscriptionView
  'POST /payer-access/sessions/:token/subscriptions/:subscriptionID/change': PayerSubscriptionView
  'POST /payer-access/sessions/:token/subscriptions/:subscriptionID/preview': PayerPreviewView
  'POST /payer-access/sessions/:token/subscriptions/:subscriptionID/resume': PayerSubscriptionView
  'POST /payer-access/sessions/:token/subscriptions/:subscriptionID/setup-sessions': PayerSetupView
  'POST /payer-access/shops/:shop/links': PayerLinkRequestView
  'POST /payer-steps/:transactionID': PayerStepView
  'POST /payment-links/:token/payments': LinkPaymentView
  'POST /payment-links/:token/payments/:transactionID/cancel': LinkPaymentView
  'POST /payment-links/:token/payments/:transactionID/look': LinkPaymentView
  'POST /payment-links/:token/payments/:transactionID/otp': LinkPaymentView
  'POST /payment-links/:token/payments/:transactionID/resend-otp': LinkPaymentView
  'POST /payment-links/:token/payments/:transactionID/test-credits': LinkPaymentView
  'POST /payment-links/:token/saved-methods': { items: OfferedSavedMethodView[] }
  'POST /payment-links/:token/setups': LinkSetupView
  'POST /payment-links/:token/setups/:setupID/look': LinkSetupView
  'POST /payout-files': MadePayoutFileView
  'POST /payout-files/:payoutFileID/void': PayoutFileView
  'POST /payouts': PayoutView
  'POST /payouts/:payoutID/approve': PayoutView
  'POST /payouts/:payoutID/cancel': PayoutView
  'POST /payouts/:payoutID/payee-check': PayeeCheckView
  'POST /payouts/:payoutID/reject': PayoutView
  'POST /permissions': PermissionView
  'POST /plans': PlanView
  'POST /portal-users': PortalUserView
  'POST /portal-users/:id/unlock': PortalUserView
  'POST /portal-users/confirm-email': ConfirmEmailView
  'POST /portal-users/login': PortalLoginView
  'POST /portal-users/logout': void
  'POST /portal-users/me/password': ChangedPasswordView
  'POST /portal-users/refresh-token': RefreshedTokenView
  'POST /prices': PriceView
  'POST /prices/:priceID/retire': PriceView
  'POST /processor-accounts': ProcessorAccountView
  'POST /processor-accounts/:processorAccountID/check': ProcessorCheckView
  'POST /processor-notices/:processorNoticeID/look-again': ProcessorNoticeView
  'POST /processor-reports': ReportImportView
  'POST /processor-reports/read': ReportedAccountView
  'POST /processors/:processorAccountID/notices': void
  'POST /products': ProductView
  'POST /products/:productID/retire': ProductView
  'POST /reconciliation-adjustments': AdjustmentView
  'POST /reconciliation-adjustments/:adjustmentID/approve': AdjustmentView
  'POST /reconciliation-adjustments/:adjustmentID/reject': AdjustmentView
  'POST /reconciliation-differences/:differenceID/adopt-dispute': DisputeView
  'POST /reconciliation-differences/:differenceID/adopt-failure': FailureAdoptionView
  'POST /reconciliation-differences/:differenceID/adopt-refund': RefundView
  'POST /reconciliation-differences/:differenceID/explain': DifferenceView
  'POST /reconciliation-differences/:differenceID/reopen': DifferenceView
  'POST /requirements': RequirementView
  'POST /reviews/:transactionID/block': TransactionView
  'POST /reviews/:transactionID/release': TransactionView
  'POST /risk-lists/:kind/entries': RiskListEntryView
  'POST /risk-rules': RiskRuleView
  'POST /risk-rules/preview': RiskPreviewView
  'POST /roles': RoleView
  'POST /roles/:roleID/preview': RolePreviewView
  'POST /routing-rules': RoutingRuleView
  'POST /routing-rules/preview': RoutingPreviewView
  'POST /subscriptions': SubscriptionView
  'POST /subscriptions/:subscriptionID/cancel': SubscriptionView
  'POST /subscriptions/:subscriptionID/pause': SubscriptionView
  'POST /subscriptions/:subscriptionID/preview': SubscriptionPreviewView
  'POST /subscriptions/:subscriptionID/resume': SubscriptionView
  'POST /tax-rates': TaxRateView
  'POST /tax-rates/:taxRateID/retire': TaxRateView
  'POST /test-clocks': TestClockView
  'POST /test-clocks/:testClockID/advance': TestClockView
  'POST /test-clocks/:testClockID/close': TestClockView
  'POST /transactions': TransactionView
  'POST /transactions/:transactionID/cancel': TransactionView
  'POST /transactions/:transactionID/capture': TransactionView
  'POST /transactions/:transactionID/otp': TransactionView
  'POST /transactions/:transactionID/refunds': RefundView
  'POST /transactions/:transactionID/resend-otp': TransactionView
  'POST /transactions/:transactionID/test-credits': TestCreditView
  'POST /usage-events': UsageEventView
  'POST /webhook-inspector/:inspectorID': void
  'POST /write-offs': WriteOffDeskView
  'POST /write-offs/:writeOffID/approve': WriteOffDeskView
  'POST /write-offs/:writeOffID/reject': WriteOffDeskView
  'PUT /account/factors/:factorID': FactorView
  'PUT /account/preferences': PreferencesView
  'PUT /api-users/:apiUserID': ApiUserView
  'PUT /approval-policy': ApprovalPolicyView
  'PUT /bank-accounts/:bankAccountID': BankAccountView
  'PUT /clients/:clientID': ClientView
  'PUT /clients/:clientID/apiusers/:apiUserID': ApiUserView
  'PUT /clients/:clientID/limits': ClientLimitsView
  'PUT /clients/:clientID/members/:clientMemberID': MemberView
  'PUT /clients/:clientID/payout-schedule': PayoutScheduleView
  'PUT /clients/:clientID/persons/:clientPersonID': PersonView
  'PUT /clients/:clientID/processor-accounts/:processorAccountID': ProcessorAccountView
  'PUT /clients/:clientID/requirements/:requirementID': ClientRequirementView
  'PUT /clients/:clientID/return-origins': ReturnOriginsView
  'PUT /clients/:clientID/risk': ClientRiskView
  'PUT /clients/:clientID/security-policy': ClientSecurityPolicyView
  'PUT /clients/:clientID/settlement-account': SettlementAccountView
  'PUT /clients/:clientID/settlement-accounts/:settlementAccountID': SettlementAccountView
  'PUT /clients/:clientID/terms': ClientTermsView
  'PUT /clients/:clientID/webhook-endpoints/:endpointID': WebhookEndpointView
  'PUT /clients/me': ClientView
  'PUT /customers/:customerID': CustomerView
  'PUT /customers/:customerID/default-payment-method': CustomerView
  'PUT /customers/:customerID/transactions/:transactionID': TransactionView
  'PUT /dunning-settings': DunningSettingsView
  'PUT /identity-providers/:providerID': IdentityProviderView
  'PUT /invoice-settings': InvoiceSettingsView
  'PUT /invoices/:invoiceID': InvoiceView
  'PUT /payer-access/sessions/:token/subscriptions/:subscriptionID/payment-method': PayerSubscriptionView
  'PUT /payment-links/:token/coupon': CheckoutView
  'PUT /payout-policy': PayoutPolicyView
  'PUT /permissions/:permissionID': PermissionView
  'PUT /plans/:planID': PlanView
  'PUT /portal-settings': PortalSettingsView
  'PUT /portal-users/:id': PortalUserView
  'PUT /portal-users/me': PortalUserView
  'PUT /processor-accounts/:processorAccountID': ProcessorAccountView
  'PUT /products/:productID': ProductView
  'PUT /requirements/:requirementID': RequirementView
  'PUT /risk-rules/:riskRuleID': RiskRuleView
  'PUT /risk-rules/order': RiskRulesView
  'PUT /roles/:roleID': RoleView
  'PUT /routing-rules/:routingRuleID': RoutingRuleView
  'PUT /routing-rules/order': RoutingRulesView
  'PUT /security-policy': SecurityPolicyView
  'PUT /subscriptions/:subscriptionID': SubscriptionView
}
