/** What is wrong with what a passkey has signed. */
export const passkeyRefusal = {
  challenge: 'This took too long or was already sent. Try again with your passkey',
  origin: 'This passkey was used at a different address. The sign-in was blocked',
  site: 'This passkey is for a different site',
  counter: 'This passkey may have been copied. Remove it and add a new one',
  unknown: 'We don’t recognize this passkey. Use a different passkey or sign-in method',
  userNotVerified: 'Your device didn’t verify you. Unlock it with a PIN, fingerprint or face, and try again',
  invalid: 'We couldn’t read this passkey. Try again',
  alreadyAdded: 'This passkey is already added',
  notPossible: 'Passkeys need a domain name with https, or localhost. The operator sets it as PUBLIC_URL',
  none: 'You have no passkeys. Use another method',
  tooMany: 'You’ve reached the maximum number of passkeys. Remove one first',
  nameRequired: 'Enter a name for the passkey',
  credentialRequired: 'Send the credential exactly as the browser returned it',
  audienceRequired: 'audience must be client or portal',
}

export const signInWithPasskey = 'Sign in with a passkey'
export const usePasskey = 'Use your passkey'
export const or = 'or'
/** What a browser says when somebody closes its window; it does not tell why. */
export const nothingChosen = 'No passkey was used. Try again, or use another sign-in method'
export const couldNotAsk = 'We couldn’t use the passkey. Try again'

export const passkeys = 'Passkeys'
export const lead =
  'Sign in with your fingerprint, face, device PIN or security key. Passkeys can’t be guessed or phished.'
export const add = 'Add a passkey'
export const addLead = 'Enter a name to recognize this passkey. Your device will ask you to confirm.'
export const name = 'Name'
export const next = 'Continue'
export const added = 'Passkey added'
export const couldNotAdd = 'Failed to add the passkey'
export const addedOn = 'Added'
export const lastUsed = 'Last used'
export const never = 'Never'
export const actions = 'Actions'
export const rename = 'Rename'
export const renameTitle = 'Rename passkey'
export const save = 'Save'
export const renamed = 'Passkey renamed'
export const couldNotRename = 'Failed to rename the passkey'
export const remove = 'Remove'
export const removeTitle = (called: string) => `Remove ${called}?`
export const removeLead =
  'It stops working here. Your device may offer it until you delete it there. If it’s your last factor, your recovery codes end too.'
export const removed = 'Passkey removed'
export const couldNotRemove = 'Failed to remove the passkey'
export const cancel = 'Cancel'
export const noneYet = 'No passkeys yet.'
export const couldNotLoad = 'Failed to load your passkeys.'
export const needsScripts = 'Adding a passkey needs JavaScript.'
export const notSupported = 'This browser doesn’t support passkeys.'
export const notHere = 'Passkeys aren’t available at this address. They need a domain name with https, or localhost.'
export const openAt = (place: string) => `Open this page on ${place}`
export const keepCodes = 'Save these recovery codes'
export const keepCodesLead =
  'Each code signs you in once, with your password, if you don’t have your passkey. We show them only now.'
export const recoveryCodes = 'recovery codes'
export const codesKept = 'I’ve saved them'
