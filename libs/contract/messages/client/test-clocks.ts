export const testClocks = 'Test clocks'
export const lead = 'Simulate months of a subscription in seconds. Customers on a test clock use its time.'
export const onlyInTest = 'Test clocks exist in test mode only. Switch to test mode to use them.'
export const newClock = 'New test clock'
export const createClock = 'Create clock'
export const created = 'Test clock created'
export const failedToCreate = 'Failed to create the test clock'
export const name = 'Name'
export const unnamed = 'Test clock'
export const status = 'Status'
export const statuses = {
  ready: 'Ready',
  advancing: 'Advancing',
  failed: 'Stopped',
  closed: 'Closed',
}
export const shows = 'Shows'
export const startsAt = 'Start date'
export const startsAtHelp = 'The date the clock shows first, in UTC.'
export const dateForm = 'Enter a date, such as 2027-01-31'
export const noneYet = 'No test clocks yet.'
export const noneYetHelp = 'Create one, put customers on it and advance it to see renewals and failed payments.'
export const more = 'More test clocks'
export const advance = 'Advance clock'
export const advanceTo = 'Advance to'
export const advanceHelp = 'Renewals, payments and emails until then happen in order. At most five years.'
export const daysForward = 'Days forward'
export const advanced = 'Test clock advanced'
export const stillAdvancing = 'The clock is still advancing'
export const failedToAdvance = 'Failed to advance the test clock'
export const advancingTo = (day: string) => `Advancing to ${day}`
export const reload = 'Refresh'
export const stopped = 'It stopped early. Advance it again to continue.'
export const closeClock = 'Close clock'
export const closeTitle = 'Close this test clock?'
export const closeLead = 'It can’t be advanced again. Its customers and their invoices stay.'
export const keepClock = 'Keep clock'
export const closed = 'Test clock closed'
export const failedToClose = 'Failed to close the test clock'
export const whatHappened = 'What happened'
export const newestFirst = 'Newest first, in the time of the clock.'
export const nothingYet = 'No activity yet. Create a subscription for a customer on this clock.'
export const onlyTheNewest = 'Only the newest 200 are shown.'
export const steps = {
  subscription_created: 'Subscription created',
  subscription_paused: 'Subscription paused',
  subscription_canceled: 'Subscription canceled',
  invoice_finalized: 'Invoice issued',
  payment_succeeded: 'Payment received',
  payment_failed: 'Payment failed',
  payment_pending: 'Payment in progress',
  payment_skipped: 'Payment not attempted',
  email: 'Email to the customer',
}
export const customersOnClock = 'Customers on this clock'
export const noCustomers = 'No customers on this clock.'
export const addCustomer = 'Add customer'
