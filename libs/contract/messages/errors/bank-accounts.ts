import { csvColumnNames, csvDateFormats, csvDecimals, csvDelimiters, csvEncodings } from '../../csv-mapping.js'

// What is refused of a bank account of the platform.
export const nameRequired = 'Enter a name for this account'
export const holderRequired = 'Enter the account holder'
export const oneNumber = 'Enter an IBAN or an account number, not both'
export const ibanWrong = 'This IBAN isn’t valid. Check it for typing errors'
export const bicWrong = 'This BIC isn’t valid'
export const numberForm = 'An account number has 4 to 34 letters and digits'
export const cutOffForm = 'Enter a time such as 14:30'
export const timeZoneUnknown = 'This time zone doesn’t exist'
export const holidaysForm = (most: number) => `Enter at most ${most} holidays, each as a date such as 2026-12-25`
export const mappingForm = `A mapping has a delimiter (${csvDelimiters.map((one) => (one === '\t' ? 'tab' : one)).join(' ')}), a decimal sign (${csvDecimals.join(' ')}), a form of dates (${csvDateFormats.join(', ')}), an encoding (${csvEncodings.join(', ')}), skipped lines and columns (${csvColumnNames.join(', ')}); the date and an amount must be among them`
export const fileProfileForm =
  'A file profile has version, batchBooking, chargeBearer, creditorAddress, remittanceText and clearingSystem, each with one of its documented values'
export const slevIsForEuro = 'SLEV is the charge bearer of SEPA, so it’s for accounts in EUR only'
export const accountExists = 'This account already exists in this mode'
export const numberInUse = 'You can’t change the number or currency of an account with statements or payout files'
export const disabled = 'This bank account is not enabled'
export const tooMany = (most: number) => `You can have at most ${most} bank accounts`
export const textRequired = 'Paste some lines from a file'
