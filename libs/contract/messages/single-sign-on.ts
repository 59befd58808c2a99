// What is said of a provider's fields.
export const nameRequired = 'Name is required'
export const issuerRequired = 'Issuer is required'
export const issuerInvalid = 'Issuer is an address such as https://login.example.com'
export const issuerHttps = 'Issuer must start with https://'
export const issuerPrivate = 'Issuer must not be an address of a private network, unless SSO_ALLOW_PRIVATE is set'
export const issuerPort = (ports: readonly number[]) => `Issuer must use one of the ports ${ports.join(', ')}`
export const oidcClientIDRequired = 'Client ID is required'
export const clientSecretRequired = 'Client secret is required'
export const clientSecretInvalid = 'Client secret is one line of at most 500 characters'
export const emailDomainsInvalid = 'Please give one to twenty domains such as example.com'
export const roleMapInvalid = 'Each line of the role map takes a value of the claim and a role'
export const roleClaimRequired = 'A role map needs the claim that it reads'
export const providerRequired = 'Please choose a provider'
export const answerRequired = 'The answer of the provider is required'
export const browserTokenRequired = 'The browser token of the beginning is required'

// Refusals of changes.
export const tooManyProviders = (most: number) => `At most ${most} identity providers are possible`
export const domainTaken = (domain: string) => `${domain} belongs to another identity provider`
export const unknownRoles = 'One of these roles does not exist, or is not for staff'
export const noBreakGlass =
  'Mark an administrator as break-glass first: else nobody could sign in while this provider is away'
export const breakGlassAdministrators = 'Only an administrator can be marked as break-glass'

// Refusals of a sign-in.
export const notOffered = 'This way to sign in is not offered any more. Please choose another one'
export const begunElsewhere =
  'This sign-in was begun in another browser, was finished already, or took longer than ten minutes. Please begin again'
export const away = (name: string) => `${name} does not answer at present. Please try again in a moment`
export const wrong = (name: string) =>
  `${name} answered in a way that cannot be trusted. Please begin again, and tell an administrator if it stays so`
export const denied = (name: string) => `${name} did not sign you in. Please begin again`
export const unverified = (name: string) => `${name} has not verified your email address. Please ask whoever runs it`
export const foreignDomain = (name: string) => `${name} does not sign in addresses of this domain here`
export const noAccount = 'There is no account for your email address. Please ask an administrator to make one'
export const otherPerson =
  'Somebody else has signed in with this email address before. Please ask an administrator to look at the account'
export const notFresh = (name: string) =>
  `${name} did not say that you have just signed in. Please begin again, or set up a second factor here`
export const onlyWay = (name: string) =>
  `Please sign in with ${name}: passwords and passkeys of your domain are not used here`
export const notProvedYet = 'You have not signed in again yet. Follow the link first, and then go on here'
export const notBySignOn = 'This session was not begun by single sign-on'

// What the check of an issuer found.
export const answers = 'It answers. Sign-in, tokens and keys have their addresses.'
export const answersWithSignOut = 'It answers, and ends its own session when somebody signs out here.'
export const checkAway = 'It does not answer: the address may be wrong, or it is away.'
export const checkWrong = 'It answers, but not as this issuer. Compare the issuer letter by letter.'
