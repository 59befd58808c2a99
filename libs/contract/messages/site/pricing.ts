export const feeCalculator = 'Fee calculator'
export const payment = 'Payment'
export const pleaseEnterAnAmountIn = (currency: string) => `Please enter an amount in ${currency}`
export const currency = 'Currency'
export const rateInPercent = 'Rate in percent'
export const pleaseEnterARateSuch = 'Please enter a rate, such as 2.50'
export const workItOut = 'Work it out'
export const nothingToWorkOutYet = 'Nothing to work out yet.'
export const feeAtRate = (rate: string) => `Fee at ${rate}%`
export const youReceive = 'You receive'
export const oneRatePerMerchantIn =
  'A rate per merchant, in percent of each payment. You ask for it, a person agrees to it, and it is frozen on each payment.'
export const pricing = 'Pricing'
export const howTheRateIsSet = 'How the rate is set'
export const whenYouRegisterYouSay =
  'When you register you say which rate you expect. The reviewer sees it and may correct it before the approval. Each payment keeps the rate it was made with, and the API answers its fee.'
export const whatAPaymentCosts = 'What a payment costs'
export const amountTimesRateInIntegers =
  'Amount times rate, in integers, rounded half up to the smallest unit of the currency. This calculator runs the code that works out the fees of your payments.'
export const theRateInTheForm = 'The rate in the form is an example, not an offer.'
export const whatElseItCosts = 'What else it costs'
export const nothingThereIsNoFee =
  'There is no fee to register, per month, or per API user, and a declined payment costs nothing. A plan may add a fixed amount to each payment, and a fee for a refund, a dispute or a payout; the standard plan has none, and your profile shows the terms you have.'
export const register = 'Register'
export const withTheRateThatYou = 'with the rate that you have in mind.'
