export const eventIDForm = (most: number) => `eventID must be 1 to ${most} ASCII characters without spaces`
export const subscriptionRequired = 'Choose a subscription'
export const priceRequired = 'Choose a price'
export const subscriptionUnknown = 'There is no subscription with this ID'
export const priceUnknown = 'This subscription has no item with this price'
export const priceLicensed = 'This price isn’t metered. Report usage for a metered price'
export const inTheFuture = 'happenedAt must not be in the future'
export const beforeItem = (at: string) => `This price was added to the subscription at ${at}. Report usage after that`
export const eventDiffers = 'You already sent a different usage event with this eventID. Use a new ID'
export const periodClosed = (at: string) => `The period that ended at ${at} is closed to new usage`
export const periodOver = (at: string) => `The subscription ends at ${at}. You can’t report usage after that`
export const tooMuchUsage = 'This usage would make the invoice too large'
export const soFar = (name: string) => `${name} (usage so far)`
