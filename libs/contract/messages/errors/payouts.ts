export const nothingToPayOut = 'Nothing is available to be paid out'
export const payoutTooLarge = (money: string) => `At most ${money} can be paid out`
export const payoutTooSmall = (money: string) => `What is available does not cover the payout fee of ${money}`
export const negativeBalance = 'The balance is negative: nothing is paid out until new payments have made up for it'
export const noSettlementAccount = 'This client has no settlement account yet'
export const payoutsHeld = (time: string) =>
  `Payouts of this client wait until ${time}, because its settlement account or its sign-in was changed`
export const noRail = (currency: string) =>
  `Nothing can pay out ${currency} in live: add and enable a bank account of this currency first`
export const accountInvalid = 'The number of the settlement account is not right: its check digits do not fit'
export const routingNumberInvalid =
  'The routing number of the settlement account is not right: its check digit does not fit'
export const clientNotActive = 'Payouts go to active clients alone'
export const payoutRefused = (status: string, action: string) => `A payout that is ${status} cannot be ${action}`
export const actionsDone = { approve: 'approved', reject: 'rejected', cancel: 'canceled' }
export const payoutUnderWay = 'This payout is being handed over right now. Please look again in a moment'
export const ownPayout = 'You have created this payout: somebody else has to approve it'
export const ownSchedule = 'You have changed the schedule of this client: somebody else has to approve its payouts'
export const ownAccount = 'You have changed the settlement account: somebody else has to approve its payouts'
export const ownPolicy = 'You have changed how many people must approve this amount: somebody else has to approve it'
export const approvedByYou = 'You have approved this payout already: somebody else has to approve it too'
export const payoutChanged = 'This payout, its account or its rules have changed since you looked. Please look again'
export const accountChanged =
  'The settlement account has been changed since this payout was created. Cancel it and create a new one'
export const reserveIsStaffs = 'How much is kept in reserve, and how long, is for the platform to say'
export const delayIsStaffs = 'How many days money waits is for the platform to say'
