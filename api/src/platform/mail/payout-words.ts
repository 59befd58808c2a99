import { moneyIn } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import type { Part } from './mail-part.js'

export const payoutWords: { payout: Part<'payout'> } = {
  payout: ({ payoutID, mode, amount, currency, status, reason, last4 }, language) => {
    const words = wordsIn[language].payoutMails
    const money = moneyIn(formatsOf(language), amount, currency)
    return {
      subject: `${mode === 'test' ? words.test : ''}${words.subjects[status](money)}`,
      paragraphs: [words.news[status](money, last4), ...(reason ? [words.reason(reason)] : [])],
      button: { label: words.button, path: `/client/payouts/${payoutID}` },
      closing: words.closing,
    }
  },
}
