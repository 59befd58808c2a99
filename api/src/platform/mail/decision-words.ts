import type { Language } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import type { Part } from './mail-part.js'

const reasonOf = ({ reason }: { reason: string | null }, language: Language) =>
  reason ? [wordsIn[language].accountMails.reason(reason)] : []

/** What was decided about a registration or an account. */
export const decisionWords: {
  approval: Part<'approval'>
  rejection: Part<'rejection'>
  suspension: Part<'suspension'>
} = {
  approval: (_data, language) => {
    const words = wordsIn[language].accountMails
    return {
      subject: words.approved,
      paragraphs: [words.approvedNews],
      button: { label: words.signIn, path: '/client/login' },
      closing: words.automatic,
    }
  },
  rejection: (data, language) => {
    const words = wordsIn[language].accountMails
    return {
      subject: words.rejected,
      paragraphs: [words.rejectedNews, ...reasonOf(data, language)],
      button: { label: words.contactUs, path: '/contact' },
      closing: words.automatic,
    }
  },
  suspension: (data, language) => {
    const words = wordsIn[language].accountMails
    return {
      subject: words.suspended,
      paragraphs: [words.suspendedNews, ...reasonOf(data, language)],
      button: { label: words.contactUs, path: '/contact' },
      closing: words.automatic,
    }
  },
}
