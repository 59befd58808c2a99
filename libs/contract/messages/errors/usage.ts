export const eventIDForm = (most: number) => `eventID must be 1 to ${most} visible characters`
export const subscriptionRequired = 'Choose a subscription'
export const priceRequired = 'Choose a price'
export const subscriptionUnknown = 'There is no subscription with this ID'
export const priceUnknown = 'This subscription has no item with this price'
export const priceLicensed = 'This price isn’t metered, so it takes no usage events'
export const inTheFuture = 'happenedAt must not be in the future'
export const beforeItem = (at: string) => `This price belongs to the subscription since ${at}`
export const eventDiffers = 'Another usage event has this eventID. Use a new one'
export const periodClosed = (at: string) => `The period that ended at ${at} is closed. Its usage is invoiced`
export const periodOver = (at: string) => `The subscription ends at ${at}, so it takes no later usage`
export const tooMuchUsage = 'With this usage, the amount of the period would be too large'
export const soFar = (name: string) => `${name} (usage so far)`
