export const description = 'Description'
export const status = 'Status'
export const address = 'Address'
export const paid = 'Paid'
export const amount = 'Amount'
export const actions = 'Actions'
export const paymentLinks = 'Payment links'
export const noPaymentLinksWithThis = 'No payment links with this status.'
export const theOthersAreStillThere = 'Clear the filter to see all of them.'
export const noPaymentLinksYet = 'No payment links yet.'
export const makeOneSendItsAddress = 'Create a link and share it by email or chat. Your customer pays without any code.'
export const madeDay = (day: string) => `Created ${day}`
export const forOnePayment = 'Single payment'
export const forAnyNumber = 'Multiple payments'
export const untilDay = (day: string) => `, until ${day}`
export const none = 'None'
export const opensTheCheckoutOf = (description: string) => `opens the checkout for ${description}`
export const theAddressOfDescription = (description: string) => `the link for ${description}`
export const notYet = 'Not yet'
export const once = 'Once'
export const paymentsTimes = (payments: number) => `${payments} times`
export const moneyInAll = (money: string) => `${money} in total`
export const payerChoosesCurrency = (currency: string) => `Payer chooses (${currency})`
export const close = 'Close'
export const newPaymentLink = 'New payment link'
export const takeAPaymentWithoutProgramming =
  'Get paid without code. Share a link and your customer pays on a hosted page.'
export const yourLinks = 'Your links'
export const newestFirst = 'Newest first.'
export const morePaymentLinks = 'More payment links'
export const paidForOnePayment = 'Paid (single payment)'
export const everyStatus = 'Any status'
export const filter = 'Filter'
export const closePaymentLink = 'Close payment link'
export const thePaymentLinkCouldNot = 'Failed to close the payment link'
export const paymentLinkClosed = 'Payment link closed'
export const closeThisPaymentLink = 'Close this payment link?'
export const nobodyCanPayWithIt = (description: string) =>
  `This link for “${description}” will stop accepting payments. You can’t reopen it. Completed payments aren’t affected.`
export const closeLink = 'Close link'
export const anyNumberOfPayments = 'Multiple payments'
export const onePayment = 'Single payment'
export const whatIsPaidForThe = 'Shown to the payer and on the receipt.'
export const leaveItEmptyToLet = 'Leave empty to let the payer choose.'
export const currency = 'Currency'
export const customer = 'Customer'
export const customerHelp = 'Type a name or an email address. Payments by this link are then theirs.'
export const noSuchCustomer = 'No customer matches. Check the spelling, or leave it empty'
export const severalCustomers = 'Several customers match. Enter the email address or the customer ID'
export const goodFor = 'Accepts'
export const lastDay = 'Last day'
export const itExpiresAtMidnightUtc = 'It expires at midnight UTC.'
export const yourReference = 'Your reference'
export const thePayerDoesNotSee = 'The payer does not see it.'
export const pleaseSelectACurrency = 'Please select a currency'
export const pleaseEnterADay = 'Enter a date'
export const pleaseChooseADayTo = 'Choose a date in the future'
export const hasNoSuchAmount = (currency: string) => `This isn’t a valid ${currency} amount`
export const pleaseEnterMoreThanNothing = 'Enter an amount greater than 0, or leave it empty'
export const pleaseEnterAtMost = (money: string) => `Enter at most ${money}`
export const paymentLinkCreated = 'Payment link created'
export const thePaymentLinkCouldNotBe = 'Failed to create the payment link'
export const youGetAnAddressTo = 'Create a link to share with your customers. They pay on a hosted page with your name.'
export const createLink = 'Create link'
