import { moneyIn } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import type { Part } from './mail-part.js'

export const paymentFailureWords: { 'payment-failed': Part<'payment-failed'> } = {
  'payment-failed': ({ transactionID, mode, amount, currency }, language) => {
    const words = wordsIn[language].paymentFailureMails
    const money = moneyIn(formatsOf(language), amount, currency)
    return {
      subject: `${mode === 'test' ? words.test : ''}${words.subject(money)}`,
      paragraphs: [words.news(money, transactionID), words.advice],
      button: { label: words.button, path: `/client/transactions/${transactionID}` },
      closing: words.closing,
    }
  },
}
