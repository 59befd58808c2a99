import { Foundation1763726400000 } from './migrations/202511211200-foundation.js'
import { Events1763737200000 } from './migrations/202511211500-events.js'
import { Money1763737800000 } from './migrations/202511211510-money.js'
import { Webhooks1763738400000 } from './migrations/202511211520-webhooks.js'
import { PaymentLinks1763739000000 } from './migrations/202511211530-payment-links.js'
import { StaffLists1763743200000 } from './migrations/202511211640-staff-lists.js'
import { Retention1763758800000 } from './migrations/202511212100-retention.js'
import { ClientSummary1763769600000 } from './migrations/202511220000-client-summary.js'
import { UnloggedLimits1763771400000 } from './migrations/202511220030-unlogged-limits.js'
import { Verifications1763805600000 } from './migrations/202511221000-verifications.js'
import { Takeover1763806200000 } from './migrations/202511221010-takeover.js'
import { StaffAccounts1763806800000 } from './migrations/202511221020-staff-accounts.js'
import { KnownDevices1763807400000 } from './migrations/202511221030-known-devices.js'
import { RevokedTokens1763808600000 } from './migrations/202511221050-revoked-tokens.js'
import { InFlightBy1763811600000 } from './migrations/202511221140-in-flight-by.js'
import { Logins1763815020000 } from './migrations/202511221237-logins.js'
import { Processors1763815800000 } from './migrations/202511221250-processors.js'
import { ApiUserLimits1763817000000 } from './migrations/202511221310-api-user-limits.js'
import { LoginFactors1763820000000 } from './migrations/202511221400-login-factors.js'
import { Proofs1763821000000 } from './migrations/202511221416-proofs.js'
import { Passkeys1763822000000 } from './migrations/202511221433-passkeys.js'
import { StepUp1763823000000 } from './migrations/202511221450-step-up.js'
import { SecurityPolicy1763823060000 } from './migrations/202511221451-security-policy.js'
import { ClientMembers1763824000000 } from './migrations/202511221506-client-members.js'
import { RefundLimits1763824500000 } from './migrations/202511221515-refund-limits.js'
import { TransactionActors1763824560000 } from './migrations/202511221516-transaction-actors.js'
import { IdentityProviders1763825000000 } from './migrations/202511221523-identity-providers.js'
import { Modes1763826000000 } from './migrations/202511221540-modes.js'
import { ProcessorAccounts1763827020000 } from './migrations/202511221557-processor-accounts.js'
import { PaymentAttempts1763827080000 } from './migrations/202511221558-payment-attempts.js'
import { ReceivedNotices1763827140000 } from './migrations/202511221559-received-notices.js'
import { Routing1763827200000 } from './migrations/202511221600-routing.js'
import { PaymentsAway1763828000000 } from './migrations/202511221613-payments-away.js'
import { CheckoutSessions1763829000000 } from './migrations/202511221630-checkout-sessions.js'
import { DisputeEvidence1763830000000 } from './migrations/202511221646-dispute-evidence.js'
import { Requirements1763840000000 } from './migrations/202511221933-requirements.js'
import { LedgerOwners1763850000000 } from './migrations/202511222220-ledger-owners.js'
import { Terms1763850060000 } from './migrations/202511222221-terms.js'
import { Payouts1763851800000 } from './migrations/202511222250-payouts.js'
import { BankFiles1763852000000 } from './migrations/202511222253-bank-files.js'
import { AccountVolumes1763853000000 } from './migrations/202511222310-account-volumes.js'
import { Limits1763855000000 } from './migrations/202511222343-limits.js'
import { Risk1763855100000 } from './migrations/202511222345-risk.js'
import { PersonPapers1763856000000 } from './migrations/202511230000-person-papers.js'
import { TwoPeople1763856060000 } from './migrations/202511230001-two-people.js'
import { ExpiryPauses1763856120000 } from './migrations/202511230002-expiry-pauses.js'
import { ProcessorReports1763860000000 } from './migrations/202511230106-processor-reports.js'
import { Debts1763861040000 } from './migrations/202511230124-debts.js'
import { PlanLimits1763863000000 } from './migrations/202511230156-plan-limits.js'
import { CardsToldLater1763863060000 } from './migrations/202511230157-cards-told-later.js'
import { StatementDescriptors1763863120000 } from './migrations/202511230158-statement-descriptors.js'
import { LedgerLines1763864000000 } from './migrations/202511230213-ledger-lines.js'
import { RequestLogs1763868000000 } from './migrations/202511230320-request-logs.js'
import { EventStreams1763870000000 } from './migrations/202511230353-event-streams.js'
import { DeviceLogins1763870040000 } from './migrations/202511230354-device-logins.js'
import { ApiVersions1763870100000 } from './migrations/202511230355-api-versions.js'
import { RequestLogPrograms1763871000000 } from './migrations/202511230410-request-log-programs.js'
import { Languages1763872000000 } from './migrations/202511230426-languages.js'
import { RoleUses1763873000000 } from './migrations/202511230443-role-uses.js'
import { DecisionLog1763873060000 } from './migrations/202511230444-decision-log.js'
import { SearchedColumns1763874600000 } from './migrations/202511230510-searched-columns.js'
import { Operations1763874660000 } from './migrations/202511230511-operations.js'
import { StatusSamples1763874720000 } from './migrations/202511230512-status-samples.js'
import { DayTotals1763874780000 } from './migrations/202511230513-day-totals.js'
import { UnclearCalls1764074400000 } from './migrations/202511251240-unclear-calls.js'
import { PaymentFailures1764075000000 } from './migrations/202511251250-payment-failures.js'
import { ExchangedRows1764075600000 } from './migrations/202511251300-exchanged-rows.js'
import { Availability1764075660000 } from './migrations/202511251301-availability.js'
import { DisputeStages1764076200000 } from './migrations/202511251310-dispute-stages.js'
import { MerchantAccounts1764078000000 } from './migrations/202511251340-merchant-accounts.js'
import { RefundsBeyondBalance1764079200000 } from './migrations/202511251400-refunds-beyond-balance.js'
import { EvidenceFiles1764081000000 } from './migrations/202511251430-evidence-files.js'
import { ReconciliationAdjustments1764081600000 } from './migrations/202511251440-reconciliation-adjustments.js'
import { Customers1764082200000 } from './migrations/202511251450-customers.js'
import { AwaitedTransfers1764082800000 } from './migrations/202511251500-awaited-transfers.js'
import { SavedPaymentMethods1764083400000 } from './migrations/202511251510-saved-payment-methods.js'
import { PayerAccess1764084300000 } from './migrations/202511251525-payer-access.js'
import { TransferRefunds1764084600000 } from './migrations/202511251530-transfer-refunds.js'
import { Prices1764085200000 } from './migrations/202511251540-prices.js'
import { Invoices1764085500000 } from './migrations/202511251545-invoices.js'
import { SkippedReportRows1764086400000 } from './migrations/202511251600-skipped-report-rows.js'
import { Setups1764086700000 } from './migrations/202511251605-setups.js'
import { DefaultMethods1764086760000 } from './migrations/202511251606-default-methods.js'
import { NotifiedPayers1764086820000 } from './migrations/202511251607-notified-payers.js'
import { StaffSeeCustomers1764086880000 } from './migrations/202511251608-staff-see-customers.js'
import { CustomersOfAll1764086940000 } from './migrations/202511251609-customers-of-all.js'
import { BankNotifications1764087000000 } from './migrations/202511251610-bank-notifications.js'
import { TransfersByAddress1764087120000 } from './migrations/202511251612-transfers-by-address.js'
import { InvoiceParts1764087300000 } from './migrations/202511251615-invoice-parts.js'
import { CreditNotes1764087480000 } from './migrations/202511251618-credit-notes.js'
import { Subscriptions1764087900000 } from './migrations/202511251625-subscriptions.js'
import { TestClocks1764088200000 } from './migrations/202511251630-test-clocks.js'
import { Dunning1764088320000 } from './migrations/202511251632-dunning.js'
import { ReportDownloads1764088500000 } from './migrations/202511251635-report-downloads.js'
import { SettlementCurrencies1764088800000 } from './migrations/202511251640-settlement-currencies.js'
import { PaymentFileProfiles1764088860000 } from './migrations/202511251641-payment-file-profiles.js'
import { PayeeChecks1764088920000 } from './migrations/202511251642-payee-checks.js'
import { KeptFees1764088980000 } from './migrations/202511251643-kept-fees.js'
import { ClientDisputes1764089880000 } from './migrations/202511251658-client-disputes.js'
import { SubscriptionSales1764154800000 } from './migrations/202511261100-subscription-sales.js'
import { RevenueMovements1764158400000 } from './migrations/202511261200-revenue-movements.js'
import { ConnectedAccounts1764162000000 } from './migrations/202511261300-connected-accounts.js'
import { SetupsByNetwork1764165600000 } from './migrations/202511261400-setups-by-network.js'
import { ClockAndAgingIndexes1764181800000 } from './migrations/202511261830-clock-and-aging-indexes.js'
import { BillingPortal1764183600000 } from './migrations/202511261900-billing-portal.js'
import { Coupons1764185400000 } from './migrations/202511261930-coupons.js'
import { PortalLinkMakers1764186000000 } from './migrations/202511261940-portal-link-makers.js'
import { SavedByInvoices1764221400000 } from './migrations/202511270530-saved-by-invoices.js'
import { PermissionNames1764247800000 } from './migrations/202511271250-permission-names.js'
import { AttentionIndices1764250200000 } from './migrations/202511271330-attention-indices.js'
import { LedgerSums1764250800000 } from './migrations/202511271340-ledger-sums.js'
import { ConnectedSetupsAndReversals1764251400000 } from './migrations/202511271350-connected-setups-and-reversals.js'
import { Usage1764252000000 } from './migrations/202511271400-usage.js'
import { PartPayments1764252600000 } from './migrations/202511271410-part-payments.js'
import { DocumentLanguages1764253200000 } from './migrations/202511271420-document-languages.js'
import { CancellationMonths1764256800000 } from './migrations/202511271520-cancellation-months.js'
import { FurtherSettlementAccounts1764262800000 } from './migrations/202511271700-further-settlement-accounts.js'
import { Subaccounts1764270000000 } from './migrations/202511271900-subaccounts.js'
import { SkippedTries1764271800000 } from './migrations/202511271930-skipped-tries.js'
import { AskedSubaccounts1764277200000 } from './migrations/202511272100-asked-subaccounts.js'

