export const wrongPasswordsEntered =
  'Wrong passwords were entered for your account, so new browsers have to wait. Because you opened our email, this one doesn’t.'
export const setANewPasswordInstead = 'Set a new password instead'
export const goToSignIn = 'Go to sign in'
export const passwordStillNeeded = 'You still need your password to sign in.'
