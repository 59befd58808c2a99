import { timeInWords } from '#contract/time-words.js'
import type { Part } from './mail-part.js'

export const memberWords: { [K in 'member-invitation' | 'member-hand-over']: Part<K> } = {
  'member-invitation': ({ clientName, by, token, endsAt }) => ({
    subject: `${by} invites you to ${clientName} on Gatehouse`,
    paragraphs: [
      `${by} invites you to work on the Gatehouse account of ${clientName}. Accept, and you sign in with this address.`,
      `The link works once, until ${timeInWords(endsAt)}.`,
    ],
    button: { label: 'See the invitation', path: `/invitation?token=${token}` },
    closing: 'You did not expect this mail? Then you can ignore it: without the link nothing happens.',
  }),
  'member-hand-over': ({ clientName, by, endsAt }) => ({
    subject: `${by} wants to make you the owner of ${clientName}`,
    paragraphs: [
      `${by} wants to hand the Gatehouse account of ${clientName} over to you. Confirm it, and you may do everything there. ${by} gets the role that you have now.`,
      `You can confirm it until ${timeInWords(endsAt)}.`,
    ],
    button: { label: 'See the offer', path: '/client/dashboard' },
    closing: 'You did not expect this mail? Then do nothing: nothing changes unless you confirm it.',
  }),
}
