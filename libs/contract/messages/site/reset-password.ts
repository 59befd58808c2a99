export const chooseANewPasswordFor = 'Choose a new password for your Gatehouse merchant account.'
export const signsOutOtherBrowsers = 'Choose a new password. This signs out all your devices.'
export const getNewLink = 'Get a new link'
export const newPassword = 'New password'
export const atLeastPasswordMinLength = (passwordMinLength: number) => `At least ${passwordMinLength} characters.`
export const resetToken = 'Reset token'
export const findItInTheLink = 'It’s in the link we emailed you, after token=.'
