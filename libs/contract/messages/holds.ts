/** After a change that could redirect money. */
export const holds = {
  reasons: {
    email_changed: 'The email address was changed',
    password_reset: 'The password was reset by email',
    settlement_account_changed: 'The settlement account was changed',
  },
  accountChanged: (last4: string) => `The settlement account ending in ${last4} was changed`,
  ask: 'Email me the link',
  asked: 'We’ve emailed you a link. It works once, for one hour',
  askedAlready: 'We already sent you a link. Check your inbox first',
  failure: 'Failed to send the link. Try again.',
}
