import * as words from '#contract/messages/payout-mails.js'
import { formatMoney } from '#contract/money.js'
import type { Part } from './mail-part.js'

export const payoutWords: { payout: Part<'payout'> } = {
  payout: ({ payoutID, mode, amount, currency, status, reason, last4 }) => {
    const money = formatMoney(amount, currency)
    return {
      subject: `${mode === 'test' ? words.test : ''}${words.subjects[status](money)}`,
      paragraphs: [words.news[status](money, last4), ...(reason ? [words.reason(reason)] : [])],
      button: { label: words.button, path: `/client/payouts/${payoutID}` },
      closing: words.closing,
    }
  },
}
