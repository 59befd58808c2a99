export const title = 'Set up two-step verification'
export const leadRequired = 'Your account requires two-step verification. Setup takes about a minute.'
export const stepsIntro =
  'You need an authenticator app on your phone, such as Aegis, 1Password or Google Authenticator.'
export const begin = 'Set up an authenticator app'
export const password = 'Password'
export const passwordHelp = 'It’s been a while. Enter your password again.'
export const scan = 'Scan this code with the app'
export const qrAlt = 'QR code for your authenticator app'
export const orType = 'Or type this key into the app'
export const code = 'Code'
export const codeHelp = 'The six digits that the app shows.'
export const confirm = 'Confirm'
export const doneTitle = 'Save your recovery codes'
export const doneLead =
  'If you lose your phone, each code signs you in once. We show them only now, so print or save them.'
export const recoveryCodes = 'Recovery codes'
export const goOn = 'I’ve saved them. Continue'
export const signInInstead = 'Sign in with a different account'
export const failed = 'That didn’t work. Start again'
export const announced = (day: string) =>
  `From ${day}, all staff need two-step verification. You haven’t set it up yet.`
export const setUpNow = 'Set it up now'
