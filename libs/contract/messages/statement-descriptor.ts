import { statementDescriptorMaxLength, statementDescriptorMinLength } from '../limits.js'

export const label = 'Statement descriptor'
export const suffixHelp = 'Shown on card statements after the shortened descriptor you set at the processor'
export const wholeHelp = 'Shown on the payer’s card statement'
export const clientHelp =
  'Shown on card statements. At Stripe, after the platform’s shortened name. Leave empty for the default.'
export const form = `${statementDescriptorMinLength} to ${statementDescriptorMaxLength} Latin characters with at least one letter, without < > \\ ' " *`
