export const emailAddressTaken = 'This email address is already registered'
export const rateBelowMinimum = (rate: string) =>
  `This rate is below the minimum of ${rate}%. Confirm it, or enter a higher rate`
export const wrongCurrentPassword = 'This isn’t your current password'
export const clientRejected = 'Your registration was not approved'
export const clientSuspended = 'Your account is suspended. Contact us'
export const clientMoveRefused = (from: string, to: string, allowed: string) =>
  `This client is ${from} and can’t become ${to}, only ${allowed}`
export const noticeDoesNotFit = (status: string, notice: string) =>
  `This client is ${status}, so a ${notice} notice doesn’t apply`
export const clientHasBalance = 'This client still has a balance. Settle it before you delete the client'
export const clientHasOpenPayments = (count: number) =>
  `This client still has ${count === 1 ? 'one open payment' : `${count} open payments`}. Wait until ${count === 1 ? 'it is' : 'they are'} complete before you delete the client`
export const secondApprovalRequired =
  'You have already approved this client. It’s high risk, so a second person has to approve it too'
export const isHighRiskRequired = 'Say whether this client is high risk'
export const everyClientRequired = 'Say whether every client needs two approvers'
export const highRiskCountriesForm = (most: number) => `Countries must be a list of at most ${most} names`
