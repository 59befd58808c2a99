export const required = 'Confirm it’s you, then send this again'
export const notThisWay = 'Use one of the methods set up for your account'
export const wrongPassword = 'Incorrect password'
export const passwordOrCode = 'Enter your password or a verification code'
export const codeRequired = 'Code is required'

export const title = 'Confirm it’s you'
export const leadCode =
  'Enter a new verification code to continue. We’ll submit your changes right after.'
export const leadPasskey =
  'Use your passkey or a new code to continue. We’ll submit your changes right after.'
export const leadPassword = 'Enter your password to continue. We’ll submit your changes right after.'
export const leadFile = 'Confirm it’s you to download this export.'
export const code = 'Code'
export const codeHelp = 'The six digits in your app, or a recovery code.'
export const password = 'Password'
export const submit = 'Confirm'
export const cancel = 'Cancel'
export const backWithout = 'Go back without confirming'
export const unanswered = 'We couldn’t confirm it. Please try again'
export const ready = 'Your download is ready.'
export const download = 'Download file'
export const back = 'Back to list'
export const fileTooLarge = (megabytes: number) =>
  `Your file is larger than ${megabytes} MB. Confirm first, then choose the file again`