export const migrations = [
  Foundation1763726400000,
  Events1763737200000,
  Money1763737800000,
  Webhooks1763738400000,
  PaymentLinks1763739000000,
  StaffLists1763743200000,
  Retention1763758800000,
  ClientSummary1763769600000,
  UnloggedLimits1763771400000,
  Verifications1763805600000,
  Takeover1763806200000,
  StaffAccounts1763806800000,
  KnownDevices1763807400000,
  RevokedTokens1763808600000,
  InFlightBy1763811600000,
  Logins1763815020000,
  Processors1763815800000,
  ApiUserLimits1763817000000,
  LoginFactors1763820000000,
  Proofs1763821000000,
  Passkeys1763822000000,
  StepUp1763823000000,
  SecurityPolicy1763823060000,
  ClientMembers1763824000000,
  RefundLimits1763824500000,
  TransactionActors1763824560000,
  IdentityProviders1763825000000,
  Modes1763826000000,
  ProcessorAccounts1763827020000,
  PaymentAttempts1763827080000,
  ReceivedNotices1763827140000,
  Routing1763827200000,
  PaymentsAway1763828000000,
  CheckoutSessions1763829000000,
  DisputeEvidence1763830000000,
  Requirements1763840000000,
  LedgerOwners1763850000000,
  Terms1763850060000,
  Payouts1763851800000,
  BankFiles1763852000000,
  AccountVolumes1763853000000,
  Limits1763855000000,
  Risk1763855100000,
  PersonPapers1763856000000,
  TwoPeople1763856060000,
  ExpiryPauses1763856120000,
  ProcessorReports1763860000000,
  Debts1763861040000,
  PlanLimits1763863000000,
  CardsToldLater1763863060000,
  StatementDescriptors1763863120000,
  LedgerLines1763864000000,
  RequestLogs1763868000000,
  EventStreams1763870000000,
  DeviceLogins1763870040000,
  ApiVersions1763870100000,
  RequestLogPrograms1763871000000,
  Languages1763872000000,
  RoleUses1763873000000,
  DecisionLog1763873060000,
  SearchedColumns1763874600000,
  Operations1763874660000,
  StatusSamples1763874720000,
  DayTotals1763874780000,
  UnclearCalls1764074400000,
  PaymentFailures1764075000000,
  ExchangedRows1764075600000,
  Availability1764075660000,
  DisputeStages1764076200000,
  MerchantAccounts1764078000000,
  RefundsBeyondBalance1764079200000,
  EvidenceFiles1764081000000,
  ReconciliationAdjustments1764081600000,
  Customers1764082200000,
  AwaitedTransfers1764082800000,
  SavedPaymentMethods1764083400000,
  PayerAccess1764084300000,
  TransferRefunds1764084600000,
  Prices1764085200000,
  Invoices1764085500000,
  SkippedReportRows1764086400000,
  Setups1764086700000,
  DefaultMethods1764086760000,
  NotifiedPayers1764086820000,
  StaffSeeCustomers1764086880000,
  CustomersOfAll1764086940000,
  BankNotifications1764087000000,
  InvoiceParts1764087300000,
  CreditNotes1764087480000,
  Subscriptions1764087900000,
  TestClocks1764088200000,
  Dunning1764088320000,
  ReportDownloads1764088500000,
  SettlementCurrencies1764088800000,
  PaymentFileProfiles1764088860000,
  PayeeChecks1764088920000,
  KeptFees1764088980000,
  ClientDisputes1764089880000,
  ConnectedAccounts1764162000000,
  SubscriptionSales1764154800000,
  TransfersByAddress1764087120000,
  RevenueMovements1764158400000,
  SetupsByNetwork1764165600000,
  ClockAndAgingIndexes1764181800000,
  BillingPortal1764183600000,
  Coupons1764185400000,
  PortalLinkMakers1764186000000,
  SavedByInvoices1764221400000,
  PermissionNames1764247800000,
  AttentionIndices1764250200000,
  LedgerSums1764250800000,
  ConnectedSetupsAndReversals1764251400000,
  Usage1764252000000,
  PartPayments1764252600000,
  DocumentLanguages1764253200000,
  CancellationMonths1764256800000,
  FurtherSettlementAccounts1764262800000,
  Subaccounts1764270000000,
  SkippedTries1764271800000,
  AskedSubaccounts1764277200000,
]
