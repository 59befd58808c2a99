import * as words from '#contract/messages/requirement-mails.js'
import type { Part } from './mail-part.js'

export const requirementWords: {
  [K in 'requirement-asked-again' | 'requirement-expiring' | 'requirement-paused']: Part<K>
} = {
  'requirement-asked-again': ({ requirement, reason, isActive }) => ({
    subject: words.askedAgain.subject(requirement),
    paragraphs: [words.askedAgain.lead(requirement), reason, words.askedAgain.whatToDo],
    button: { label: words.button, path: isActive ? '/client/profile/requirements' : '/client/login' },
    closing: words.askedAgain.closing,
  }),
  'requirement-expiring': ({ requirement, expiresOn }) => ({
    subject: words.expiring.subject(requirement),
    paragraphs: [words.expiring.lead(requirement, expiresOn), words.expiring.whatToDo],
    button: { label: words.button, path: '/client/profile/requirements' },
    closing: words.expiring.closing,
  }),
  'requirement-paused': ({ requirement, what }) => ({
    subject: words.paused.subject[what],
    paragraphs: [words.paused.lead[what](requirement), words.paused.whatToDo],
    button: { label: words.button, path: '/client/profile/requirements' },
    closing: words.paused.closing,
  }),
}
