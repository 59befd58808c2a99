import { reasonInWords } from '#contract/messages/disputes.js'
import { formatMoney } from '#contract/money.js'
import { timeInWords } from '#contract/time-words.js'
import type { Part } from './mail-part.js'

export const disputeWords: { 'dispute-opened': Part<'dispute-opened'> } = {
  'dispute-opened': ({ transactionID, mode, amount, currency, reason, evidenceDueAt }) => ({
    subject: `${mode === 'test' ? 'Test mode: ' : ''}A payer disputes ${formatMoney(amount, currency)}`,
    paragraphs: [
      `The bank of a payer asks for ${formatMoney(amount, currency)} of the payment ${transactionID} back. Your part of it is on hold until the dispute is closed.`,
      ...(reason ? [`${reasonInWords[reason]}.`] : []),
      evidenceDueAt
        ? `You can say what speaks against it, once, until ${timeInWords(evidenceDueAt)}.`
        : 'You need not do anything now: the processor of the payment decides.',
    ],
    button: { label: 'See the payment', path: `/client/transactions/${transactionID}` },
    closing: 'This mail was sent automatically by Gatehouse because a payment of yours is disputed.',
  }),
}
