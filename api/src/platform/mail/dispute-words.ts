import { dayIn, moneyIn } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import type { Language } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import { timeInWords } from '#contract/time-words.js'
import type { Part } from './mail-part.js'

export const disputeWords: { 'dispute-opened': Part<'dispute-opened'> } = {
  'dispute-opened': ({ transactionID, mode, amount, currency, reason, evidenceDueAt }, language) => {
    const words = wordsIn[language].disputeMails
    const money = moneyIn(formatsOf(language), amount, currency)
    return {
      subject: `${mode === 'test' ? words.test : ''}${words.subject(money)}`,
      paragraphs: [
        words.news(money, transactionID),
        ...(reason ? [`${words.reasons[reason]}.`] : []),
        evidenceDueAt ? words.evidenceUntil(timeIn(language, evidenceDueAt)) : words.processorDecides,
      ],
      button: { label: words.button, path: `/client/transactions/${transactionID}` },
      closing: words.closing,
    }
  },
}

function timeIn(language: Language, iso: string): string {
  const formats = formatsOf(language)
  if (!formats) return timeInWords(iso)
  const at = new Date(iso)
  const day = dayIn(formats, at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
  return wordsIn[language].common.dayTwoTwo2Utc(day, iso.slice(11, 13), iso.slice(14, 16))
}
