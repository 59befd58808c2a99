export const signIn = 'Sign in'
export const signInToYourGatehouse =
  'Sign in to your Gatehouse merchant account: API users, transactions and your profile.'
export const welcomeBackSignInTo = 'Welcome back. Sign in to your merchant account.'
export const email = 'Email'
export const password = 'Password'
export const youCanCorrectYourDetails = 'You can correct your details and'
export const applyAgain = 'apply again'
