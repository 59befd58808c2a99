export const commonQuestions = 'Answers to the most common questions.'
export const support = 'Support'
export const iCannotSignIn = 'I signed up but can’t sign in'
export const yourRegistrationWaitsForA =
  'Your registration is waiting for review. Sign in to see its status. The page updates when it’s approved.'
export const myAccountIsLocked = 'My account is locked'
export const tooManyWrongPasswords = (count: number) =>
  `Too many wrong passwords were entered. Browsers you’ve used before still work. For all others, your account is locked for ${count} minutes, even with the right password. Open the link in our email to allow your browser. Or`
export const setANewPassword = 'set a new password'
export const whichUnlocksTheAccountAt = ', which unlocks the account immediately.'
export const iLostMyApiSecret = 'I lost my API secret'
export const regenerateIt =
  'We don’t store it, so we can’t show it again. Regenerate it under My API Users. The key changes too.'
export const iGetA403 = 'I get a 403'
export const theResponseNamesThePermission =
  'The response names the permission that your API user’s role is missing. Choose a role that has it, or contact us.'
export const somethingElse = 'Something else'
export const sendUsAMessage = 'Send us a message'
export const thatPageSaysWhatToInclude = '. That page says what to include.'
export const isSomethingDown = 'Is something down?'
export const seeTheStatusPage = 'For the current status and the last 90 days of each part, see the '
export const statusPage = 'status page'
