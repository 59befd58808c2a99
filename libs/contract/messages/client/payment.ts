export const theCodeGoesTo = 'The code goes to'
export const theLastCodeWorksUntil = 'The last code works until'
export const triesLeft = 'Tries left'
export const resendsLeft = 'Resends left'
export const thePaymentExpires = 'The payment expires'
export const payment = 'Payment'
export const codeCannotBeResent = 'The code can’t be resent. The last one still works.'
export const resendCode = 'Resend code'
export const youCanSendItAgain = (waitSeconds: number) => `You can resend it in ${waitSeconds} s`
export const youCanSendItAgainFrom = (clock: string) => `You can resend it at ${clock}`
export const noPaymentFound = 'No payment found.'
export const noPaymentMatches = (searched: string) => `No payment matches the reference or ID “${searched}”.`
export const whichPayment = 'Which payment?'
export const severalPaymentsHaveThisReference = 'Several payments have this reference.'
export const thisPaymentDoesNotWait = 'This payment isn’t waiting for a code.'
export const referenceOrTransactionId = 'Reference or transaction ID'
export const find = 'Find'
export const resendOtp = 'Resend OTP'
export const codeResent = (contact: string) => `Code resent to ${contact}`
export const thePayer = 'the payer'
export const failedToSendTheCode = 'Failed to resend the code'
export const aPayerDidNotGet = 'Resend a one-time code that a payer didn’t receive.'
