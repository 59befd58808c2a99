import { billingEntities } from './billing-entities.js'
import { DayTotal } from '../money/transactions/day-total.entity.js'
import { PaymentCount } from '../money/client-limits/payment-count.entity.js'
import { PaymentLimits } from '../money/client-limits/payment-limits.entity.js'
import { RiskDecision } from '../money/risk-rules/risk-decision.entity.js'
import { RiskListEntry } from '../money/risk-rules/risk-list-entry.entity.js'
import { RiskRule } from '../money/risk-rules/risk-rule.entity.js'
import { RoutingRule } from '../money/routing/routing-rule.entity.js'
import { RoutingSet } from '../money/routing/routing-set.entity.js'
import { ContactMessage } from '../desk/contact/contact-message.entity.js'
import { Refusal } from '../desk/decisions/refusal.entity.js'
import { RequestLog } from '../desk/request-logs/request-log.entity.js'
import { StatusSample } from '../desk/status/status-sample.entity.js'
import { Verification } from '../money/book-verification/verification.entity.js'
import { BankAccount } from '../money/bank-accounts/bank-account.entity.js'
import { BankEntry } from '../money/bank-statements/bank-entry.entity.js'
import { BankStatement, BankStatementLine } from '../money/bank-statements/bank-statement.entity.js'
import { PayoutFile, PayoutFileLine } from '../money/payout-files/payout-file.entity.js'
import { Setup } from '../money/setups/setup.entity.js'
import { MethodSetup } from '../money/saved-methods/method-setup.entity.js'
import { SavedPaymentMethod } from '../money/saved-methods/saved-payment-method.entity.js'
import { Customer } from '../money/customers/customer.entity.js'
import { PayerLink } from '../money/payer-access/payer-link.entity.js'
import { PayerSession } from '../money/payer-access/payer-session.entity.js'
import { Dispute } from '../money/disputes/dispute.entity.js'
import { PaymentFailure } from '../money/payment-failures/payment-failure.entity.js'
import { DisputeMove } from '../money/disputes/dispute-move.entity.js'
import { LedgerBalance } from '../money/ledger/ledger-balance.entity.js'
import { LedgerEntry } from '../money/ledger/ledger-entry.entity.js'
import { LedgerSeal } from '../money/ledger-seals/ledger-seal.entity.js'
import { ClientTerms } from '../money/plans/client-terms.entity.js'
import { Plan } from '../money/plans/plan.entity.js'
import { KeptReserve } from '../money/reserves/kept-reserve.entity.js'
import { DebtRequest } from '../money/debts/debt-request.entity.js'
import { WriteOff } from '../money/debts/write-off.entity.js'
import { Payout } from '../money/payouts/payout.entity.js'
import { PayoutApproval } from '../money/payouts/payout-approval.entity.js'
import { PayoutLine } from '../money/payouts/payout-line.entity.js'
import { PayoutPolicy } from '../money/payouts/payout-policy.entity.js'
import { PayoutPosition } from '../money/payouts/payout-position.entity.js'
import { ConnectedAccount } from '../money/processors/connected-account.entity.js'
import { FurtherPayeeCheck } from '../money/payee-checks/further-payee-check.entity.js'
import { PayeeCheck } from '../money/payee-checks/payee-check.entity.js'
import { PayoutSchedule } from '../money/payouts/payout-schedule.entity.js'
import { ReturnOriginsRow } from '../money/return-origins/return-origins.entity.js'
import { PaymentLink } from '../money/payment-links/payment-link.entity.js'
import { ReceivedNotice } from '../money/processor-notices/received-notice.entity.js'
import { ProcessorAccount } from '../money/processors/processor-account.entity.js'
import { ProcessorReport, ProcessorReportRow } from '../money/processor-reports/processor-report.entity.js'
import { ReportBalance, ReportCursor } from '../money/processor-reports/report-cursor.entity.js'
import { ReportDownload } from '../money/processor-reports/report-download.entity.js'
import { SkippedReportRow } from '../money/processor-reports/skipped-report-row.entity.js'
import { ProcessorNotice } from '../money/processors/processor-notice.entity.js'
import { UnclearCall } from '../money/processors/unclear-call.entity.js'
import { UnreadableHour } from '../money/processors/unreadable-hour.entity.js'
import { Adjustment } from '../money/reconciliation-adjustments/adjustment.entity.js'
import { Difference } from '../money/reconciliation-differences/difference.entity.js'
import { AwaitedTransfer } from '../money/processors/awaited-transfer.entity.js'
import { SandboxDispute } from '../money/processors/sandbox/sandbox-dispute.entity.js'
import { Refund } from '../money/refunds/refund.entity.js'
import { FurtherAccount } from '../money/settlement-accounts/further-account.entity.js'
import { SettlementAccount } from '../money/settlement-accounts/settlement-account.entity.js'
import { PaymentAttempt } from '../money/transactions/payment-attempt.entity.js'
import { TransactionMove } from '../money/transactions/transaction-move.entity.js'
import { Transaction } from '../money/transactions/transaction.entity.js'
import { ResetToken } from '../people/account/reset-token.entity.js'
import { SignInLink } from '../people/sign-in/sign-in-link.entity.js'
import { ApiUser } from '../people/api-users/api-user.entity.js'
import { Client } from '../people/clients/client.entity.js'
import { ClientEmailChange } from '../people/clients/client-email-change.entity.js'
import { ClientMember } from '../people/clients/client-member.entity.js'
import { ApprovalPolicy } from '../people/clients/approval-policy.entity.js'
import { FirstApproval } from '../people/clients/first-approval.entity.js'
import { HighRiskMark } from '../people/clients/high-risk-mark.entity.js'
import { ClientHold } from '../people/holds/client-hold.entity.js'
import { RevokedToken } from '../people/oauth/revoked-token.entity.js'
import { HeldRight } from '../people/portal-users/held-right.entity.js'
import { Permission } from '../people/gate/permission.entity.js'
import { EmailConfirmation } from '../people/portal-users/email-confirmation.entity.js'
import { FactorReset } from '../people/factor-resets/factor-reset.entity.js'
import { IdentityProvider } from '../people/identity-providers/identity-provider.entity.js'
import { LinkedIdentity } from '../people/identity-providers/linked-identity.entity.js'
import { ProviderSession } from '../people/identity-providers/provider-session.entity.js'
import { SignOnState } from '../people/identity-providers/sign-on-state.entity.js'
import { PortalUser } from '../people/portal-users/portal-user.entity.js'
import { Role } from '../people/gate/role.entity.js'
import { RoleUse } from '../people/roles/role-use.entity.js'
import { ClientDocument } from '../people/requirements/client-document.entity.js'
import { ClientPause } from '../people/requirements/client-pause.entity.js'
import { ClientPerson } from '../people/requirements/client-person.entity.js'
import { RequirementAnswer } from '../people/requirements/requirement-answer.entity.js'
import { Requirement } from '../people/requirements/requirement.entity.js'
import { SecurityPolicy } from '../people/security-policy/security-policy.entity.js'
import { Session } from '../people/sessions/session.entity.js'
import { PasskeyChallenge } from '../people/passkeys/passkey-challenge.entity.js'
import { Passkey } from '../people/passkeys/passkey.entity.js'
import { LoginFactor } from '../people/factors/login-factor.entity.js'
import { RecoveryCode } from '../people/factors/recovery-code.entity.js'
import { NotMeLink } from '../people/sign-in/not-me-link.entity.js'
import { Login } from '../people/sign-in/login.entity.js'
import { SignInChallenge } from '../people/sign-in/sign-in-challenge.entity.js'
import { SignInFailure } from '../people/sign-in/sign-in-failure.entity.js'
import { AuditEntry } from '../platform/audit/audit-entry.entity.js'
import { Setting } from '../platform/database/setting.entity.js'
import { Event } from '../platform/events/event.entity.js'
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.entity.js'
import { Mail } from '../platform/mail/mail.entity.js'
import { SentForm } from '../platform/sent-forms/sent-form.entity.js'
import { WebhookAttempt } from '../webhooks/deliveries/webhook-attempt.entity.js'
import { DeviceLogin } from '../people/device-logins/device-login.entity.js'
import { EventPosition } from '../webhooks/event-streams/event-position.entity.js'
import { EventStreamRow } from '../webhooks/event-streams/event-stream-row.entity.js'
import { WebhookDelivery } from '../webhooks/deliveries/webhook-delivery.entity.js'
import { WebhookEndpoint } from '../webhooks/endpoints/webhook-endpoint.entity.js'
import { WebhookInspectorRequest } from '../webhooks/inspector/webhook-inspector-request.entity.js'
import { WebhookInspector } from '../webhooks/inspector/webhook-inspector.entity.js'

