import { timeInWords } from '#contract/time-words.js'
import type { Part } from './mail-part.js'

export const memberWords: { [K in 'member-invitation' | 'member-hand-over']: Part<K> } = {
  'member-invitation': ({ clientName, by, token, endsAt }) => ({
    subject: `${by} invites you to ${clientName} on Gatehouse`,
    paragraphs: [
      `${by} invites you to work on ${clientName}’s Gatehouse account. After you accept, sign in with this address.`,
      `The link works once, until ${timeInWords(endsAt)}.`,
    ],
    button: { label: 'View invitation', path: `/invitation?token=${token}` },
    closing: 'Didn’t expect this email? You can ignore it.',
  }),
  'member-hand-over': ({ clientName, by, endsAt }) => ({
    subject: `${by} wants to make you the owner of ${clientName}`,
    paragraphs: [
      `${by} wants to transfer ownership of ${clientName}’s Gatehouse account to you. If you accept, you get full access, and ${by} gets your current role.`,
      `You can accept it until ${timeInWords(endsAt)}.`,
    ],
    button: { label: 'View request', path: '/client/dashboard' },
    closing: 'Didn’t expect this email? You can ignore it. Ownership only changes if you accept.',
  }),
}
