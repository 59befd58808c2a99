export const amountIsRequired = 'Amount is required'
export const pleaseEnterAnAmountSuch = (example: string) => `Enter an amount such as ${example}`
export const atMostCanBe = (money: string, action: string) => `At most ${money} can be ${action}`
export const cancelPayment = 'Cancel payment'
export const capture = 'Capture'
export const refund = 'Refund'
export const resendTheCode = 'Resend code'
export const transaction = 'Transaction'
export const anApiUser = 'An API user'
export const ourTeam = 'Our team'
export const thePayer = 'The payer'
export const paymentCanceled = 'Payment canceled'
export const thePaymentCouldNotBe = 'Failed to cancel the payment'
export const failedToCancelThePayment = 'Failed to cancel the payment'
export const cancelThisPayment = 'Cancel this payment?'
export const thePayerKeepsTheA = (money: string) =>
  `The payer isn’t charged ${money}. You can’t resume a canceled payment.`
export const cancelThePayment = 'Cancel payment'
export const keepIt = 'Keep it'
export const moneyCaptured = (money: string) => `${money} captured`
export const thePaymentCouldNotBeCaptured = 'Failed to capture the payment'
export const failedToCaptureThePayment = 'Failed to capture the payment'
export const captureThisPayment = 'Capture this payment'
export const isAuthorizedItIsCaptured = (money: string) =>
  `${money} is authorized. You can capture once; the rest is released.`
export const amountInCurrency = (currency: string) => `Amount in ${currency}`
export const allOfItOrA = 'The full amount, or less.'
export const transactions = 'Transactions'
export const resendOtp = 'Resend OTP'
export const howToTakeAPayment = 'How to take a payment'
export const everyPaymentNewestFirstOpen = 'All payments, newest first. Open one to refund, capture or cancel it.'
export const failedToRefundThePayment = 'Failed to refund the payment'
export const couldNotBeRefunded = (money: string) => `Failed to refund ${money}`
export const moneyRefunded = (money: string) => `${money} refunded`
export const theRefundOfIsOn = (money: string) => `The ${money} refund is on its way`
export const refundThisPayment = 'Refund this payment'
export const canStillBeRefundedThe = (money: string) =>
  `You can refund up to ${money}. The payer gets it back on the original payment method.`
export const yourRoleRefunds = (money: string) => `Your role can refund up to ${money} at a time.`
export const refundAmountHelp = 'The full amount, or less. You can refund a payment several times.'
export const reason = 'Reason'
