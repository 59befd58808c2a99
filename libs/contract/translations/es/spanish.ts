import type { Translated } from '../../messages/translated.js'
import { account } from './account.js'
import { accountMails } from './account-mails.js'
import { apiUserLimits } from './api-user-limits.js'
import { apiUsers } from './api-users.js'
import { area } from './area.js'
import { attempts } from './attempts.js'
import { banks } from './banks.js'
import { calls } from './calls.js'
import { cards } from './cards.js'
import { checklist } from './checklist.js'
import { checkoutSessions } from './checkout-sessions.js'
import { clientArea } from './client-area.js'
import { clientPayouts } from './client-payouts.js'
import { clientProfile } from './client-profile.js'
import { clientRefusals } from './client-refusals.js'
import { clientSignUp } from './client-sign-up.js'
import { common } from './common.js'
import { confirm } from './confirm.js'
import { confirmEmail } from './confirm-email.js'
import { dashboard } from './dashboard.js'
import { debtMails } from './debt-mails.js'
import { debts } from './debts.js'
import { devices } from './devices.js'
import { disputeMails } from './dispute-mails.js'
import { disputes } from './disputes.js'
import { enrolment } from './enrolment.js'
import { factors } from './factors.js'
import { forgotPassword } from './forgot-password.js'
import { frame } from './frame.js'
import { holds } from './holds.js'
import { identityProviders } from './identity-providers.js'
import { invitation } from './invitation.js'
import { liftHold } from './lift-hold.js'
import { limits } from './limits.js'
import { lists } from './lists.js'
import { mailedLink } from './mailed-link.js'
import { modes } from './modes.js'
import { notFound } from './not-found.js'
import { notMe } from './not-me.js'
import { outcomes } from './outcomes.js'
import { passkeys } from './passkeys.js'
import { passwords } from './passwords.js'
import { pay } from './pay.js'
import { payerRefusals } from './payer-refusals.js'
import { payment } from './payment.js'
import { paymentLinks } from './payment-links.js'
import { payments } from './payments.js'
import { payoutMails } from './payout-mails.js'
import { payoutParts } from './payout-parts.js'
import { pendingApproval } from './pending-approval.js'
import { persons } from './persons.js'
import { profile } from './profile.js'
import { receipts } from './receipts.js'
import { refuseEmail } from './refuse-email.js'
import { requestLogs } from './request-logs.js'
import { resetPassword } from './reset-password.js'
import { returnOrigins } from './return-origins.js'
import { rights } from './rights.js'
import { search } from './search.js'
import { securityEvents } from './security-events.js'
import { securityPolicy } from './security-policy.js'
import { signIn } from './sign-in.js'
import { signInLink } from './sign-in-link.js'
import { signUp } from './sign-up.js'
import { siteLayout } from './site-layout.js'
import { statementDescriptor } from './statement-descriptor.js'
import { states } from './states.js'
import { stepUp } from './step-up.js'
import { team } from './team.js'
import { terms } from './terms.js'
import { transactionActions } from './transaction-actions.js'
import { transactions } from './transactions.js'
import { webhookDeliveries } from './webhook-deliveries.js'
import { webhookEvents } from './webhook-events.js'
import { webhookInspector } from './webhook-inspector.js'
import { webhookSignatures } from './webhook-signatures.js'
import { webhooks } from './webhooks.js'

export const spanish: Translated = {
  account,
  accountMails,
  apiUserLimits,
  apiUsers,
  area,
  banks,
  calls,
  cards,
  checklist,
  checkoutSessions,
  clientArea,
  clientPayouts,
  clientProfile,
  clientRefusals,
  clientSignUp,
  common,
  confirm,
  confirmEmail,
  dashboard,
  debtMails,
  debts,
  devices,
  disputeMails,
  disputes,
  enrolment,
  factors,
  forgotPassword,
  frame,
  holds,
  identityProviders,
  invitation,
  liftHold,
  limits,
  lists,
  mailedLink,
  modes,
  notFound,
  notMe,
  outcomes,
  passkeys,
  passwords,
  pay,
  payerRefusals,
  payment,
  paymentLinks,
  payments,
  payoutMails,
  payoutParts,
  pendingApproval,
  persons,
  profile,
  receipts,
  refuseEmail,
  requestLogs,
  attempts,
  resetPassword,
  returnOrigins,
  rights,
  search,
  securityEvents,
  securityPolicy,
  signIn,
  signInLink,
  signUp,
  siteLayout,
  statementDescriptor,
  states,
  stepUp,
  team,
  terms,
  transactionActions,
  transactions,
  webhookDeliveries,
  webhookEvents,
  webhookInspector,
  webhookSignatures,
  webhooks,
}
