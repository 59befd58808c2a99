// What is said of a provider's fields.
export const nameRequired = 'Name is required'
export const issuerRequired = 'Issuer is required'
export const issuerInvalid = 'Issuer must be a URL such as https://login.example.com'
export const issuerHttps = 'Issuer must start with https://'
export const issuerPrivate = 'Issuer can’t be on a private network unless SSO_ALLOW_PRIVATE is set'
export const issuerPort = (ports: readonly number[]) => `Issuer must use one of the ports ${ports.join(', ')}`
export const oidcClientIDRequired = 'Client ID is required'
export const clientSecretRequired = 'Client secret is required'
export const clientSecretInvalid = 'Client secret must be one line of at most 500 characters'
export const emailDomainsInvalid = 'Enter 1 to 20 domains such as example.com'
export const roleMapInvalid = 'Each role mapping needs a claim value and a role'
export const roleClaimRequired = 'To map roles, enter the claim to read'
export const providerRequired = 'Choose a provider'
export const answerRequired = 'The provider’s response is required'
export const browserTokenRequired = 'The browser token from the start of the sign-in is required'

// Refusals of changes.
export const tooManyProviders = (most: number) => `You can have at most ${most} identity providers`
export const domainTaken = (domain: string) => `${domain} belongs to another identity provider`
export const unknownRoles = 'One of these roles doesn’t exist or isn’t for staff'
export const noBreakGlass =
  'Mark an administrator as break-glass first, so that they can sign in if this provider is down'
export const breakGlassAdministrators = 'Only an administrator can be marked as break-glass'

// Refusals of a sign-in.
export const notOffered = 'This sign-in method is no longer available. Choose another one'
export const begunElsewhere =
  'This sign-in started in another browser, was already completed, or took over ten minutes. Start again'
export const away = (name: string) => `${name} isn’t responding. Try again in a moment`
export const wrong = (name: string) =>
  `${name} sent an invalid response. Start again, and tell an administrator if it keeps happening`
export const denied = (name: string) => `${name} didn’t sign you in. Start again`
export const unverified = (name: string) => `${name} hasn’t verified your email address. Ask its administrator`
export const foreignDomain = (name: string) => `${name} isn’t set up for this email domain`
export const noAccount = 'There is no account for your email address. Ask an administrator to create one'
export const otherPerson =
  'A different person has used this email address before. Ask an administrator to check the account'
export const notFresh = (name: string) =>
  `${name} didn’t confirm a fresh sign-in. Start again, or set up two-step verification here`
export const onlyWay = (name: string) => `Sign in with ${name}. Passwords and passkeys aren’t available for your domain`
export const notProvedYet = 'You haven’t signed in again yet. Use the link first, then continue here'
export const notBySignOn = 'This session didn’t start with single sign-on'

// What the check of an issuer found.
export const answers = 'Connected. Sign-in, tokens and keys are available.'
export const answersWithSignOut = 'Connected. Signing out here also ends the provider’s session.'
export const checkAway = 'There is no response. The URL may be wrong, or the provider is down.'
export const checkWrong = 'The provider responded with a different issuer. Check the spelling.'
