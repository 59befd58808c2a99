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

/** What a device shows beside a passkey. */
export const rpName = 'Gatehouse'
export const passkeyUser = {
  client: (email: string) => email,
  portal: (email: string) => `${email} (staff)`,
}
