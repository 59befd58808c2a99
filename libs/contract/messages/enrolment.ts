export const title = 'Set up a second factor'
export const leadRequired = 'Your account needs a second factor. You set it up once, and it takes a minute.'
export const stepsIntro =
  'You need an authenticator app on your phone, such as Aegis, 1Password or Google Authenticator.'
export const begin = 'Set up an authenticator app'
export const password = 'Password'
export const passwordHelp = 'Your last proof is a while ago: please type your password once more.'
export const scan = 'Scan this code with the app'
export const qrAlt = 'QR code for your authenticator app'
export const orType = 'Or type this key into the app'
export const code = 'Code'
export const codeHelp = 'The six digits that the app shows then.'
export const confirm = 'Confirm'
export const doneTitle = 'Keep your recovery codes'
export const doneLead =
  'If you lose your phone, each of these lets you in once. They are shown only now: print or save them.'
export const recoveryCodes = 'Recovery codes'
export const goOn = 'I have kept them, go on'
export const signInInstead = 'Sign in as somebody else'
export const failed = 'That did not work. Please start again'
export const announced = (day: string) =>
  `From ${day} on, everybody of the staff needs a second factor, and you have none yet.`
export const setUpNow = 'Set it up now'
