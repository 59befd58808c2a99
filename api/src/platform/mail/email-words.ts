import { emailChangeSilenceMs, holdMs } from '#contract/guard-limits.js'
import { holds } from '#contract/messages/holds.js'
import { timeInWords } from '#contract/time-words.js'
import type { Part, Words } from './mail-part.js'

const silenceDays = emailChangeSilenceMs / 86_400_000
const holdHours = holdMs / 3_600_000
const aboutAddress = 'You’re getting this email because your account’s email address may change.'
const writeToUs: Words['button'] = { label: 'Contact us', path: '/contact' }

const ended = {
  canceled: 'The change was canceled.',
  taken: 'Another account now uses that address, so the change has ended.',
  expired: 'That address wasn’t confirmed in time, so the change has ended.',
  password_reset: 'Your password was reset by email, so the change has ended.',
}

type Kind = 'email-change-confirm' | 'email-change-asked' | 'email-changed' | 'email-change-ended' | 'hold'

export const emailWords: { [K in Kind]: Part<K> } = {
  'email-change-confirm': ({ token, endsAt }) => ({
    subject: 'Confirm your new email address for Gatehouse',
    paragraphs: [
      'Our staff were asked to use this address for your account. Confirm that it’s yours.',
      `It takes effect once the current address accepts it, or doesn’t refuse within ${silenceDays} days.`,
      `The link works once, until ${timeInWords(endsAt)}.`,
    ],
    button: { label: 'Confirm this address', path: `/confirm-email?token=${token}` },
    closing: 'Didn’t expect this email? Someone may have entered the wrong address. You can ignore it.',
  }),
  'email-change-asked': ({ newEmailAddress, token, agreedAfter }) => ({
    subject: 'A change of your account’s email address was requested',
    paragraphs: [
      `Our staff requested to change your account’s email address to ${newEmailAddress}.`,
      `You still sign in as before. Unless you refuse, the new address takes effect on ${timeInWords(agreedAfter)}, once it’s confirmed.`,
      'If you didn’t want this, refuse it and your address stays the same. If you did, you can accept it on the same page.',
    ],
    button: { label: 'Refuse or accept', path: `/refuse-email?token=${token}` },
    closing: aboutAddress,
  }),
  'email-changed': ({ newEmailAddress, isPrevious, heldUntil }) => ({
    subject: 'Your account’s email address was changed',
    paragraphs: [
      `Your account’s address is now ${newEmailAddress}. Sign in with it and the same password. All browsers were signed out.`,
      `Payouts are on hold until ${timeInWords(heldUntil)}. New API keys and settlement account changes are too, unless the previous address confirms them with a link.`,
      ...(isPrevious ? ['If you didn’t want this, contact us now, before that time.'] : []),
    ],
    button: isPrevious ? writeToUs : { label: 'Sign in', path: '/client/login' },
    closing: aboutAddress,
  }),
  'email-change-ended': ({ newEmailAddress, outcome }) => ({
    subject: 'Your account’s email address was not changed',
    paragraphs: [
      `A change to ${newEmailAddress} was requested. ${ended[outcome]} Keep signing in with your current address.`,
    ],
    button: writeToUs,
    closing: aboutAddress,
  }),
  hold: ({ token, reasons, endsAt }) => ({
    subject: 'Confirm it’s you',
    paragraphs: [
      `A person signed in to your account wants to create API keys or change the bank account for payouts. This is on hold for ${holdHours} hours because of this:`,
      reasons.map((reason) => `${holds.reasons[reason]}.`).join('\n'),
      `If it’s you, confirm it. The link works once, until ${timeInWords(endsAt)}.`,
      'If it isn’t you, don’t open the link. Reset your password now and contact us.',
    ],
    button: { label: 'Confirm it’s me', path: `/lift-hold?token=${token}` },
    closing: 'You’re getting this email because it was requested in your account.',
  }),
}
