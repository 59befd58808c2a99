export const title = (client: string) => `Join ${client}`
export const pageTitle = 'Your invitation'
export const lead = (role: string, client: string) => `You’re invited to join ${client} with the role ${role}.`
export const address = 'Email'
export const until = 'Valid until'
export const name = 'Your name'
export const choosePassword = 'Choose a password'
export const accept = 'Accept invitation'
export const acceptAndSignIn = 'Accept and go to sign-in'
export const hasLogin = 'This address already has a Gatehouse account. Sign in with it, then return here to accept.'
export const signIn = 'Sign in to accept'
export const signedInAs = 'Accept with the account you’re signed in with.'
export const failed = 'We couldn’t accept the invitation. Try again'
export const signInNow = 'You can now sign in with your email address and password.'
