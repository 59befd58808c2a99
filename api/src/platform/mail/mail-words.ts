import { type LoginAudience, loginAudiences } from '#contract/login-audiences.js'
import type { Language } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import { keyExpiring } from '#contract/messages/keys.js'
import { timeInWords } from '#contract/time-words.js'
import { debtWords } from './debt-words.js'
import { decisionWords } from './decision-words.js'
import { disputeWords } from './dispute-words.js'
import { paymentFailureWords } from './payment-failure-words.js'
import { emailWords } from './email-words.js'
import type { Letter } from './letter.js'
import { memberWords } from './member-words.js'
import type { Part, Words } from './mail-part.js'
import { payoutWords } from './payout-words.js'
import { requirementWords } from './requirement-words.js'
import { securityWords, withNotMe } from './security-words.js'

const notExpected = 'You did not expect this mail? Then somebody else typed your address, and you can ignore it.'
const resetPathOf = (audience: LoginAudience, token: string) => `${loginAudiences[audience].resetPath}?token=${token}`

const parts: { [K in Letter['kind']]: Part<K> } = {
  ...disputeWords,
  ...paymentFailureWords,
  ...debtWords,
  ...payoutWords,
  ...decisionWords,
  'webhook-disabled': ({ url, reason }) => ({
    subject: 'Your webhook endpoint was disabled',
    paragraphs: [
      reason === 'gone'
        ? 'Your webhook endpoint answered 410 Gone, so we send it nothing more:'
        : 'Nothing that we sent to your webhook endpoint in the last three days has arrived, so we have stopped trying:',
      url,
      'Once it works again, enable it. What it missed is kept for 60 days, and can be sent again.',
    ],
    button: { label: 'Open webhooks', path: '/client/webhooks' },
    closing: 'This mail was sent automatically by Gatehouse because one of your webhook endpoints was disabled.',
  }),
  contact: ({ from, emailAddress, message }) => ({
    subject: `Message from ${from}`,
    paragraphs: [`${from} (${emailAddress}) wrote on the contact page:`, message, 'Answer this mail to write back.'],
    button: { label: 'Open the admin portal', path: '/admin/login' },
    closing: 'This mail was sent automatically by Gatehouse because somebody filled in the contact form.',
  }),
  ...emailWords,
  ...securityWords,
  ...memberWords,
  ...requirementWords,
  'settlement-account': ({ bankName, last4, heldUntil, notMe }) => ({
    subject: 'Your settlement account was changed',
    ...withNotMe('client', notMe, [
      `Your money now goes to the account ending in ${last4} at ${bankName}. Your password was given for the change.`,
      ...(heldUntil
        ? [`Payouts wait until ${timeInWords(heldUntil)}, and so do new API keys and another change of the account.`]
        : []),
      'Write to us too, if you did not change it.',
    ]),
    closing: 'This mail was sent automatically by Gatehouse because the account that your money goes to was changed.',
  }),
  receipt: ({ mode, merchantName, description, money, transactionID, path }, language) => {
    const { receipt } = wordsIn[language].receipts
    return {
      subject: receipt.subject(merchantName),
      paragraphs: [
        receipt.paid(money, merchantName),
        receipt.what(description, transactionID),
        ...(mode === 'test' ? [receipt.test] : []),
        receipt.questions(merchantName),
      ],
      button: { label: receipt.button, path },
      closing: receipt.closing,
    }
  },
  'key-expiring': ({ developerName, expiresAt }) => ({
    subject: keyExpiring.subject(developerName),
    paragraphs: [keyExpiring.willEnd(developerName, timeInWords(expiresAt)), keyExpiring.whatToDo],
    button: { label: keyExpiring.button, path: '/client/api-users' },
    closing: keyExpiring.closing,
  }),
  invitation: ({ token, endsAt }) => ({
    subject: 'Set the password of your Gatehouse account',
    paragraphs: [
      'We have opened an account for you. Choose a password to start using it.',
      `The link works once, until ${timeInWords(endsAt)}. After that, "Forgot password?" on the sign-in page sends a new one.`,
    ],
    button: { label: 'Set your password', path: resetPathOf('client', token) },
    closing: notExpected,
  }),
  'confirm-email': ({ token, endsAt }) => ({
    subject: 'Confirm your email address for Gatehouse',
    paragraphs: [
      'Somebody signed up for a staff account with this address. If it was you, confirm it with the password you chose.',
      `The link works until ${timeInWords(endsAt)}. Until the address is confirmed, nobody can give the account a role.`,
    ],
    button: { label: 'Confirm your email', path: `/admin/confirm-email?token=${token}` },
    closing: notExpected,
  }),
  'address-taken': () => ({
    subject: 'Somebody signed up with your email address',
    paragraphs: [
      'Somebody tried to sign up for a staff account with this address. You have one already, and nothing has changed.',
      'Was it you? Then sign in, or choose "Forgot password?" on the sign-in page.',
    ],
    button: { label: 'Sign in', path: '/admin/login' },
    closing: 'This mail was sent automatically by Gatehouse because your address was used in a sign-up.',
  }),
  'address-changed': () => ({
    subject: 'The email address of your staff account was changed',
    paragraphs: [
      'Somebody on your team gave your staff account another email address. Links that set a password now go there.',
      'Did you not expect this? Tell an administrator at once.',
    ],
    button: { label: 'Open the admin portal', path: '/admin/login' },
    closing: 'This mail was sent automatically by Gatehouse because the address of your account was changed.',
  }),
  'new-password': ({ token, endsAt }) => ({
    subject: 'Choose a new password for your Gatehouse staff account',
    paragraphs: [
      'You were given more rights. Somebody else on your team had set your password, so it opens nothing any more.',
      `Choose one that only you know. The link works once, until ${timeInWords(endsAt)}. After that, "Forgot password?" on the sign-in page sends a new one.`,
    ],
    button: { label: 'Choose a new password', path: resetPathOf('portal', token) },
    closing: 'This mail was sent automatically by Gatehouse because the rights of your account have grown.',
  }),
  'sign-in-link': ({ token, endsAt }) => ({
    subject: 'Somebody is guessing your Gatehouse password',
    paragraphs: [
      'Wrong passwords were typed at your account, so that browsers which have never signed in to it have to wait, and after ten guesses are refused for half an hour. Browsers that you have signed in with before go on as usual.',
      `Is it you, on a new browser? Open this link there, then sign in with your password. It works once, until ${timeInWords(endsAt)}.`,
    ],
    button: { label: 'Let this browser sign in', path: `/sign-in-link?token=${token}` },
    closing:
      'Was it not you? Then you need not do anything: your password is as it was, and whoever guesses is kept waiting.',
  }),
  reset: ({ token, endsAt, audience }) => ({
    subject: 'Reset your Gatehouse password',
    paragraphs: [
      `Somebody asked for a new password for ${loginAudiences[audience].account}. If it was you, choose one now.`,
      `The link works once, until ${timeInWords(endsAt)}. If you asked more than once, only the newest link works.`,
    ],
    button: { label: 'Choose a new password', path: resetPathOf(audience, token) },
    closing: `${notExpected} Your password stays as it is.`,
  }),
}

// The other kinds are written in English still, and a mail is in one language.
const spoken: ReadonlySet<Letter['kind']> = new Set<Letter['kind']>([
  ...(['approval', 'rejection', 'suspension', 'receipt', 'payout', 'debt'] as const),
  ...(['dispute-opened', 'dispute-inquiry', 'dispute-due', 'payment-failed'] as const),
])

export function wordsOf({ kind, data, language: asked = 'en' }: Letter): Words & { language: Language } {
  const language = spoken.has(kind) ? asked : 'en'
  const partsOf = parts[kind] as (data: Letter['data'], language: Language) => Omit<Words, 'greeting'>
  return { greeting: wordsIn[language].accountMails.greeting(data.name), ...partsOf(data, language), language }
}
