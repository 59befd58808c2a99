/** What is wrong with what a passkey has signed. */
export const passkeyRefusal = {
  challenge: 'This has taken too long, or was sent before. Please try again with your passkey',
  origin: 'This passkey was asked at another address than this one. Nobody was let in',
  site: 'This passkey belongs to another site',
  counter: 'This passkey may have been copied: its counter went back. Please remove it and add another one',
  unknown: 'This passkey is not known here. Sign in another way, or use another passkey',
  userNotVerified: 'Your device has not checked that it is you. Please unlock it by PIN, finger or face, and try again',
  invalid: 'This passkey could not be read. Please try again',
  alreadyAdded: 'This passkey was added before',
  notPossible:
    'Passkeys need an address that is a name, with https or localhost. Whoever runs this installation sets it as PUBLIC_URL',
  none: 'You have no passkey. Please use another method',
  tooMany: 'You have as many passkeys as there can be. Remove one first',
  nameRequired: 'Please give the passkey a name',
  credentialRequired: 'Please send the credential as the browser has answered it',
  audienceRequired: 'Please say who signs in: client or portal',
}

export const signInWithPasskey = 'Sign in with a passkey'
export const usePasskey = 'Use your passkey'
export const or = 'or'
/** What a browser says when somebody closes its window; it does not tell why. */
export const nothingChosen = 'No passkey was used. You can try again, or sign in another way'
export const couldNotAsk = 'The passkey could not be asked. Please try again'

export const passkeys = 'Passkeys'
export const lead =
  'Sign in with your fingerprint, face, device PIN or security key. Nobody can guess or phish a passkey.'
export const add = 'Add a passkey'
export const addLead = 'The name tells it from your other passkeys. Your device asks next.'
export const name = 'Name'
export const next = 'Continue'
export const added = 'Passkey added'
export const couldNotAdd = 'The passkey could not be added'
export const addedOn = 'Added'
export const lastUsed = 'Last used'
export const never = 'Never'
export const actions = 'Actions'
export const rename = 'Rename'
export const renameTitle = 'Rename passkey'
export const save = 'Save'
export const renamed = 'Passkey renamed'
export const couldNotRename = 'The passkey could not be renamed'
export const remove = 'Remove'
export const removeTitle = (called: string) => `Remove ${called}?`
export const removeLead =
  'It opens nothing any more. Your device may still offer it until you delete it there. With your last factor go the recovery codes.'
export const removed = 'Passkey removed'
export const couldNotRemove = 'The passkey could not be removed'
export const cancel = 'Cancel'
export const noneYet = 'No passkey yet.'
export const couldNotLoad = 'Your passkeys could not be loaded.'
export const needsScripts = 'Adding a passkey needs JavaScript.'
export const notSupported = 'This browser has no passkeys.'
export const notHere = 'At this address there are no passkeys: they need a name, with https or localhost.'
export const openAt = (place: string) => `Open this page at ${place}`
export const keepCodes = 'Keep these recovery codes'
export const keepCodesLead =
  'Each opens your account once, after your password, when your passkey is not at hand. They are shown only now.'
export const recoveryCodes = 'recovery codes'
export const codesKept = 'I have kept them'
