export const description = 'Description'
export const status = 'Status'
export const address = 'Address'
export const paid = 'Paid'
export const amount = 'Amount'
export const actions = 'Actions'
export const paymentLinks = 'Payment links'
export const noPaymentLinksWithThis = 'No payment links with this status.'
export const theOthersAreStillThere = 'The others are still there.'
export const noPaymentLinksYet = 'No payment links yet.'
export const makeOneSendItsAddress =
  'Make one, send its address by mail or chat, and your customer pays without any programming.'
export const madeDay = (day: string) => `Made ${day}`
export const forOnePayment = 'For one payment'
export const forAnyNumber = 'For any number'
export const untilDay = (day: string) => `, until ${day}`
export const none = 'None'
export const opensTheCheckoutOf = (description: string) => `opens the checkout of ${description}`
export const theAddressOfDescription = (description: string) => `the address of ${description}`
export const notYet = 'Not yet'
export const once = 'Once'
export const paymentsTimes = (payments: number) => `${payments} times`
export const moneyInAll = (money: string) => `${money} in all`
export const payerChoosesCurrency = (currency: string) => `Payer chooses, ${currency}`
export const close = 'Close'
export const newPaymentLink = 'New payment link'
export const takeAPaymentWithoutProgramming =
  'Take a payment without programming: send an address, and your customer pays there in your name.'
export const yourLinks = 'Your links'
export const newestFirst = 'Newest first.'
export const morePaymentLinks = 'More payment links'
export const paidForOnePayment = 'Paid, for one payment'
export const everyStatus = 'Every status'
export const filter = 'Filter'
export const closePaymentLink = 'Close payment link'
export const thePaymentLinkCouldNot = 'The payment link could not be closed'
export const paymentLinkClosed = 'Payment link closed'
export const closeThisPaymentLink = 'Close this payment link?'
export const nobodyCanPayWithIt = (description: string) =>
  `Nobody can pay “${description}” with it any more, and it cannot be opened again. What was paid stays paid.`
export const closeLink = 'Close link'
export const anyNumberOfPayments = 'Any number of payments'
export const onePayment = 'One payment'
export const whatIsPaidForThe = 'What is paid for. The payer reads it, and it stands on the receipt.'
export const leaveItEmptyToLet = 'Leave it empty to let the payer choose.'
export const currency = 'Currency'
export const goodFor = 'Good for'
export const lastDay = 'Last day'
export const itExpiresAtMidnightUtc = 'It expires at midnight UTC.'
export const yourReference = 'Your reference'
export const thePayerDoesNotSee = 'The payer does not see it.'
export const pleaseSelectACurrency = 'Please select a currency'
export const pleaseEnterADay = 'Please enter a day'
export const pleaseChooseADayTo = 'Please choose a day to come'
export const hasNoSuchAmount = (currency: string) => `${currency} has no such amount`
export const pleaseEnterMoreThanNothing = 'Please enter more than nothing, or leave it empty'
export const pleaseEnterAtMost = (money: string) => `Please enter at most ${money}`
export const paymentLinkCreated = 'Payment link created'
export const thePaymentLinkCouldNotBe = 'The payment link could not be created'
export const youGetAnAddressTo = 'You get an address to send to your customers. They pay there, in your name.'
export const createLink = 'Create link'
