import { statementDescriptorMaxLength, statementDescriptorMinLength } from '../limits.js'

export const label = 'Statement descriptor'
export const suffixHelp =
  'What payers read on their card statement, after the shortened descriptor that you have set at the processor'
export const wholeHelp = 'What payers read on their card statement'
export const clientHelp =
  'What payers read on their card statement, at Stripe after the platform’s own shortened name. Empty: what the platform has set.'
export const form = `${statementDescriptorMinLength} to ${statementDescriptorMaxLength} Latin characters with a letter among them, and none of < > \\ ' " *`
