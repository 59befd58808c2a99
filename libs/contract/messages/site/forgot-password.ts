export const requestAResetLink = 'Get a link to reset the password of your Gatehouse merchant account.'
export const backToSignIn = 'Back to sign in'
export const enterYourEmail = 'Enter the email address you signed up with. We’ll email you a link.'
export const checkYourEmail = 'Check your email'
export const theLinkFor = 'The link for'
export const worksOnceAndForMinutes = (count: number) => `works once, and for ${count} minutes.`
export const noEmailCheckSpam = 'No email? Check your spam folder, or'
export const tryAnotherAddress = 'try another address'
