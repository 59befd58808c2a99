export const emailAddressTaken = 'This email address is already registered'
export const rateBelowMinimum = (rate: string) =>
  `This rate is below the minimum of ${rate} %. Say that it is meant, or give a higher one`
export const wrongCurrentPassword = 'This is not your current password'
export const clientRejected = 'Your registration was not approved'
export const clientSuspended = 'Your account is suspended. Please contact us'
export const clientMoveRefused = (from: string, to: string, allowed: string) =>
  `This client is ${from} and cannot become ${to}, only ${allowed}`
export const noticeDoesNotFit = (status: string, notice: string) =>
  `This client is ${status}: there is no ${notice} to tell it about`
export const clientHasBalance = 'This client has a balance and cannot be deleted before it is settled'
export const clientHasOpenPayments = (count: number) =>
  `This client has ${count === 1 ? 'one payment that is' : `${count} payments that are`} not finished yet and cannot be deleted`
export const secondApprovalRequired =
  'You have approved this client already. It is of high risk, so a second person must approve it too'
export const isHighRiskRequired = 'Please say whether this client is of high risk'
export const everyClientRequired = 'Please say whether every client takes two people'
export const highRiskCountriesForm = (most: number) => `The countries are a list of at most ${most} names`
