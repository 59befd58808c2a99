export const nameRequired = 'Name is required'
export const processorRequired = 'Processor is required'
export const processorUnknown = (names: readonly string[]) => `Processor must be one of ${names.join(', ')}`
export const processorOfPlatform = (title: string) =>
  `${title} pays into the platform’s bank accounts. Leave out the client`
export const modeRequired = 'Mode must be test or live'
export const modeNotOf = (title: string, modes: readonly string[]) =>
  `${title} has accounts in ${modes.join(' and ')} mode only`
export const settingsForm = 'Settings must be an object with short text values'
export const settingUnknown = 'Unknown setting'
export const currencyNotOf = (title: string, names: readonly string[]) => `${title} doesn’t support ${names.join(', ')}`
export const settlesAfterDaysForm = (most: number) => `Days until available must be a whole number from 0 to ${most}`
export const apiAddressForm = 'Enter a URL such as https://api.example.com, without user name, password or #'
export const apiAddressHttps = 'The URL must start with https://'
export const apiAddressPrivate = 'This address isn’t public'
export const accountInUse = 'This account still has open payments. Disable it instead: it keeps handling them'
export const accountRefunds =
  'Payments on this account can still be refunded, and only through it. Disable it instead: it keeps handling refunds'
export const clientUnknown = (clientID: string) => `Client ${clientID} doesn’t exist`
export const tooManyOwn = (most: number) => `A client can have at most ${most} processor accounts`
export const addressOfStaff = 'Only the platform can set this URL. Leave it out'
export const sandboxStays = 'You can’t delete the built-in sandbox. Disable it to stop new payments'
export const noAnswerToCheck = (title: string) => `${title} didn’t respond. Check the API URL and try again`
export const windowIsOneOf = (names: readonly string[]) => `Window must be one of ${names.join(', ')}`
