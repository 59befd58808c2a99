export const required = 'Please confirm that it is you, and send this again'
export const notThisWay = 'Please confirm with one of the methods that your account has'
export const wrongPassword = 'This password is not right'
export const passwordOrCode = 'Please enter your password, or a code of your second factor'
export const codeRequired = 'Code is required'

export const title = 'Confirm that it is you'
export const leadCode =
  'This needs a fresh code of your second factor. What you have typed stays, and is sent right after.'
export const leadPasskey =
  'This needs your passkey once more, or a fresh code. What you have typed stays, and is sent right after.'
export const leadPassword = 'This needs your password once more. What you have typed stays, and is sent right after.'
export const leadFile = 'A whole list leaves in this file. Confirm that it is you, and it is yours.'
export const code = 'Code'
export const codeHelp = 'The six digits that your app shows now, or one of your recovery codes.'
export const password = 'Password'
export const submit = 'Confirm'
export const cancel = 'Cancel'
export const backWithout = 'Go back without it'
export const unanswered = 'That could not be confirmed. Please try again'
export const ready = 'Thank you. Your file is ready.'
export const download = 'Download the file'
export const back = 'Back to the list'
export const fileTooLarge = (megabytes: number) =>
  `Your file is larger than ${megabytes} MB. Confirm first, then choose the file again`
