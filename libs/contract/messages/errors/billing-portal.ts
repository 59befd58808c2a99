export const cancellationOneOf = (choices: readonly string[]) => `cancellation must be one of: ${choices.join(', ')}`
export const feedbackOneOf = (choices: readonly string[]) => `feedback must be one of: ${choices.join(', ')}`
export const priceIDsForm = (most: number) => `priceIDs must be a list of up to ${most} price IDs`
export const portalPriceUnknown = 'A price doesn’t exist, is retired or metered, or isn’t recurring'
export const previewRequired = 'Ask for a preview first, and send it with the change'
export const methodRequired = 'Choose a payment method'
export const notAllowed = 'The merchant doesn’t allow this here. Contact the merchant'
export const priceNotOffered = 'The merchant doesn’t offer this price here'
export const quantityFixed = 'The merchant doesn’t allow a different quantity here'
export const itemsFixed = 'Send every item of the subscription once, in the same order'
export const changeScheduled = 'A change is already scheduled for the next period. Contact the merchant'
export const invoiceNotPaid =
  'An invoice for this subscription is unpaid or was credited. Pay it first, or contact the merchant'
