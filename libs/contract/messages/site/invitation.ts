export const title = (client: string) => `Join ${client}`
export const pageTitle = 'Your invitation'
export const lead = (role: string, client: string) =>
  `You are invited to work on the account of ${client}. Your role there: ${role}.`
export const address = 'Address'
export const until = 'Good until'
export const name = 'Your name'
export const choosePassword = 'Choose a password'
export const accept = 'Accept invitation'
export const acceptAndSignIn = 'Accept and go to sign-in'
export const hasLogin = 'This address has a Gatehouse account already. Sign in with it, and come back here to accept.'
export const signIn = 'Sign in to accept'
export const signedInAs = 'Accept with the account that you are signed in with.'
export const failed = 'The invitation could not be accepted. Please try again'
export const signInNow = 'Sign in now with your address and your password.'
