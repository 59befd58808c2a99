import type { Language } from '../languages.js'
import * as accountMails from './account-mails.js'
import { arabic } from './ar/arabic.js'
import * as common from './components/common.js'
import * as debtMails from './debt-mails.js'
import * as disputeMails from './dispute-mails.js'
import { spanish } from './es/spanish.js'
import { french } from './fr/french.js'
import * as pay from './pay.js'
import * as payerRefusals from './payer-refusals.js'
import * as payoutMails from './payout-mails.js'
import { portuguese } from './pt/portuguese.js'
import * as receipts from './receipts.js'
import type { Translated } from './translated.js'

const english: Translated = {
  accountMails,
  common,
  debtMails,
  disputeMails,
  pay,
  payerRefusals,
  payoutMails,
  receipts,
}

/** All words of each language; servers alone read it, and a page is sent what it shows. */
export const wordsIn: Record<Language, Translated> = {
  en: english,
  fr: french,
  es: spanish,
  pt: portuguese,
  ar: arabic,
}
