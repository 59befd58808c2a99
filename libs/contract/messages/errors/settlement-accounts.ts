export const wrongPassword = 'Incorrect password'
export const currenciesNeeded = 'Select the currencies that this account accepts'
export const currencyElsewhere = (currency: string, last4: string) =>
  `Your account ending in ${last4} accepts ${currency}. Remove the currency there first`
export const noFirstAccount = 'Add your first settlement account before another one'
export const currenciesUnstated = (last4: string) =>
  `First select the currencies that your account ending in ${last4} accepts`
