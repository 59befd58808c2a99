export const button = 'Open the checklist'

export const askedAgain = {
  subject: (requirement: string) => `We need this again: ${requirement}`,
  lead: (requirement: string) => `We have looked at what you sent for “${requirement}”, and need it once more:`,
  whatToDo: 'Sign in with your password to answer it. Your checklist says what is still missing.',
  closing: 'This mail was sent automatically by Gatehouse because our staff asked you for something again.',
}

export const expiring = {
  subject: (requirement: string) => `Please renew soon: ${requirement}`,
  lead: (requirement: string, day: string) => `What you gave us for “${requirement}” is valid until ${day}.`,
  whatToDo: 'Please send us what takes its place before that day.',
  closing: 'This mail was sent automatically by Gatehouse because something that you gave us expires.',
}

export const paused = {
  subject: {
    payouts: 'Your payouts are paused',
    payments: 'Your live payments are paused',
  },
  lead: {
    payouts: (requirement: string) =>
      `What you gave us for “${requirement}” has expired, so we pay out nothing to you for now. Your money stays yours, and waits.`,
    payments: (requirement: string) =>
      `What you gave us for “${requirement}” has expired, so we take no live payments for you for now. Refunds go on.`,
  },
  whatToDo: 'Please send us what takes its place. Everything goes on the moment we have accepted it.',
  closing: 'This mail was sent automatically by Gatehouse because something that you gave us has expired.',
}
