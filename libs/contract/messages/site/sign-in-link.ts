export const wrongPasswordsEntered =
  'Several wrong passwords were entered for your account, so new browsers have to wait. This browser doesn’t, because you opened our email.'
export const setANewPasswordInstead = 'Set a new password instead'
export const goToSignIn = 'Go to sign in'
export const passwordStillNeeded = 'You still need your password to sign in.'
