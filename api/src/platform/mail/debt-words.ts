import { moneyIn } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import type { Part } from './mail-part.js'

export const debtWords: { debt: Part<'debt'> } = {
  debt: ({ mode, amount, currency, news }, language) => {
    const words = wordsIn[language].debtMails
    const money = moneyIn(formatsOf(language), amount, currency)
    return {
      subject: `${mode === 'test' ? words.test : ''}${words.subjects[news](money)}`,
      paragraphs: [words.news[news](money)],
      button: { label: words.buttons[news], path: '/client/payouts' },
      closing: words.closing,
    }
  },
}
