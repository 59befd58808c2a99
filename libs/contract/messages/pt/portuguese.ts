import type { Translated } from '../translated.js'
import { accountMails } from './account-mails.js'
import { common } from './common.js'
import { debtMails } from './debt-mails.js'
import { disputeMails } from './dispute-mails.js'
import { pay } from './pay.js'
import { payerRefusals } from './payer-refusals.js'
import { payoutMails } from './payout-mails.js'
import { receipts } from './receipts.js'

export const portuguese: Translated = {
  accountMails,
  common,
  debtMails,
  disputeMails,
  pay,
  payerRefusals,
  payoutMails,
  receipts,
}
