export const portal = 'Customer portal'
export const portalLead = 'Choose what customers may do with their subscriptions on their own page.'
export const always = 'Customers always see their subscriptions and invoices, and pay open invoices.'
export const cancellation = 'Canceling'
export const cancellations = {
  no: 'Customers can’t cancel',
  period_end: 'At the end of the period',
  now_or_period_end: 'Now or at the end of the period',
}
export const allowed = 'Also allowed'
export const mayChangeMethod = 'Change the payment method'
export const mayChangeMethodHelp = 'An overdue amount is charged to the new one right away.'
export const mayChangeQuantity = 'Change the quantity'
export const mayChangeQuantityHelp = 'The rest of the period is charged or credited by the second.'
export const prices = 'Plans customers can switch to'
export const pricesHelp = 'Retired prices aren’t offered. Switching plans doesn’t change the tax rate.'
export const addPlan = 'Add a plan'
export const choosePlan = 'Choose a price'
export const add = 'Add'
export const chosenOf = (chosen: string, most: string, offered: string) =>
  `${chosen} of at most ${most} chosen, from ${offered} prices. Clear a checkbox to remove a plan.`
export const noneChosen = 'Customers can’t switch plans yet. Add the first one below.'
export const noPrices = 'Add a recurring price to a product first.'
export const retired = 'Retired'
export const save = 'Save portal settings'
export const saved = 'Portal settings saved'
export const failedToSave = 'Failed to save the portal settings'
export const tooManyPrices = (most: number) => `Choose at most ${most} prices`
export const reasons = 'Why customers cancel'
export const reasonsLead =
  'Chosen by customers who canceled on their own page, by the month they did. Test clocks don’t count.'
export const reason = 'Reason'
export const count = 'Subscriptions'
export const noReasons = 'No customer canceled on their own page in these months.'
export const allReasons = 'All reasons'
export const allMonths = 'All months'
export const canceledByCustomer = 'Canceled by the customer'
export const canceledBecause = (reason: string) => `Canceled by customers: ${reason}`
export const canceledIn = (months: string) => `Canceled by customers in ${months}`
export const canceledInBecause = (months: string, reason: string) => `Canceled by customers in ${months}: ${reason}`
export const monthsTo = (first: string, last: string) => `${first} to ${last}`
export const showAll = 'Show all subscriptions'
