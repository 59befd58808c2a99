/** After a change that could redirect money. */
export const holds = {
  reasons: {
    email_changed: 'The email address was changed',
    password_reset: 'The password was reset by mail',
    settlement_account_changed: 'The settlement account was changed',
  },
  ask: 'Mail me the link',
  asked: 'We have mailed the link. It works once, for an hour',
  askedAlready: 'A link is on its way already. Please look into the mailbox first',
  failure: 'The link could not be sent. Please try again.',
}
