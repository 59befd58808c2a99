import { csvColumnNames, csvDateFormats, csvDecimals, csvDelimiters, csvEncodings } from '../../csv-mapping.js'

// What is refused of a bank account of the platform.
export const nameRequired = 'Please say what this account is called here'
export const holderRequired = 'Please enter the account holder'
export const oneNumber = 'Please enter an IBAN or an account number, and not both'
export const ibanWrong = 'This is no valid IBAN. Please check it for a typing error'
export const bicWrong = 'This is no valid BIC'
export const numberForm = 'An account number has 4 to 34 letters and digits'
export const cutOffForm = 'A time is written as 14:30'
export const timeZoneUnknown = 'There is no such time zone'
export const holidaysForm = (most: number) => `Holidays are at most ${most} days, each written as 2026-12-25`
export const mappingForm = `A mapping has a delimiter (${csvDelimiters.map((one) => (one === '\t' ? 'tab' : one)).join(' ')}), a decimal sign (${csvDecimals.join(' ')}), a form of dates (${csvDateFormats.join(', ')}), an encoding (${csvEncodings.join(', ')}), skipped lines and columns (${csvColumnNames.join(', ')}); the date and an amount must be among them`
export const accountExists = 'This account is here already in this mode'
export const numberInUse = 'There are statements or files of this account: its number and currency stay'
export const disabled = 'This bank account is not enabled'
export const tooMany = (most: number) => `There can be at most ${most} bank accounts`
export const textRequired = 'Please paste a piece of a file'
