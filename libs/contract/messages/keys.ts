/** What a program hears about its key. */
export const addressNotAllowed =
  'This API user can’t be used from this IP address. Its client sets the allowed addresses'
export const keyExpired = 'This API user has expired. Change or remove its expiry date to use it again'
export const rotationUnderway =
  'Two secrets are already active. End the overlap first, or regenerate without an overlap to end both'

/** The mail before a key ends. */
export const keyExpiring = {
  subject: (developerName: string) => `The API user ${developerName} expires soon`,
  willEnd: (developerName: string, endsAt: string) =>
    `Your API user ${developerName} expires at ${endsAt}. After that, its key, secret and tokens stop working.`,
  whatToDo: 'If you still use it, extend its expiry date or switch to a different API user before then.',
  button: 'Open API users',
  closing: 'You’re getting this email because one of your API users has an expiry date.',
}
