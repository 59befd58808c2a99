import type { Language } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import type { Mode } from '#contract/modes.js'
import type { Part } from './mail-part.js'

type Renewals = { [Kind in 'renewal-failed' | 'renewal-confirmation']: Part<Kind> }

interface Said {
  merchantName: string
  number: string
  money: string
}

export const renewalWords: Renewals = {
  'renewal-failed': (data, language) => {
    const { failed } = wordsIn[language].renewalMails
    return partOf(data, language, { ...failed, news: failed.news(data.merchantName, data.money, data.number) })
  },
  'renewal-confirmation': (data, language) => {
    const { confirmation } = wordsIn[language].renewalMails
    const next = data.isPaused ? confirmation.nextOfEnded : confirmation.next
    return partOf(data, language, { ...confirmation, next, news: confirmation.news(data.merchantName, data.money) })
  },
}

interface Words {
  subject: (merchantName: string) => string
  news: string
  next: string
  nextOfEnded: string
  button: string
}

function partOf(
  { mode, merchantName, path, isEnded = false }: Said & { mode: Mode; path: string; isEnded?: boolean },
  language: Language,
  { subject, news, next, nextOfEnded, button }: Words,
) {
  const { closing, closingOfEnded } = wordsIn[language].renewalMails
  return {
    subject: subject(merchantName),
    paragraphs: [
      news,
      isEnded ? nextOfEnded : next,
      ...(mode === 'test' ? [wordsIn[language].receipts.receipt.test] : []),
    ],
    button: { label: button, path },
    closing: (isEnded ? closingOfEnded : closing)(merchantName),
  }
}
