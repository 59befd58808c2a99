export const mail = {
  subject: (merchantName: string) => `Your link to ${merchantName}`,
  lead: (merchantName: string) => `See your payments and receipts at ${merchantName}.`,
  works: (minutes: number) => `This link works once, for ${minutes} minutes. Don’t share it.`,
  test: 'This is a test. No real money moves.',
  button: 'View your payments',
  closing: 'You’re getting this email because a link was requested with this address. If it wasn’t you, ignore it.',
}
export const yourPayments = 'Your payments'
export const askLead = (merchantName: string) => `See your payments and receipts at ${merchantName}.`
export const emailAddress = 'Email address'
export const emailHelp = 'Use the address you gave the merchant.'
export const enterAnEmail = 'Enter an email address such as ada@example.com'
export const sendTheLink = 'Email me a link'
export const sending = 'Sending...'
export const checkYourEmail = 'Check your email'
export const linkIsOnItsWay = (address: string, merchantName: string) =>
  `If ${merchantName} knows ${address}, a link is on its way.`
export const linkWorks = (minutes: number) => `The link works once, for ${minutes} minutes.`
export const noEmailYet = 'No email? Check your spam folder, or use another address.'
export const useAnotherAddress = 'Use another address'
export const thatDidNotWork = 'That didn’t work. Try again.'
export const noSuchPage = 'Page not found'
export const noSuchPageLead = 'This page doesn’t exist. Ask the merchant for the correct link.'
export const openYourPage = 'Open your page'
export const openLead = 'This link works once. Continue on the device you want to use.'
export const continueWord = 'Continue'
export const linkUsed = 'This link was already used'
export const linkExpired = 'This link has expired'
export const linkUnknown = 'This link doesn’t work'
export const newestEmail = 'Open the link from the most recent email, or request a new one.'
export const sessionEnded = 'Your session has ended'
export const sessionEndedLead = 'To protect your data, sessions are short. Request a new link by email.'
export const requestANewLink = 'Request a new link'
export const noPayments = 'Your payments will show up here.'
export const viewReceipt = 'View receipt'
export const olderPayments = 'Older payments'
export const newestPayments = 'Newest payments'
export const backToYourPage = 'Back to your page'
export const states = { processing: 'Processing', authorized: 'Authorized', succeeded: 'Paid', refunded: 'Refunded' }
export const seeAllPayments = (merchantName: string) => `See all your payments at ${merchantName}`
export const savedMethods = 'Saved payment methods'
export const remove = 'Remove'
export const keep = 'Keep it'
export const removeTitle = 'Remove this payment method?'
export const removed = 'Payment method removed'
export const expired = 'Expired'
export const notAccepted = 'No longer accepted'
export const removeLead = (merchantName: string) => `${merchantName} can’t charge it anymore. Past payments stay.`
export const expires = (month: string) => `Expires ${month}`
export const expiredIn = (month: string) => `Expired ${month}`
export const methodTypes = {
  card: 'Card',
  sepa_debit: 'SEPA debit',
  us_bank_account: 'US bank account',
  paypal: 'PayPal',
  wallet: 'Wallet',
  bank_account: 'Bank account',
}
export const signOut = 'Sign out'
export const signedOut = 'You’re signed out.'
export const endsAt = 'You’ll be signed out on'
