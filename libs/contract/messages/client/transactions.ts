export const amountIsRequired = 'Amount is required'
export const pleaseEnterAnAmountSuch = (example: string) => `Please enter an amount such as ${example}`
export const atMostCanBe = (money: string, action: string) => `At most ${money} can be ${action}`
export const cancelPayment = 'Cancel payment'
export const capture = 'Capture'
export const refund = 'Refund'
export const resendTheCode = 'Resend the code'
export const transaction = 'Transaction'
export const anApiUser = 'An API user'
export const ourTeam = 'Our team'
export const thePayer = 'The payer'
export const paymentCanceled = 'Payment canceled'
export const thePaymentCouldNotBe = 'The payment could not be canceled'
export const failedToCancelThePayment = 'Failed to cancel the payment'
export const cancelThisPayment = 'Cancel this payment?'
export const thePayerKeepsTheA = (money: string) =>
  `The payer keeps the ${money}. A canceled payment cannot be taken up again.`
export const cancelThePayment = 'Cancel the payment'
export const keepIt = 'Keep it'
export const moneyCaptured = (money: string) => `${money} captured`
export const thePaymentCouldNotBeCaptured = 'The payment could not be captured'
export const failedToCaptureThePayment = 'Failed to capture the payment'
export const captureThisPayment = 'Capture this payment'
export const isAuthorizedItIsCaptured = (money: string) =>
  `${money} is authorized. It is captured once: what you leave is released.`
export const amountInCurrency = (currency: string) => `Amount in ${currency}`
export const allOfItOrA = 'All of it, or a part.'
export const transactions = 'Transactions'
export const resendOtp = 'Resend OTP'
export const howToTakeAPayment = 'How to take a payment'
export const everyPaymentNewestFirstOpen = 'Every payment, newest first. Open one to refund, capture or cancel it.'
export const failedToRefundThePayment = 'Failed to refund the payment'
export const couldNotBeRefunded = (money: string) => `${money} could not be refunded`
export const moneyRefunded = (money: string) => `${money} refunded`
export const theRefundOfIsOn = (money: string) => `The refund of ${money} is on its way`
export const refundThisPayment = 'Refund this payment'
export const canStillBeRefundedThe = (money: string) =>
  `${money} can still be refunded. The payer gets it back the way it was paid.`
export const yourRoleRefunds = (money: string) => `Your role refunds at most ${money} at a time.`
export const allOfItOrAPart = 'All of it, or a part: a payment can be refunded several times.'
export const reason = 'Reason'
