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
}

export type Noun = keyof Translated
