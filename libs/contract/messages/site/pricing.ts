export const feeCalculator = 'Fee calculator'
export const payment = 'Payment'
export const pleaseEnterAnAmountIn = (currency: string) => `Please enter an amount in ${currency}`
export const currency = 'Currency'
export const rateInPercent = 'Rate in percent'
export const pleaseEnterARateSuch = 'Please enter a rate, such as 2.50'
export const workItOut = 'Work it out'
export const enterAmountToCalculate = 'Enter an amount to calculate the fee.'
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
  'There are no fees for registration, API users or declined payments, and no monthly fee. Plans can add a fixed amount per payment and fees for refunds, disputes or payouts. The standard plan has none. Your profile shows your terms.'
export const register = 'Register'
export const withTheRateThatYou = 'with the rate that you have in mind.'
