export const nothingOwed = (currency: string) => `Nothing is owed in ${currency}`
export const moreThanOwed = (money: string) => `Only ${money} are owed at this moment`
export const debtBeingPaid = 'The client is paying this debt right now. Please look again in a moment'
export const writeOffWaits = 'A write-off of this client in this currency waits for approval already'
export const writeOffDecided = 'This write-off has been decided already'
export const ownWriteOff = 'You have asked for this write-off: somebody else has to approve it'
export const requestEnded = 'This request has ended already'
