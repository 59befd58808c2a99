/** What a program hears about its key. */
export const addressNotAllowed =
  'This API user may not call from this address. Its client decides from which addresses it may'
export const keyExpired = 'This API user has expired. It works again once its end is moved or removed'
export const rotationUnderway =
  'Two secrets work already. End the overlap first, or regenerate without one, which ends both at once'

/** The mail before a key ends. */
export const keyExpiring = {
  subject: (developerName: string) => `The API user ${developerName} ends soon`,
  willEnd: (developerName: string, endsAt: string) =>
    `Your API user ${developerName} ends at ${endsAt}. From then on its key, its secret and its tokens are refused.`,
  whatToDo:
    'Does a program still call with it? Then move its end, or give the program another API user before that time.',
  button: 'Open API users',
  closing: 'This mail was sent automatically by Gatehouse because an end was set for one of your API users.',
}
