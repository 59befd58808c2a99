import { emailChangeSilenceMs, holdMs } from '#contract/guard-limits.js'
import { holds } from '#contract/messages/holds.js'
import { timeInWords } from '#contract/time-words.js'
import type { Part, Words } from './mail-part.js'

const silenceDays = emailChangeSilenceMs / 86_400_000
const holdHours = holdMs / 3_600_000
const aboutAddress = 'This mail was sent automatically by Gatehouse because of the email address of your account.'
const writeToUs: Words['button'] = { label: 'Contact us', path: '/contact' }

const ended = {
  canceled: 'The change was withdrawn.',
  taken: 'Another account uses that address now, so the change has ended.',
  expired: 'Nobody confirmed that address in time, so the change has ended.',
  password_reset: 'Your password was reset by mail meanwhile, so the change has ended.',
}

type Kind = 'email-change-confirm' | 'email-change-asked' | 'email-changed' | 'email-change-ended' | 'hold'

export const emailWords: { [K in Kind]: Part<K> } = {
  'email-change-confirm': ({ token, endsAt }) => ({
    subject: 'Confirm your new email address for Gatehouse',
    paragraphs: [
      'Our staff were asked to use this address for your account. Confirm that it is yours.',
      `It counts once the address that your account has now agrees, or has not refused within ${silenceDays} days.`,
      `The link works once, until ${timeInWords(endsAt)}.`,
    ],
    button: { label: 'Confirm this address', path: `/confirm-email?token=${token}` },
    closing: 'You did not expect this mail? Then somebody gave a wrong address, and you can ignore it.',
  }),
  'email-change-asked': ({ newEmailAddress, token, agreedAfter }) => ({
    subject: 'Somebody asked to change the email address of your account',
    paragraphs: [
      `A member of our staff asked to change the email address of your account to ${newEmailAddress}.`,
      `Nothing has changed yet: you sign in as before. Unless you refuse, the new address counts from ${timeInWords(agreedAfter)} on, once it is confirmed from there.`,
      'You did not want this? Refuse it, and nothing changes. You did? On the same page you can agree, so that nobody waits.',
    ],
    button: { label: 'Refuse or agree', path: `/refuse-email?token=${token}` },
    closing: aboutAddress,
  }),
  'email-changed': ({ newEmailAddress, isPrevious, heldUntil }) => ({
    subject: 'The email address of your account was changed',
    paragraphs: [
      `Your account now has the address ${newEmailAddress}. Sign in with it and the same password; every browser was signed out.`,
      `Until ${timeInWords(heldUntil)} payouts wait. New API keys and another settlement account wait as long, unless the address of before confirms them by a link.`,
      ...(isPrevious ? ['You did not want this? Write to us at once, before that time.'] : []),
    ],
    button: isPrevious ? writeToUs : { label: 'Sign in', path: '/client/login' },
    closing: aboutAddress,
  }),
  'email-change-ended': ({ newEmailAddress, outcome }) => ({
    subject: 'The email address of your account stays as it is',
    paragraphs: [`A change to ${newEmailAddress} was asked for. ${ended[outcome]} You sign in as before.`],
    button: writeToUs,
    closing: aboutAddress,
  }),
  hold: ({ token, reasons, endsAt }) => ({
    subject: 'Confirm that this is you',
    paragraphs: [
      `Somebody who is signed in to your account wants to make API keys, or to change where your money goes. For ${holdHours} hours that waits, because of this:`,
      reasons.map((reason) => `${holds.reasons[reason]}.`).join('\n'),
      `If it is you, confirm it. The link works once, until ${timeInWords(endsAt)}.`,
      'It is not you? Do not open the link. Set a new password at once, and write to us.',
    ],
    button: { label: 'Confirm that it is me', path: `/lift-hold?token=${token}` },
    closing: 'This mail was sent automatically by Gatehouse because somebody asked for it in your account.',
  }),
}
