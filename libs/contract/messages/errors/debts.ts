export const nothingOwed = (currency: string) => `There is no debt in ${currency}`
export const moreThanOwed = (money: string) => `Only ${money} is currently owed`
export const debtBeingPaid = 'The client is paying this debt right now. Check again in a moment'
export const writeOffWaits = 'A write-off for this client and currency is already awaiting approval'
export const writeOffDecided = 'This write-off has already been decided'
export const ownWriteOff = 'You requested this write-off. Another person has to approve it'
export const requestEnded = 'This request has already ended'
