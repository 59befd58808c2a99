import type { InvoiceStatus } from '../../billing-choices.js'

export const taxPercentage = 'The percentage must be a number from 0 to 100 with at most four decimals'
export const reverseChargeIsZero = 'A reverse charge rate must be 0%, because the buyer pays the tax'
export const countryCode = 'country must be a code of two letters, such as DE'
export const productUnknown = 'There is no product with this ID'
export const productRetired = 'This product is retired. Choose another one'
export const unitAmountOrTiers = 'Give either unitAmount or tiers'
export const intervalMissing = 'Give an interval with the interval count'
export const tiersForm =
  'tiers must be a list of objects with unitAmount and upTo, rising in upTo. Only the last upTo is null'
export const wholeFromTo = (name: string, least: number, most: number) =>
  `${name} must be a whole number from ${least} to ${most}`
export const taxBehaviorOneOf = (choices: readonly string[]) => `taxBehavior must be one of: ${choices.join(', ')}`
export const intervalOneOf = (choices: readonly string[]) => `interval must be one of: ${choices.join(', ')}`
export const chargeOneOf = (choices: readonly string[]) => `charge must be one of: ${choices.join(', ')}`
export const usageTypeOneOf = (choices: readonly string[]) => `usageType must be one of: ${choices.join(', ')}`
export const usageAggregationOneOf = (choices: readonly string[]) =>
  `usageAggregation must be one of: ${choices.join(', ')}`
export const meteredNeedsInterval = 'A metered price needs an interval'
export const aggregationWithMetered = 'Send usageAggregation with a metered price, and leave it out otherwise'
export const nameRequired = 'Enter a name'
export const productRequired = 'Choose a product'
export const customerRequired = 'Choose a customer'
export const linesForm = (most: number) => `lines must be a list of 1 to ${most} lines`
export const lineNeedsPrice = 'Each line needs either a priceID, or a description and a unitAmount'
export const lineForm = (name: string) => `A line has an invalid ${name}`
export const linePriceUnknown = 'A line has a price that doesn’t exist or is retired'
export const lineTaxRateUnknown = 'A line has a tax rate that doesn’t exist or is retired'
export const lineCurrency = 'All lines must be in the currency of the invoice'
export const totalTooLarge = 'The total of the invoice is too large'
export const prefixForm = 'The prefix must be 1 to 12 capital letters or digits'
export const taxIDForm = 'This tax number isn’t valid'
export const invoiceNotDraft = 'Only a draft invoice can be changed'
export const invoiceStates = {
  draft: 'This invoice is a draft. Finalize it first',
  open: 'This invoice is already finalized',
  paid: 'This invoice is paid, so it can no longer be voided or written off',
  void: 'This invoice is void',
  uncollectible: 'This invoice is marked as uncollectible',
}
export const invoiceHas = (status: InvoiceStatus) => invoiceStates[status]
export const invoiceBeingPaid = 'A payment for this invoice is in progress. Wait until it is complete'
export const invoicePartlyPaid = 'This invoice is partly paid, so it can’t be voided. Mark it as uncollectible instead'
export const invoiceCredited = 'This invoice has a credit note, so it can’t be voided. Credit the rest instead'
export const invoiceUnknown = 'There is no invoice with this ID'
export const invoiceRequired = 'Choose an invoice'
export const creditedLineUnknown = 'One of these lines isn’t on this invoice'
export const creditTooLarge = 'This credit is larger than what’s left of the invoice or of a line'
export const nothingToCredit = 'This invoice is already fully credited'
export const creditLinesForm =
  'lines must be a list of objects with invoiceLineID and amount. List each invoice line only once'
export const creditedWith = (number: string) => `Credit note ${number}`
export const savedMethodRequired = 'Choose a saved payment method'
export const invoicePaidAlready = 'This invoice is already paid'
export const amountAboveRest = 'The amount is larger than the amount due'
export const customerHasNoEmail = 'This customer has no email address. Add one, or share the link to the invoice'
export const sellerMissing = 'Set your invoice prefix and your address in the invoice settings first'
export const tooManyInvoiceMails = 'This invoice was sent too often today. Try again tomorrow'
export const extraPayment = 'This invoice was already paid or voided'
