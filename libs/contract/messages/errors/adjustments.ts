const oneOf = (names: readonly string[]) => names.join(', ')

export const differenceRequired = 'Choose the difference to adjust'
export const partyForm = (parties: readonly string[]) => `Party must be one of ${oneOf(parties)}`
export const tooLarge = (money: string) => `The difference is only ${money}`
export const clientMissing = 'Enter the client for this adjustment'
export const otherClient = 'The difference belongs to another client'
export const platformHasNoClient = 'Leave the client out if the platform covers the adjustment'
export const waits = 'An adjustment for this difference is already awaiting approval'
export const decided = 'This adjustment has already been decided'
export const ownAdjustment = 'You proposed this adjustment. Another person has to approve it'
export const changed = 'The amounts changed after the adjustment was proposed. Reject it and propose a new one'
export const notCompared = 'The amounts are being compared again. Try again in a minute'
