import * as words from '#contract/messages/debt-mails.js'
import { formatMoney } from '#contract/money.js'
import type { Part } from './mail-part.js'

export const debtWords: { debt: Part<'debt'> } = {
  debt: ({ mode, amount, currency, news }) => {
    const money = formatMoney(amount, currency)
    return {
      subject: `${mode === 'test' ? words.test : ''}${words.subjects[news](money)}`,
      paragraphs: [words.news[news](money)],
      button: { label: words.buttons[news], path: '/client/payouts' },
      closing: words.closing,
    }
  },
}
