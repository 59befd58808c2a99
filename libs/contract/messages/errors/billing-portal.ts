export const cancellationOneOf = (choices: readonly string[]) => `cancellation must be one of: ${choices.join(', ')}`
export const feedbackOneOf = (choices: readonly string[]) => `feedback must be one of: ${choices.join(', ')}`
export const priceIDsForm = (most: number) => `priceIDs must be a list of up to ${most} price IDs`
export const portalPriceUnknown = 'A price does not exist, is retired, metered or paid once'
export const previewRequired = 'Ask for a preview first, and send it with the change'
export const methodRequired = 'Choose a payment method'
export const notAllowed = 'The merchant does not allow this here. Contact the merchant'
export const priceNotOffered = 'The merchant does not offer this price here'
export const quantityFixed = 'The merchant does not allow a different quantity here'
export const itemsFixed = 'Send one item for each item of the subscription, in the same order'
export const changeScheduled = 'A change is already scheduled for the next period. Contact the merchant'
export const invoiceNotPaid =
  'An invoice of this subscription was not paid, or it was credited. Pay it first, or contact the merchant'
