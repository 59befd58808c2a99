import { type LoginAudience, loginAudiences } from '#contract/login-audiences.js'
import type { Language } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import type { Currency } from '#contract/money.js'
import { keyExpiring } from '#contract/messages/keys.js'
import { timeInWords } from '#contract/time-words.js'
import { debtWords } from './debt-words.js'
import { decisionWords } from './decision-words.js'
import { disputeWords, timeIn } from './dispute-words.js'
import { paymentFailureWords } from './payment-failure-words.js'
import { emailWords } from './email-words.js'
import type { Letter } from './letter.js'
import { invoiceWords } from './invoice-words.js'
import { renewalWords } from './renewal-words.js'
import { memberWords } from './member-words.js'
import type { Part, Words } from './mail-part.js'
import { payoutWords } from './payout-words.js'
import { requirementWords } from './requirement-words.js'
import { securityWords, withNotMe } from './security-words.js'
import { transferWords } from './transfer-words.js'

const notExpected = 'Didn’t expect this email? Someone may have entered your address by mistake. You can ignore it.'
const resetPathOf = (audience: LoginAudience, token: string) => `${loginAudiences[audience].resetPath}?token=${token}`

/** Which money is moved: whoever didn't move it sees that here alone. */
const inCurrencies = (currencies: readonly Currency[] | null | undefined): string =>
  currencies ? ` in ${new Intl.ListFormat('en').format(currencies)}` : ''

