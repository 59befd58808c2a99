export const title = 'This wasn’t me'
export const was = 'Wasn’t this you?'
export const lead = 'We’ll sign out all devices, disable the password and email you a link to set a new one.'
export const account = 'Account'
export const what = 'Activity'
export const when = 'When'
export const itWasMe = 'If it was you, close this page. Your account hasn’t changed.'
export const submit = 'Sign out all devices'
export const done = 'All devices are signed out'
export const doneLead = 'Your password no longer works. We’ve emailed you a link to set a new one.'
export const check = {
  client: 'Next, check your API users, settlement account and second factors, and contact us.',
  portal: 'Next, check your second factors and tell an administrator.',
}
export const askAgain = 'Request the link again'
export const contactUs = 'Contact us'
