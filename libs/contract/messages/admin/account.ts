export * from './labels.js'

export const typeThePasswordThatYou =
  'Type the password that you signed up with. Did somebody else sign up with your address? Then close this page.'
export const chooseANewPasswordInstead = 'Choose a new password instead'
export const confirmationToken = 'Confirmation token'
export const confirm = 'Confirm'
export const titleAdmin = (title: string) => `${title} (Admin)`
export const weSendALinkThat = 'We send a link that sets a new password.'
export const backToSignIn = 'Back to sign in'
export const everyBrowserThatIsSigned = 'Every browser that is signed in to the account is signed out.'
export const askForANewLink = 'Ask for a new link'
export const resetToken = 'Reset token'
export const newPassword = 'New password'
export const atLeastStaffPasswordMin = (staffPasswordMinLength: number) =>
  `At least ${staffPasswordMinLength} characters.`
export const theAccountCanDoNothing =
  'The account can do nothing until staff give it a role, and they can once you have opened the link that we mail you.'
export const signUp = 'Sign up'
export const adminSignIn = 'Admin sign-in'
export const gatehouseAdminPortal = 'Gatehouse admin portal'
export const forPlatformStaff = 'For platform staff.'
export const backToThePublicSite = 'Back to the public site'