const parts: { [K in Letter['kind']]: Part<K> } = {
  ...disputeWords,
  ...paymentFailureWords,
  ...debtWords,
  ...invoiceWords,
  ...renewalWords,
  ...payoutWords,
  ...transferWords,
  ...decisionWords,
  'webhook-disabled': ({ url, reason }) => ({
    subject: 'Your webhook endpoint was disabled',
    paragraphs: [
      reason === 'gone'
        ? 'Your webhook endpoint responded with 410 Gone, so we stopped sending events to it:'
        : 'No event reached your webhook endpoint in the last three days, so we stopped sending:',
      url,
      'Once it works again, enable it. You can resend missed events for 60 days.',
    ],
    button: { label: 'Open webhooks', path: '/client/webhooks' },
    closing: 'You’re getting this email because one of your webhook endpoints was disabled.',
  }),
  contact: ({ from, emailAddress, message }) => ({
    subject: `Message from ${from}`,
    paragraphs: [`${from} (${emailAddress}) wrote on the contact page:`, message, 'Reply to this email to respond.'],
    button: { label: 'Open the admin portal', path: '/admin/login' },
    closing: 'You’re getting this email because a visitor used the contact form.',
  }),
  ...emailWords,
  ...securityWords,
  ...memberWords,
  ...requirementWords,
  'settlement-account': ({ bankName, last4, currencies, dropped = [], heldUntil, isRemoved, notMe }) => ({
    subject: isRemoved ? 'A settlement account was removed' : 'Your settlement account was changed',
    ...withNotMe('client', notMe, [
      isRemoved
        ? `The account ending in ${last4} at ${bankName} was removed. It gets no new payouts${inCurrencies(currencies)}.`
        : `Payouts${inCurrencies(currencies)} now go to the account ending in ${last4} at ${bankName}. The change was confirmed with your password.`,
      ...(dropped.length > 0 ? [`It no longer gets payouts${inCurrencies(dropped)}.`] : []),
      ...(heldUntil
        ? [`Payouts, new API keys and further changes to the account are on hold until ${timeInWords(heldUntil)}.`]
        : []),
      'If you didn’t change it, contact us too.',
    ]),
    closing: 'You’re getting this email because the bank account for your payouts was changed.',
  }),
  receipt: ({ mode, merchantName, description, money, rest, transactionID, path }, language) => {
    const { receipts, invoicePage } = wordsIn[language]
    const { receipt } = receipts
    const { restCharged, restDue } = invoicePage
    return {
      subject: receipt.subject(merchantName),
      paragraphs: [
        receipt.paid(money, merchantName),
        ...(rest ? [[restDue(rest.money), ...(rest.isCharged ? [restCharged(merchantName)] : [])].join(' ')] : []),
        receipt.what(description, transactionID),
        ...(mode === 'test' ? [receipt.test] : []),
        receipt.questions(merchantName),
      ],
      button: { label: receipt.button, path },
      closing: receipt.closing,
    }
  },
  'confirm-payment': ({ mode, merchantName, description, money, transactionID, path, endsAt }, language) => {
    const { confirmPayment } = wordsIn[language].receipts
    return {
      subject: confirmPayment.subject(merchantName),
      paragraphs: [
        confirmPayment.asks(money, merchantName),
        confirmPayment.what(description, transactionID),
        confirmPayment.until(timeIn(language, endsAt)),
        ...(mode === 'test' ? [confirmPayment.test] : []),
      ],
      button: { label: confirmPayment.button, path },
      closing: confirmPayment.closing,
    }
  },
  'payer-link': ({ mode, merchantName, path, minutes }, language) => {
    const { mail } = wordsIn[language].payerAccess
    return {
      subject: mail.subject(merchantName),
      paragraphs: [mail.lead(merchantName), mail.works(minutes), ...(mode === 'test' ? [mail.test] : [])],
      button: { label: mail.button, path },
      closing: mail.closing,
    }
  },
  'key-expiring': ({ developerName, expiresAt }) => ({
    subject: keyExpiring.subject(developerName),
    paragraphs: [keyExpiring.willEnd(developerName, timeInWords(expiresAt)), keyExpiring.whatToDo],
    button: { label: keyExpiring.button, path: '/client/api-users' },
    closing: keyExpiring.closing,
  }),
  invitation: ({ token, endsAt }) => ({
    subject: 'Set your Gatehouse password',
    paragraphs: [
      'We’ve created an account for you. Choose a password to start using it.',
      `The link works once, until ${timeInWords(endsAt)}. After that, "Forgot password?" on the sign-in page sends a new one.`,
    ],
    button: { label: 'Set your password', path: resetPathOf('client', token) },
    closing: notExpected,
  }),
  'confirm-email': ({ token, endsAt }) => ({
    subject: 'Confirm your email address for Gatehouse',
    paragraphs: [
      'A staff account was requested with this address. If it was you, confirm it with the password you chose.',
      `The link works until ${timeInWords(endsAt)}. Administrators can give the account a role after you confirm.`,
    ],
    button: { label: 'Confirm your email', path: `/admin/confirm-email?token=${token}` },
    closing: notExpected,
  }),
  'address-taken': () => ({
    subject: 'A sign-up used your email address',
    paragraphs: [
      'A staff account was requested with this address. You already have one, and it hasn’t changed.',
      'If it was you, sign in or use "Forgot password?" on the sign-in page.',
    ],
    button: { label: 'Sign in', path: '/admin/login' },
    closing: 'You’re getting this email because your address was used in a sign-up.',
  }),
  'address-changed': () => ({
    subject: 'Your staff account’s email address was changed',
    paragraphs: [
      'A colleague changed your staff account’s email address. Password links now go there.',
      'If you didn’t expect this, tell an administrator now.',
    ],
    button: { label: 'Open the admin portal', path: '/admin/login' },
    closing: 'You’re getting this email because your account’s address was changed.',
  }),
  'new-password': ({ token, endsAt }) => ({
    subject: 'Choose a new password for your Gatehouse staff account',
    paragraphs: [
      'You were given more access. Your password was set by a colleague, so it no longer works.',
      `Choose one that only you know. The link works once, until ${timeInWords(endsAt)}. After that, "Forgot password?" on the sign-in page sends a new one.`,
    ],
    button: { label: 'Choose a new password', path: resetPathOf('portal', token) },
    closing: 'You’re getting this email because your account has more access now.',
  }),
  'sign-in-link': ({ token, endsAt }) => ({
    subject: 'Wrong passwords for your Gatehouse account',
    paragraphs: [
      'Wrong passwords were entered for your account. New browsers now have to wait, and after ten attempts they’re locked out for half an hour. Browsers you’ve used before still work.',
      `If it’s you on a new browser, open this link there and sign in with your password. It works once, until ${timeInWords(endsAt)}.`,
    ],
    button: { label: 'Allow this browser', path: `/sign-in-link?token=${token}` },
    closing: 'If it wasn’t you, you don’t need to do anything. Your password hasn’t changed.',
  }),
  reset: ({ token, endsAt, audience }) => ({
    subject: 'Reset your Gatehouse password',
    paragraphs: [
      `A new password was requested for ${loginAudiences[audience].account}. If it was you, choose one now.`,
      `The link works once, until ${timeInWords(endsAt)}. If you asked more than once, only the newest link works.`,
    ],
    button: { label: 'Choose a new password', path: resetPathOf(audience, token) },
    closing: `${notExpected} Your password hasn’t changed.`,
  }),
}

// The other kinds are written in English still, and a mail is in one language.
const spoken: ReadonlySet<Letter['kind']> = new Set<Letter['kind']>([
  ...([
    'approval',
    'rejection',
    'suspension',
    'receipt',
    'confirm-payment',
    'payer-link',
    'invoice',
    'payout',
    'debt',
  ] as const),
  ...(['renewal-failed', 'renewal-confirmation'] as const),
  ...(['dispute-opened', 'dispute-inquiry', 'dispute-due', 'payment-failed'] as const),
  ...(['transfer-details', 'transfer-part', 'transfer-late', 'transfer-returned'] as const),
])

export function wordsOf({ kind, data, language: asked = 'en' }: Letter): Words & { language: Language } {
  const language = spoken.has(kind) ? asked : 'en'
  const partsOf = parts[kind] as (data: Letter['data'], language: Language) => Omit<Words, 'greeting'>
  return {
    greeting: wordsIn[language].accountMails.greeting(inOneLine(data.name)),
    ...partsOf(data, language),
    language,
  }
}

// A name must not look like a paragraph of ours, nor turn the text around it.
const inOneLine = (name: string): string => name.replace(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
