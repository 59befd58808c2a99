export const feeCalculator = 'Fee calculator'
export const payment = 'Payment'
export const pleaseEnterAnAmountIn = (currency: string) => `Enter an amount in ${currency}`
export const currency = 'Currency'
export const ratePercent = 'Rate (%)'
export const pleaseEnterARateSuch = 'Enter a rate, such as 2.50'
export const calculate = 'Calculate'
export const enterAmountToCalculate = 'Enter an amount to calculate the fee.'
export const feeAtRate = (rate: string) => `Fee at ${rate}%`
export const youReceive = 'You receive'
export const oneRatePerMerchant =
  'Each merchant has one rate, a percentage of each payment. You request it, and our team confirms it.'
export const pricing = 'Pricing'
export const howTheRateIsSet = 'How the rate is set'
export const requestYourRate =
  'Request a rate when you sign up. Our team can change it before they approve you. Each payment keeps the rate it was created with, and the API returns its fee.'
export const whatAPaymentCosts = 'What a payment costs'
export const amountTimesRate =
  'The amount times the rate, rounded half up to the currency’s smallest unit. This calculator runs the same code as your payments.'
export const theRateInTheForm = 'The rate in the form is an example, not an offer.'
export const otherFees = 'Other fees'
export const nothingThereIsNoFee =
  'There are no fees for registration, API users or declined payments, and no monthly fee. Plans can add a fixed amount per payment and fees for refunds, disputes or payouts. The standard plan has none. Your profile shows your terms.'
export const register = 'Register'
export const andRequestYourRate = 'and request your rate.'
