import { wordsIn } from '#contract/messages/all-languages.js'
import type { Part } from './mail-part.js'

type News = 'approved' | 'rejected' | 'suspended'
type Decided = Part<'approval'> & Part<'rejection'>

const decided =
  (news: News, button: 'signIn' | 'contactUs', path: string): Decided =>
  (data: { reason?: string | null }, language) => {
    const words = wordsIn[language].accountMails
    const reason = data.reason ? [words.reason(data.reason)] : []
    return {
      subject: words[news],
      paragraphs: [words[`${news}News`], ...reason],
      button: { label: words[button], path },
      closing: words.automatic,
    }
  }

export const decisionWords: { [K in 'approval' | 'rejection' | 'suspension']: Part<K> } = {
  approval: decided('approved', 'signIn', '/client/login'),
  rejection: decided('rejected', 'contactUs', '/contact'),
  suspension: decided('suspended', 'contactUs', '/contact'),
}
