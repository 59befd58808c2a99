import { RoutingRule } from '../money/routing/routing-rule.entity.js'
import { RoutingSet } from '../money/routing/routing-set.entity.js'
import { ContactMessage } from '../desk/contact/contact-message.entity.js'
import { Verification } from '../money/book-verification/verification.entity.js'
import { Dispute } from '../money/disputes/dispute.entity.js'
import { LedgerBalance } from '../money/ledger/ledger-balance.entity.js'
import { LedgerEntry } from '../money/ledger/ledger-entry.entity.js'
import { ReturnOriginsRow } from '../money/return-origins/return-origins.entity.js'
import { PaymentLink } from '../money/payment-links/payment-link.entity.js'
import { ReceivedNotice } from '../money/processor-notices/received-notice.entity.js'
import { ProcessorAccount } from '../money/processors/processor-account.entity.js'
import { ProcessorNotice } from '../money/processors/processor-notice.entity.js'
import { SandboxDispute } from '../money/processors/sandbox/sandbox-dispute.entity.js'
import { Refund } from '../money/refunds/refund.entity.js'
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
import { ClientDocument } from '../people/requirements/client-document.entity.js'
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
import { WebhookDelivery } from '../webhooks/deliveries/webhook-delivery.entity.js'
import { WebhookEndpoint } from '../webhooks/endpoints/webhook-endpoint.entity.js'
import { WebhookInspectorRequest } from '../webhooks/inspector/webhook-inspector-request.entity.js'
import { WebhookInspector } from '../webhooks/inspector/webhook-inspector.entity.js'

export const entities = [
  ApiUser,
  AuditEntry,
  Client,
  ClientEmailChange,
  ClientDocument,
  ClientHold,
  ClientMember,
  ClientPerson,
  ContactMessage,
  Dispute,
  EmailConfirmation,
  Event,
  FactorReset,
  IdentityProvider,
  LinkedIdentity,
  ProviderSession,
  SignOnState,
  HeldRight,
  IdempotencyKey,
  LedgerBalance,
  LedgerEntry,
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
  Permission,
  PortalUser,
  ProcessorAccount,
  ProcessorNotice,
  ReceivedNotice,
  RecoveryCode,
  Refund,
  Requirement,
  RequirementAnswer,
  ResetToken,
  ReturnOriginsRow,
  RevokedToken,
  Role,
  SandboxDispute,
  SentForm,
  SecurityPolicy,
  Session,
  Setting,
  SettlementAccount,
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