export const entities = [
  ...billingEntities,
  ApiUser,
  ApprovalPolicy,
  AuditEntry,
  BankAccount,
  BankEntry,
  BankStatement,
  BankStatementLine,
  Client,
  ClientEmailChange,
  ClientDocument,
  ClientHold,
  ClientMember,
  ClientPause,
  ClientPerson,
  ContactMessage,
  Customer,
  MethodSetup,
  Setup,
  SavedPaymentMethod,
  PayerLink,
  PayerSession,
  DeviceLogin,
  Dispute,
  PaymentFailure,
  DisputeMove,
  EmailConfirmation,
  Event,
  EventPosition,
  EventStreamRow,
  FirstApproval,
  HighRiskMark,
  FactorReset,
  IdentityProvider,
  LinkedIdentity,
  ProviderSession,
  SignOnState,
  HeldRight,
  IdempotencyKey,
  LedgerBalance,
  LedgerEntry,
  LedgerSeal,
  Login,
  LoginFactor,
  Mail,
  NotMeLink,
  Passkey,
  PasskeyChallenge,
  PaymentAttempt,
  RoutingRule,
  RoutingSet,
  PaymentLink,
  Payout,
  PayoutApproval,
  PayoutLine,
  PayoutPolicy,
  PayoutPosition,
  PayeeCheck,
  FurtherPayeeCheck,
  ConnectedAccount,
  PayoutSchedule,
  DebtRequest,
  WriteOff,
  PayoutFile,
  PayoutFileLine,
  Permission,
  DayTotal,
  PaymentCount,
  PaymentLimits,
  PortalUser,
  ProcessorAccount,
  Difference,
  Adjustment,
  ProcessorNotice,
  UnclearCall,
  UnreadableHour,
  ProcessorReport,
  ProcessorReportRow,
  ReportBalance,
  ReportDownload,
  SkippedReportRow,
  ReportCursor,
  ReceivedNotice,
  RequestLog,
  Refusal,
  StatusSample,
  RecoveryCode,
  Refund,
  Requirement,
  RequirementAnswer,
  ResetToken,
  ClientTerms,
  KeptReserve,
  Plan,
  ReturnOriginsRow,
  RevokedToken,
  RiskDecision,
  RiskListEntry,
  RiskRule,
  Role,
  RoleUse,
  AwaitedTransfer,
  SandboxDispute,
  SentForm,
  SecurityPolicy,
  Session,
  Setting,
  SettlementAccount,
  FurtherAccount,
  SignInChallenge,
  SignInFailure,
  SignInLink,
  Transaction,
  TransactionMove,
  Verification,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookInspector,
  WebhookInspectorRequest,
]
