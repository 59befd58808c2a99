export const somebodyHasTypedWrongPasswords =
  'Somebody has typed wrong passwords at your account, so new browsers have to wait. You opened our mail, so this one need not.'
export const setANewPasswordInstead = 'Set a new password instead'
export const goToSignIn = 'Go to sign in'
export const signingInStillTakesYour = 'Signing in still takes your password.'
