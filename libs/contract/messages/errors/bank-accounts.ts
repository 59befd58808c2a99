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
export const mappingForm = `Send a delimiter (${csvDelimiters.map((one) => (one === '\t' ? 'tab' : one)).join(' ')}), a decimal separator (${csvDecimals.join(' ')}), a date format (${csvDateFormats.join(', ')}), an encoding (${csvEncodings.join(', ')}), the lines to skip and the columns (${csvColumnNames.join(', ')}). The date and an amount are required`
export const fileProfileForm =
  'Send version, batchBooking, chargeBearer, creditorAddress, remittanceText and clearingSystem, each with one of its documented values'
export const slevIsForEuro = 'SLEV only works for SEPA, so choose it for EUR accounts only'
export const accountExists = 'This account already exists in this mode'
export const numberInUse = 'You can’t change the number or currency of an account with statements or payout files'
export const disabled = 'This bank account is not enabled'
export const tooMany = (most: number) => `You can have at most ${most} bank accounts`
export const textRequired = 'Paste some lines from a file'
