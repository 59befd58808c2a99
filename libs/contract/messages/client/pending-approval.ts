export const registrationNotApproved = 'Registration not approved'
export const accountSuspended = 'Account suspended'
export const backToThePublicSite = 'Back to the public site'
export const registeredAs = 'Registered as'
export const youCanSignInNow = 'You can sign in now, create API users and take your first payment.'
export const thankYouForRegisteringOur =
  'Thank you for registering. Our team reviews your details; nothing is left for you to do.'
export const thisPageChangesByItself =
  'This page changes by itself as soon as the decision falls. You may also close it and sign in later.'
export const ourTeamLookedAtYour = 'Our team looked at your registration and could not approve it.'
export const ourTeamHasSuspendedThis = 'Our team has suspended this account. Signing in and payments are stopped.'
export const reason = 'Reason'
export const youCanCorrectYourDetails =
  'You can correct your details and apply again. Your e-mail and password stay as they are.'
export const applyAgain = 'Apply again'
export const contactUs = 'Contact us'
export const signInToSeeHow = 'Sign in to see how your registration stands.'
export const signIn = 'Sign in'
