import { browserOf } from '#contract/browser-words.js'
import { recoveryCodesFew } from '#contract/factor-limits.js'
import { type LoginAudience, loginAudiences } from '#contract/login-audiences.js'
import {
  apiUserMail,
  chooseAgain,
  factorMail,
  newMemberMail,
  newDeviceMail,
  notMe,
  passwordMail,
} from '#contract/messages/security-mails.js'
import { timeInWords } from '#contract/time-words.js'
import type { NotMe } from './letter.js'
import type { Part, Words } from './mail-part.js'

/** A mail that waits since the version before has no such link. */
export function withNotMe(
  audience: LoginAudience,
  link: NotMe['notMe'],
  paragraphs: string[],
): Omit<Words, 'greeting' | 'subject'> {
  const { account, forgotPath } = loginAudiences[audience]
  const closing = notMe.closing(account)
  if (!link)
    return {
      paragraphs: [...paragraphs, notMe.withoutLink],
      button: { label: chooseAgain.button, path: forgotPath },
      closing,
    }
  return {
    paragraphs: [...paragraphs, notMe.sentence(timeInWords(link.endsAt))],
    button: { label: notMe.button, path: `/not-me?token=${link.token}` },
    closing,
  }
}

type Kind = 'second-factor' | 'password-changed' | 'new-device' | 'new-api-user' | 'new-member' | 'not-me'

export const securityWords: { [K in Kind]: Part<K> } = {
  'second-factor': ({ audience, change, left, passkey, notMe: link }) => ({
    subject: factorMail[change].subject,
    ...withNotMe(audience, link, [
      ...(passkey ? [factorMail.passkeyCalled(passkey)] : []),
      factorMail[change].sentence,
      ...(left === null ? [] : [factorMail.left(left)]),
      ...(change === 'code_used' && left !== null && left <= recoveryCodesFew ? [factorMail.few] : []),
    ]),
  }),
  'password-changed': ({ audience, how, notMe: link }) => ({
    subject: passwordMail.subject,
    ...withNotMe(audience, link, [`${passwordMail[how]} ${passwordMail.others}`]),
  }),
  'new-device': ({ audience, userAgent, address, at, notMe: link }) => ({
    subject: newDeviceMail.subject,
    ...withNotMe(audience, link, [newDeviceMail.sentence(browserOf(userAgent), address, timeInWords(at))]),
  }),
  'new-api-user': ({ audience, developerName, isByStaff, notMe: link }) => ({
    subject: apiUserMail.subject,
    ...withNotMe(audience, link, [
      [apiUserMail.made(developerName), ...(isByStaff ? [apiUserMail.byStaff] : []), apiUserMail.whatItMay].join(' '),
      apiUserMail.alsoDisabled,
    ]),
  }),
  'new-member': ({ audience, clientName, memberName, emailAddress, roleName, notMe: link }) => ({
    subject: newMemberMail.subject(clientName),
    ...withNotMe(audience, link, [
      newMemberMail.joined(`${memberName} (${emailAddress})`, clientName, roleName),
      newMemberMail.alsoRemoved,
    ]),
  }),
  'not-me': ({ audience, token, endsAt }) => ({
    subject: chooseAgain.subject,
    paragraphs: [chooseAgain.ended, chooseAgain.choose(timeInWords(endsAt))],
    button: { label: chooseAgain.button, path: `${loginAudiences[audience].resetPath}?token=${token}` },
    closing: chooseAgain.closing,
  }),
}
