/** What stands in every mail. */
export const greeting = (name: string) => `Hello ${name},`
export const buttonDoesNotWork = (address: string) => `If the button doesn’t work, open this link: ${address}`

/** What we decide about a registration or an account. */
export const automatic = 'You’re getting this email because of a decision about your account.'
export const reason = (text: string) => `Reason: ${text}`
export const contactUs = 'Contact us'
export const signIn = 'Sign in'
export const approved = 'Your Gatehouse account is approved'
export const approvedNews =
  'Good news: we have approved your registration. You can sign in and start accepting payments.'
export const rejected = 'Your Gatehouse registration was not approved'
export const rejectedNews = 'We reviewed your registration and couldn’t approve it.'
export const suspended = 'Your Gatehouse account is suspended'
export const suspendedNews =
  'We’ve suspended your account. Until we reactivate it, you can’t sign in and your API users are rejected.'
