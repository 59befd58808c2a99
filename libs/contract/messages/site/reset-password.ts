export const chooseANewPasswordFor = 'Choose a new password for your Gatehouse merchant account.'
export const chooseANewPasswordEvery =
  'Choose a new password. Every browser that is signed in to your account is signed out.'
export const getNewLink = 'Get a new link'
export const newPassword = 'New password'
export const atLeastPasswordMinLength = (passwordMinLength: number) => `At least ${passwordMinLength} characters.`
export const resetToken = 'Reset token'
export const itStandsInTheLink = 'It stands in the link of the mail, after token=.'
