export * from './labels.js'

export const addClient = 'Add client'
export const everyBusinessOnThePlatform = 'Every business on the platform.'
export const noClientsFound = 'No clients found.'
export const clientsAppearHereWhenThey = 'Clients appear here when they register or are added.'
export const emailAndPhone = 'Email and phone'
export const rate = 'Rate'
export const registered = 'Registered'
export const filterClients = 'Filter clients'
export const deleteClient = 'Delete client'
export const canNoLongerSignIn = (name: string) =>
  `${name} can’t sign in, and its API keys stop working immediately. Its ledger entries are kept.`
export const suspend = 'Suspend'
export const reactivate = 'Reactivate'
export const inTheAuditLog = 'View in audit log'
export const history = 'History'
export const profile = 'Profile'
export const clientType = 'Client type'
export const waitsForConfirmationPendingEmail = (pendingEmailAddress: string) =>
  `Awaiting confirmation: ${pendingEmailAddress}`
export const payoutsWaitUntil = 'Payouts paused until'
export const clientIdWithin = 'client ID'
export const browsersThatAreSignedIn = 'Browsers that are signed in.'
export const editClient = 'Edit client'
export const takesEffectAfterConfirmation = (value: string) => `${value} takes effect after it’s confirmed.`
export const ofEachPaymentFromNow = 'Applies to new payments.'
export const anotherOneCountsOnceIt = (silenceDays: number) =>
  `A new address takes effect once confirmed, if the current one doesn’t object within ${silenceDays} days.`
export const theClientIsActiveAt =
  'The client gets an email to set a password. It’s active immediately unless two people must approve it.'
export const pricingOf = (plan: string) => `Pricing: ${plan}`
export const pricingHelp = 'New clients start on this plan. You can change it later.'
export const chargePercentageHelp = 'Leave empty to use the platform’s standard rate.'
export const reactivateClient = 'Reactivate client'
export const clientIsActiveAgain = (name: string) => `Client ${name} is active again`
export const failedToReactivateClient = 'Failed to reactivate client'
export const reactivateName = (name: string) => `Reactivate ${name}?`
export const itCanSignInAgain = 'It can sign in again, and its API keys work again immediately.'
export const forTheLogAndFor = 'The client reads this, and the audit log keeps it.'
export const suspendClient = 'Suspend client'
export const clientHasBeenSuspended = (name: string) => `Client ${name} has been suspended`
export const failedToSuspendClient = 'Failed to suspend client'
export const suspendName = (name: string) => `Suspend ${name}?`
export const itIsSignedOutAnd = 'It’s signed out, and its API keys stop working immediately.'
export const theClientReadsTheseWords = 'The client reads this, and the audit log keeps it.'
export const members = 'Members'
export const member = 'Member'
export const invited = 'Invited'
export const thePeopleWhoSignIn = 'People who can sign in for this client.'
export const nobodyYet = 'No members yet.'
