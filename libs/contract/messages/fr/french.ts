import type { SoFar } from '../translated.js'
import { accountMails } from './account-mails.js'
import { apiUsers } from './api-users.js'
import { area } from './area.js'
import { banks } from './banks.js'
import { checklist } from './checklist.js'
import { clientArea } from './client-area.js'
import { clientPayouts } from './client-payouts.js'
import { clientSignUp } from './client-sign-up.js'
import { common } from './common.js'
import { confirm } from './confirm.js'
import { dashboard } from './dashboard.js'
import { debtMails } from './debt-mails.js'
import { disputeMails } from './dispute-mails.js'
import { frame } from './frame.js'
import { lists } from './lists.js'
import { outcomes } from './outcomes.js'
import { pay } from './pay.js'
import { payerRefusals } from './payer-refusals.js'
import { payment } from './payment.js'
import { payments } from './payments.js'
import { payoutMails } from './payout-mails.js'
import { payoutParts } from './payout-parts.js'
import { pendingApproval } from './pending-approval.js'
import { receipts } from './receipts.js'
import { rights } from './rights.js'
import { signIn } from './sign-in.js'
import { signUp } from './sign-up.js'
import { siteLayout } from './site-layout.js'
import { team } from './team.js'
import { terms } from './terms.js'
import { transactions } from './transactions.js'

export const french: SoFar = {
  accountMails,
  apiUsers,
  area,
  banks,
  checklist,
  clientArea,
  clientPayouts,
  clientSignUp,
  common,
  confirm,
  dashboard,
  debtMails,
  disputeMails,
  frame,
  lists,
  outcomes,
  pay,
  payerRefusals,
  payment,
  payments,
  payoutMails,
  payoutParts,
  pendingApproval,
  receipts,
  rights,
  signIn,
  signUp,
  siteLayout,
  team,
  terms,
  transactions,
}
