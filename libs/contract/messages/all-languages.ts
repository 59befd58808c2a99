import type { Language } from '../languages.js'
import * as accountMails from './account-mails.js'
import { arabic } from '../translations/ar/arabic.js'
import * as attempts from './attempts.js'
import * as calls from './calls.js'
import * as cards from './cards.js'
import * as checklist from './checklist.js'
import * as clientArea from './client-area.js'
import * as clientRefusals from './client-refusals.js'
import * as account from './client/account.js'
import * as apiUsers from './client/api-users.js'
import * as area from './client/area.js'
import * as banks from './client/banks.js'
import * as checkoutSessions from './client/checkout-sessions.js'
import * as dashboard from './client/dashboard.js'
import * as devices from './client/devices.js'
import * as payment from './client/payment.js'
import * as paymentLinks from './client/payment-links.js'
import * as clientPayouts from './client/payouts.js'
import * as pendingApproval from './client/pending-approval.js'
import * as clientProfile from './client/profile.js'
import * as returnOrigins from './client/return-origins.js'
import * as clientSignUp from './client/signup.js'
import * as team from './client/team.js'
import * as transactions from './client/transactions.js'
import * as webhookDeliveries from './client/webhook-deliveries.js'
import * as webhookEvents from './client/webhook-events.js'
import * as webhookInspector from './client/webhook-inspector.js'
import * as webhookSignatures from './client/webhook-signatures.js'
import * as webhooks from './client/webhooks.js'
import * as apiUserLimits from './components/api-user-limits.js'
import * as common from './components/common.js'
import * as debts from './components/debts.js'
import * as modes from './components/modes.js'
import * as payments from './components/payments.js'
import * as payoutParts from './components/payouts.js'
import * as states from './components/states.js'
import * as terms from './components/terms.js'
import * as confirm from './confirm.js'
import * as debtMails from './debt-mails.js'
import * as disputeMails from './dispute-mails.js'
import * as disputes from './disputes.js'
import * as enrolment from './enrolment.js'
import { spanish } from '../translations/es/spanish.js'
import * as factors from './factors.js'
import { french } from '../translations/fr/french.js'
import * as frame from './frame.js'
import * as holds from './holds.js'
import * as identityProviders from './identity-providers.js'
import * as limits from './limits.js'
import * as lists from './lists.js'
import * as notFound from './not-found.js'
import * as outcomes from './outcomes.js'
import * as passkeys from './passkeys.js'
import * as passwords from './passwords.js'
import * as pay from './pay.js'
import * as payerRefusals from './payer-refusals.js'
import * as payoutMails from './payout-mails.js'
import * as persons from './persons.js'
import * as profile from './profile.js'
import { portuguese } from '../translations/pt/portuguese.js'
import * as receipts from './receipts.js'
import * as requestLogs from './request-logs.js'
import * as rights from './rights.js'
import * as search from './search.js'
import * as securityEvents from './security-events.js'
import * as securityPolicy from './security-policy.js'
import * as signIn from './sign-in.js'
import * as signUp from './sign-up.js'
import * as confirmEmail from './site/confirm-email.js'
import * as forgotPassword from './site/forgot-password.js'
import * as invitation from './site/invitation.js'
import * as siteLayout from './site/layout.js'
import * as liftHold from './site/lift-hold.js'
import * as mailedLink from './site/mailed-link.js'
import * as notMe from './site/not-me.js'
import * as refuseEmail from './site/refuse-email.js'
import * as resetPassword from './site/reset-password.js'
import * as signInLink from './site/sign-in-link.js'
import * as statementDescriptor from './statement-descriptor.js'
import * as stepUp from './step-up.js'
import * as transactionActions from './transaction-actions.js'
import type { Noun, Translated } from './translated.js'

const english: Translated = {
  accountMails,
  common,
  debtMails,
  disputeMails,
  pay,
  payerRefusals,
  payoutMails,
  receipts,
  frame,
  clientArea,
  area,
  signIn,
  signUp,
  clientSignUp,
  siteLayout,
  dashboard,
  payments,
  transactions,
  pendingApproval,
  checklist,
  persons,
  outcomes,
  confirm,
  lists,
  rights,
  payment,
  clientPayouts,
  payoutParts,
  apiUsers,
  apiUserLimits,
  banks,
  clientProfile,
  profile,
  account,
  limits,
  terms,
  modes,
  debts,
  holds,
  notFound,
  calls,
  passwords,
  clientRefusals,
  transactionActions,
  paymentLinks,
  checkoutSessions,
  returnOrigins,
  statementDescriptor,
  disputes,
  stepUp,
  factors,
  enrolment,
  passkeys,
  team,
  webhooks,
  webhookDeliveries,
  webhookInspector,
  webhookSignatures,
  webhookEvents,
  securityEvents,
  securityPolicy,
  identityProviders,
  devices,
  search,
  requestLogs,
  attempts,
  cards,
  forgotPassword,
  resetPassword,
  confirmEmail,
  invitation,
  signInLink,
  refuseEmail,
  liftHold,
  notMe,
  mailedLink,
  states,
}

/** All words of each language; servers alone read it, and a page is sent what it shows. */
export const wordsIn: Record<Language, Translated> = {
  en: english,
  fr: french,
  es: spanish,
  pt: portuguese,
  ar: arabic,
}

const notInTheArea: ReadonlySet<string> = new Set([
  ...['accountMails', 'debtMails', 'disputeMails', 'payoutMails', 'receipts', 'pay', 'payerRefusals', 'clientRefusals'],
])

/** What the pages of the merchant area say. */
export const spokenNouns = (Object.keys(english) as Noun[]).filter((noun) => !notInTheArea.has(noun))
