/** What stands in every mail. */
export const greeting = (name: string) => `Hello ${name},`
export const buttonDoesNotWork = (address: string) => `If the button does not work, open this address: ${address}`

/** What we decide about a registration or an account. */
export const automatic = 'This mail was sent automatically by Gatehouse because of a decision about your account.'
export const reason = (text: string) => `The reason: ${text}`
export const contactUs = 'Contact us'
export const signIn = 'Sign in'
export const approved = 'Your Gatehouse account is approved'
export const approvedNews =
  'Good news: we have approved your registration. You can sign in and start accepting payments.'
export const rejected = 'Your Gatehouse registration was not approved'
export const rejectedNews = 'We have looked at your registration and could not approve it.'
export const suspended = 'Your Gatehouse account is suspended'
export const suspendedNews =
  'We have suspended your account. Until it is active again you cannot sign in, and your API users are refused.'
