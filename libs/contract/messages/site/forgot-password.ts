export const askForALinkThat = 'Ask for a link that sets a new password for your Gatehouse merchant account.'
export const backToSignIn = 'Back to sign in'
export const typeTheEMailYou = 'Type the e-mail you signed up with. We send you a link.'
export const lookIntoYourMail = 'Look into your mail'
export const theLinkFor = 'The link for'
export const worksOnceAndForMinutes = (count: number) => `works once, and for ${count} minutes.`
export const noEmailCheckSpam = 'No email? Check your spam folder, or'
export const tryAnotherAddress = 'try another address'
