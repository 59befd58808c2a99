export const theQuestionsThatComeUp = 'The questions that come up most, answered where you can find them at night.'
export const support = 'Support'
export const iRegisteredAndCannotSign = 'I registered and cannot sign in'
export const yourRegistrationWaitsForA =
  'Your registration is waiting for review. Sign in to see its status. The page updates when it’s approved.'
export const myAccountIsLocked = 'My account is locked'
export const tooManyWrongPasswords = (count: number) =>
  `Too many wrong passwords were entered. Browsers you’ve used before still work. For all others, your account is locked for ${count} minutes, even with the right password. Open the link in our email to allow your browser. Or`
export const setANewPassword = 'set a new password'
export const whichUnlocksTheAccountAt = ', which unlocks the account immediately.'
export const iLostMyApiSecret = 'I lost my API secret'
export const weCannotShowItAgain =
  'We cannot show it again, because we do not have it. Regenerate it under My API Users; the key changes with it.'
export const iGetA403 = 'I get a 403'
export const theAnswerNamesThePermission =
  'The answer names the permission that the role of your API user lacks. Give the API user a role that has it, or ask the people who run this installation.'
export const somethingElse = 'Something else'
export const sendUsAMessage = 'Send us a message'
export const thatPageAlsoSaysWhat = '. That page also says what to have at hand.'
export const isSomethingDown = 'Is something down?'
export const theStatusPageSays = 'Each part says how it is now, and was in the last 90 days, on the '
export const statusPage = 'status page'
