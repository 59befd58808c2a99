import { dayIn, moneyIn } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import type { Language } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import { timeInWords } from '#contract/time-words.js'
import type { OpenedDispute } from './letter.js'
import type { Part } from './mail-part.js'

type Kind = 'dispute-opened' | 'dispute-inquiry' | 'dispute-due'

export const disputeWords: { [K in Kind]: Part<K> } = {
  'dispute-opened': (data, language) => partOf(data, language, ({ subject, news }) => ({ subject, news })),
  'dispute-inquiry': (data, language) =>
    partOf(data, language, ({ inquirySubject, inquiryNews }) => ({ subject: inquirySubject, news: inquiryNews })),
  'dispute-due': (data, language) =>
    partOf(data, language, ({ dueSubjects, dueNews }) => ({ subject: dueSubjects[data.left], news: dueNews })),
}

type DisputeMailWords = (typeof wordsIn)[Language]['disputeMails']

function partOf(
  { transactionID, mode, amount, currency, reason, evidenceDueAt }: OpenedDispute,
  language: Language,
  pick: (words: DisputeMailWords) => Pick<DisputeMailWords, 'subject' | 'news'>,
): ReturnType<Part<Kind>> {
  const words = wordsIn[language].disputeMails
  const { subject, news } = pick(words)
  const money = moneyIn(formatsOf(language), amount, currency)
  return {
    subject: `${mode === 'test' ? words.test : ''}${subject(money)}`,
    paragraphs: [
      news(money, transactionID),
      ...(reason ? [`${words.reasons[reason]}.`] : []),
      evidenceDueAt ? words.evidenceUntil(timeIn(language, evidenceDueAt)) : words.processorDecides,
    ],
    button: { label: words.button, path: `/client/transactions/${transactionID}` },
    closing: words.closing,
  }
}

export function timeIn(language: Language, iso: string): string {
  const formats = formatsOf(language)
  if (!formats) return timeInWords(iso)
  const at = new Date(iso)
  const day = dayIn(formats, at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
  return wordsIn[language].common.dayTwoTwo2Utc(day, iso.slice(11, 13), iso.slice(14, 16))
}
