export const nothingToPayOut = 'There is no balance available to pay out'
export const payoutTooLarge = (money: string) => `At most ${money} can be paid out`
export const payoutTooSmall = (money: string) => `The available balance doesn’t cover the payout fee of ${money}`
export const negativeBalance = 'The balance is negative. Payouts resume once new payments cover it'
export const noSettlementAccount = 'This client has no settlement account yet'
export const currencyNotTaken = (currency: string, taken: readonly string[]) =>
  `The settlement account accepts ${taken.join(', ')} and not ${currency}. The client can change its currencies, or add another account`
export const payoutsHeld = (time: string) =>
  `Payouts to this client are on hold until ${time}, because its settlement account or sign-in changed`
export const noRail = (currency: string) =>
  `There is no way to pay out ${currency} in live mode. Add and enable a bank account in this currency`
export const accountInvalid = 'The settlement account number isn’t valid: its check digits don’t match'
export const routingNumberInvalid = 'The settlement account’s routing number isn’t valid: its check digit doesn’t match'
export const clientNotActive = 'Only active clients can be paid out'
export const payoutRefused = (status: string, action: string) => `A payout that is ${status} can’t be ${action}`
export const actionsDone = { approve: 'approved', reject: 'rejected', cancel: 'canceled', check: 'checked' }
export const noPayeeCheck = (mode: string) => `No payee check is set up for ${mode} mode`
export const payeeIsPayer = 'This money returns to the account it came from, so the payee isn’t checked'
export const payoutUnderWay = 'This payout is being sent right now. Check again in a moment'
export const ownPayout = 'You created this payout. Another approver has to sign it off'
export const ownSchedule = 'You changed this client’s payout schedule. Another approver has to sign off its payouts'
export const ownAccount = 'You changed the settlement account. Another approver has to sign off its payouts'
export const ownPolicy = 'You changed the approval rule for this amount. Another approver has to sign it off'
export const approvedByYou = 'You have already approved this payout. A second approver has to sign it off'
export const payoutChanged = 'This payout, its account or its rules changed since you opened it. Review it again'
export const accountUnreadable = 'The bank account of this payout can’t be decrypted. Create the payout again'
export const accountChanged =
  'The settlement account changed after this payout was created. Cancel it and create a new one'
export const reserveIsStaffs = 'Only the platform can set the reserve and its period'
export const delayIsStaffs = 'Only the platform can set the payout delay'
