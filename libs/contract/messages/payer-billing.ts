export const subscriptions = 'Subscriptions'
export const invoices = 'Invoices'
export const payments = 'Payments'
export const allInvoices = 'All invoices'
export const newestInvoices = 'Newest invoices'
export const olderInvoices = 'Older invoices'
export const moreSubscriptions = 'More subscriptions'
export const noInvoices = 'Your invoices will show up here.'
export const backToSubscription = 'Back to your subscription'
export const states = {
  incomplete: 'Not paid yet',
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment due',
  paused: 'Paused',
  canceled: 'Canceled',
}
export const invoiceStates = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  void: 'Voided',
  uncollectible: 'Open',
}
export const pay = (number: string) => `Pay invoice ${number}`
export const manage = 'Manage'
export const nextCharge = 'Next payment'
export const moneyOn = (money: string, day: string) => `${money} on ${day}`
export const trialEnds = 'Trial ends'
export const endsOn = 'Ends on'
export const endedOn = 'Ended on'
export const pausedSince = 'Paused since'
export const changeFrom = (day: string) => `From ${day}`
export const method = 'Payment method'
export const noMethod = 'No payment method'
export const byInvoice = 'Invoices by email'
export const paymentDue = 'A payment didn’t go through. Change the payment method to pay now, or pay the open invoice.'
export const invoiceWaits = (money: string) => `An invoice for ${money} isn’t paid yet.`
export const payFirst = 'Pay the open invoice first, or contact the merchant'
export const changePlan = 'Change plan'
export const changeMethod = 'Change payment method'
export const cancel = 'Cancel subscription'
export const keepIt = 'Keep subscription'
export const kept = 'Your subscription continues'
export const cancelTitle = 'Cancel this subscription?'
export const cancelLead = (merchantName: string) =>
  `Tell ${merchantName} why you’re leaving. Open invoices still need to be paid.`
export const when = 'When should it end?'
export const timings = {
  period_end: (day: string) => `On ${day}, at the end of the paid period`,
  now: () => 'Now. You don’t get money back automatically.',
}
export const endsNow = 'It ends right away.'
export const endsLater = (day: string) => `You can use it until ${day}.`
export const why = 'Why are you canceling?'
export const chooseReason = 'Choose a reason'
export const feedbacks = {
  too_expensive: 'Too expensive',
  missing_features: 'Missing features',
  switched_service: 'Switched to another service',
  unused: 'Not used enough',
  low_quality: 'Quality was too low',
  too_complex: 'Too complicated',
  customer_service: 'Poor customer service',
  other: 'Other reason',
}
export const comment = 'Anything else you’d like to say?'
export const canceled = 'Your subscription is canceled'
export const willEnd = 'Your subscription won’t renew'
export const changeLead = 'See the exact amount before you confirm.'
export const planOf = (name: string) => `Plan: ${name}`
export const quantityOf = (name: string) => `Quantity: ${name}`
export const quantityForm = (most: string) => `Enter a whole number from 1 to ${most}`
export const preview = 'See the amount'
export const previewAgain = 'Update the amount'
export const chargedNow = 'Charged now'
export const invoicedNow = 'Invoiced now'
export const nothingCharged = 'There’s no charge now.'
export const creditStays = (money: string) => `${money} is credited to your next invoice.`
export const confirm = 'Confirm change'
export const confirmAndPay = (money: string) => `Confirm and pay ${money}`
export const changed = 'Your subscription is changed'
export const changedUnpaid = 'Your subscription is changed, but the payment isn’t complete'
export const changedInvoiced = 'Your subscription is changed. You get the invoice by email'
export const amountsChanged = 'The amount changed in the meantime. Check it and confirm again'
export const methodLead = 'Future payments use the method you choose.'
export const amountOwed = 'Any amount due is charged right away.'
export const useThisMethod = 'Use this payment method'
export const addMethod = 'Add a new payment method'
export const methodChanged = 'Payment method changed'
export const chooseMethod = 'Choose a payment method'
export const notAllowed = 'You can’t change this here. Contact the merchant'
export const thatDidNotWork = 'That didn’t work. Reload the page and try again'
export const byTier = (name: string, every: string) => `${name}, price by quantity, ${every}`
export const priceOf = (name: string, price: string) => `${name}, ${price}`
export const nextChargeSoFar = 'Next payment, with usage so far'
export const usedFor = (quantity: string, money: string) => `${quantity} used so far, ${money}`
