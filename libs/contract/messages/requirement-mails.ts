export const button = 'Open the checklist'

export const askedAgain = {
  subject: (requirement: string) => `We need this again: ${requirement}`,
  lead: (requirement: string) => `We reviewed what you sent for “${requirement}” and need it again:`,
  whatToDo: 'Sign in to upload it. Your checklist shows what’s still missing.',
  closing: 'You’re getting this email because our team requested information again.',
}

export const expiring = {
  subject: (requirement: string) => `Expiring soon: ${requirement}`,
  lead: (requirement: string, day: string) => `Your “${requirement}” expires on ${day}.`,
  whatToDo: 'Upload a new one before that date.',
  closing: 'You’re getting this email because one of your documents expires soon.',
}

export const paused = {
  subject: {
    payouts: 'Your payouts are paused',
    payments: 'Your live payments are paused',
  },
  lead: {
    payouts: (requirement: string) => `Your “${requirement}” has expired, so payouts are paused. Your balance is safe.`,
    payments: (requirement: string) =>
      `Your “${requirement}” has expired, so live payments are paused. Refunds still work.`,
  },
  whatToDo: 'Upload a new one. We’ll resume as soon as we approve it.',
  closing: 'You’re getting this email because one of your documents has expired.',
}
