export const theCodeGoesTo = 'The code goes to'
export const theLastCodeWorksUntil = 'The last code works until'
export const triesLeft = 'Tries left'
export const resendsLeft = 'Resends left'
export const thePaymentExpires = 'The payment expires'
export const payment = 'Payment'
export const theCodeCannotBeSent = 'The code cannot be sent again. The last one that was sent still counts.'
export const resendCode = 'Resend code'
export const youCanSendItAgain = (waitSeconds: number) => `You can send it again in ${waitSeconds} s`
export const youCanSendItAgainFrom = (clock: string) => `You can send it again from ${clock} on`
export const noPaymentFound = 'No payment found.'
export const noneOfYourPaymentsHas = (searched: string) =>
  `None of your payments has the reference or the ID “${searched}”.`
export const whichPayment = 'Which payment?'
export const severalPaymentsHaveThisReference = 'Several payments have this reference.'
export const thisPaymentDoesNotWait = 'This payment does not wait for a code.'
export const referenceOrTransactionId = 'Reference or transaction ID'
export const find = 'Find'
export const resendOtp = 'Resend OTP'
export const theCodeWasSentAgain = (contact: string) => `The code was sent again to ${contact}`
export const thePayer = 'the payer'
export const failedToSendTheCode = 'Failed to send the code again'
export const aPayerDidNotGet =
  'A payer did not get the one-time code of a payment? Find the payment, and send the code again.'
