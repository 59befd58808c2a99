import { dayIn } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import type { Language } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import { dayInWords } from '#contract/time-words.js'
import type { Part } from './mail-part.js'

export const invoiceWords: { invoice: Part<'invoice'> } = {
  invoice: ({ mode, merchantName, number, money, dueOn, isDue, rest, path, coupons = [] }, language) => {
    const { invoice } = wordsIn[language].invoiceMails
    const news = isDue ? invoice.due(merchantName, money, dayOf(language, dueOn)) : invoice.settled(merchantName, money)
    return {
      subject: invoice.subject(number, merchantName),
      paragraphs: [
        news,
        ...(rest ? [invoice.rest(rest)] : []),
        ...coupons.map(({ name, money: off }) => invoice.coupon(name, off)),
        ...(mode === 'test' ? [wordsIn[language].receipts.receipt.test] : []),
        invoice.questions(merchantName),
      ],
      button: { label: isDue ? invoice.viewAndPay : invoice.view, path },
      closing: invoice.closing(merchantName),
    }
  },
}

function dayOf(language: Language, iso: string): string {
  const formats = formatsOf(language)
  const at = new Date(iso)
  return formats ? dayIn(formats, at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()) : dayInWords(iso)
}
