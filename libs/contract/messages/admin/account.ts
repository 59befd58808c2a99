export * from './labels.js'

export const typeThePasswordThatYou =
  'Enter the password that you signed up with. If you didn’t sign up, close this page.'
export const chooseANewPasswordInstead = 'Choose a new password instead'
export const confirmationToken = 'Confirmation token'
export const confirm = 'Confirm'
export const titleAdmin = (title: string) => `${title} (Admin)`
export const resetLinkHelp = 'We’ll email you a link to set a new password.'
export const backToSignIn = 'Back to sign in'
export const signsOutAllDevices = 'This signs out all devices.'
export const getNewLink = 'Get a new link'
export const resetToken = 'Reset token'
export const newPassword = 'New password'
export const atLeastStaffPasswordMin = (staffPasswordMinLength: number) =>
  `At least ${staffPasswordMinLength} characters.`
export const afterSignUpHelp =
  'Open the link that we email you. After that, an administrator gives your account a role.'
export const signUp = 'Sign up'
export const adminSignIn = 'Admin sign-in'
export const gatehouseAdminPortal = 'Gatehouse admin portal'
export const forPlatformStaff = 'For platform staff.'
export const backToThePublicSite = 'Back to the public site'
