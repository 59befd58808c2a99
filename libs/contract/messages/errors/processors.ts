export const nameRequired = 'Name is required'
export const processorRequired = 'Processor is required'
export const processorUnknown = (names: readonly string[]) => `Processor is one of ${names.join(', ')}`
export const modeRequired = 'Mode is test or live'
export const modeNotOf = (title: string, modes: readonly string[]) =>
  `${title} has accounts in ${modes.join(' and ')} mode only`
export const settingsForm = 'Settings are an object of short texts'
export const settingUnknown = 'This setting is not known'
export const currenciesForm = 'Currencies are a list of at least one currency'
export const currencyNotOf = (title: string, names: readonly string[]) => `${title} does not take ${names.join(', ')}`
export const settlesAfterDaysForm = (most: number) => `Days until available must be a whole number from 0 to ${most}`
export const apiAddressForm =
  'Please enter an address such as https://api.example.com, without user name, password or #'
export const apiAddressHttps = 'The address must begin with https://'
export const apiAddressPrivate = 'This address is not a public one'
export const accountInUse = 'Money is still open at this account. Disable it: it then goes on with what it has'
export const accountRefunds =
  'Payments of this account can still be refunded, and nobody else can do that. Disable it: it still serves their refunds'
export const clientUnknown = (clientID: string) => `There is no client ${clientID}`
export const tooManyOwn = (most: number) => `A client can have at most ${most} processor accounts of its own`
export const addressOfStaff = 'Only the platform can set this address. Leave it out'
export const sandboxStays = 'The sandbox of the installation stays. Disable it, and it takes no new payments'
export const noAnswerToCheck = (title: string) =>
  `${title} did not answer. Please look at the API address, and try again`
export const windowIsOneOf = (names: readonly string[]) => `Window is one of ${names.join(', ')}`
