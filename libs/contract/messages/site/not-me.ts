export const title = 'This was not me'
export const was = 'Was this not you?'
export const lead =
  'Then end it here: everybody is signed out, the password opens nothing any more, and we mail you a link for a new one.'
export const account = 'Account'
export const what = 'What happened'
export const when = 'When'
export const itWasMe = 'Was it you? Then leave this page. Nothing has changed.'
export const submit = 'Sign everybody out'
export const done = 'Everybody is signed out'
export const doneLead =
  'The password opens nothing any more. We have mailed you a link: choose a password there that only you know.'
export const check = {
  client: 'Then look at your API users, your settlement account and your second factors, and write to us.',
  portal: 'Then look at your second factors, and tell an administrator at once.',
}
export const askAgain = 'Ask for the link again'
export const contactUs = 'Contact us'
