import type { Words } from '../words.js'

/** What every language has, by the names of the English files. A name that is missing or too many does not compile. */
export interface Translated {
  accountMails: Words<typeof import('./account-mails.js')>
  common: Words<typeof import('./components/common.js')>
  debtMails: Words<typeof import('./debt-mails.js')>
  disputeMails: Words<typeof import('./dispute-mails.js')>
  pay: Words<typeof import('./pay.js')>
  payerRefusals: Words<typeof import('./payer-refusals.js')>
  payoutMails: Words<typeof import('./payout-mails.js')>
  receipts: Words<typeof import('./receipts.js')>
  frame: Words<typeof import('./frame.js')>
  clientArea: Words<typeof import('./client-area.js')>
  area: Words<typeof import('./client/area.js')>
  signIn: Words<typeof import('./sign-in.js')>
  signUp: Words<typeof import('./sign-up.js')>
  clientSignUp: Words<typeof import('./client/signup.js')>
  siteLayout: Words<typeof import('./site/layout.js')>
  dashboard: Words<typeof import('./client/dashboard.js')>
  payments: Words<typeof import('./components/payments.js')>
  transactions: Words<typeof import('./client/transactions.js')>
  pendingApproval: Words<typeof import('./client/pending-approval.js')>
  checklist: Words<typeof import('./checklist.js')>
  persons: Words<typeof import('./persons.js')>
  outcomes: Words<typeof import('./outcomes.js')>
  confirm: Words<typeof import('./confirm.js')>
  lists: Words<typeof import('./lists.js')>
  rights: Words<typeof import('./rights.js')>
  payment: Words<typeof import('./client/payment.js')>
  clientPayouts: Words<typeof import('./client/payouts.js')>
  payoutParts: Words<typeof import('./components/payouts.js')>
  apiUsers: Words<typeof import('./client/api-users.js')>
  apiUserLimits: Words<typeof import('./components/api-user-limits.js')>
  banks: Words<typeof import('./client/banks.js')>
  clientProfile: Words<typeof import('./client/profile.js')>
  profile: Words<typeof import('./profile.js')>
  account: Words<typeof import('./client/account.js')>
  limits: Words<typeof import('./limits.js')>
  terms: Words<typeof import('./components/terms.js')>
  modes: Words<typeof import('./components/modes.js')>
  debts: Words<typeof import('./components/debts.js')>
  holds: Words<typeof import('./holds.js')>
  notFound: Words<typeof import('./not-found.js')>
  calls: Words<typeof import('./calls.js')>
  passwords: Words<typeof import('./passwords.js')>
  clientRefusals: Words<typeof import('./client-refusals.js')>
  transactionActions: Words<typeof import('./transaction-actions.js')>
  paymentLinks: Words<typeof import('./client/payment-links.js')>
  checkoutSessions: Words<typeof import('./client/checkout-sessions.js')>
  returnOrigins: Words<typeof import('./client/return-origins.js')>
  statementDescriptor: Words<typeof import('./statement-descriptor.js')>
  disputes: Words<typeof import('./disputes.js')>
  stepUp: Words<typeof import('./step-up.js')>
  factors: Words<typeof import('./factors.js')>
  enrolment: Words<typeof import('./enrolment.js')>
  passkeys: Words<typeof import('./passkeys.js')>
  team: Words<typeof import('./client/team.js')>
  webhooks: Words<typeof import('./client/webhooks.js')>
  webhookDeliveries: Words<typeof import('./client/webhook-deliveries.js')>
  webhookInspector: Words<typeof import('./client/webhook-inspector.js')>
  webhookSignatures: Words<typeof import('./client/webhook-signatures.js')>
  webhookEvents: Words<typeof import('./client/webhook-events.js')>
  securityEvents: Words<typeof import('./security-events.js')>
  securityPolicy: Words<typeof import('./security-policy.js')>
  identityProviders: Words<typeof import('./identity-providers.js')>
  devices: Words<typeof import('./client/devices.js')>
  search: Words<typeof import('./search.js')>
  requestLogs: Words<typeof import('./request-logs.js')>
  cards: Words<typeof import('./cards.js')>
  forgotPassword: Words<typeof import('./site/forgot-password.js')>
  resetPassword: Words<typeof import('./site/reset-password.js')>
  confirmEmail: Words<typeof import('./site/confirm-email.js')>
  invitation: Words<typeof import('./site/invitation.js')>
  signInLink: Words<typeof import('./site/sign-in-link.js')>
  refuseEmail: Words<typeof import('./site/refuse-email.js')>
  liftHold: Words<typeof import('./site/lift-hold.js')>
  notMe: Words<typeof import('./site/not-me.js')>
  states: Words<typeof import('./components/states.js')>
  mailedLink: Words<typeof import('./site/mailed-link.js')>
}

export type Noun = keyof Translated

/** Mails, receipts and payers' pages need all of theirs; a noun of the merchant area that a language has not yet is said in English. */
type Always =
  | 'accountMails'
  | 'common'
  | 'debtMails'
  | 'disputeMails'
  | 'pay'
  | 'payerRefusals'
  | 'payoutMails'
  | 'receipts'
export type SoFar = Pick<Translated, Always> & Partial<Translated>
