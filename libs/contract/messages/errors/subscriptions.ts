import type { SubscriptionStatus } from '../../billing-choices.js'

export const itemsForm = (most: number) => `items must be a list of 1 to ${most} items, each with a priceID`
export const itemForm = (name: string) => `An item has an invalid ${name}`
export const quantityForm = (most: number) => `The quantity must be a whole number from 1 to ${most}`
export const samePriceTwice = 'List each price once, and set its quantity'
export const priceUnknown = 'An item has a price that doesn’t exist'
export const priceRetired = 'An item has a retired price. Choose another one'
export const priceOneOff = 'An item has a one-time price. Choose a recurring price'
export const quantityOfMetered = 'A metered price has no quantity. Leave it out'
export const pricesDiffer = 'All prices of a subscription must have the same currency and the same interval'
export const currencyFixed = 'You can’t change a subscription’s currency. Create another subscription'
export const taxRateUnknown = 'An item has a tax rate that doesn’t exist or is retired'
export const anchorPast = 'anchorAt must be in the future'
export const anchorFar = 'anchorAt must be at most one billing period ahead'
export const anchorAndTrial = 'Send either anchorAt or a trial. A trial sets the anchor itself'
export const trialPast = 'The trial must end in the future'
export const trialFar = (days: number) => `The trial must end within ${days} days`
export const timeZoneForm = 'Enter a time zone, such as Europe/Berlin'
export const collectionOneOf = (choices: readonly string[]) => `collection must be one of: ${choices.join(', ')}`
export const timingOneOf = (choices: readonly string[]) => `applies must be one of: ${choices.join(', ')}`
export const cancelOneOf = (choices: readonly string[]) => `when must be one of: ${choices.join(', ')}`
export const totalTooLarge = 'The total for one period is too large'
export const tooManyPendingLines = 'Too many changes are waiting for the next invoice. Try again after it'
export const previewChanged = 'This change would now create a different invoice. Request a new preview'
export const previewForm = 'This preview is for another subscription'
export const subscriptionStates: Record<SubscriptionStatus, string> = {
  incomplete: 'The first invoice of this subscription isn’t paid yet',
  trialing: 'This subscription is in its trial',
  active: 'This subscription is active',
  past_due: 'A payment of this subscription is past due',
  paused: 'This subscription is paused. Resume it first',
  canceled: 'This subscription is canceled',
}
export const subscriptionHas = (status: SubscriptionStatus) => subscriptionStates[status]
export const customerSubscribed = 'This customer has a subscription. Cancel it first'
export const retryDaysForm = (most: number) => `retryDays must be a list of up to ${most} whole numbers from 1 to 30`
export const atEndOneOf = (choices: readonly string[]) => `atEnd must be one of: ${choices.join(', ')}`
