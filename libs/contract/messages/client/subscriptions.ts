export const subscriptions = 'Subscriptions'
export const lead = 'Recurring payments from your customers.'
export const subscription = 'Subscription'
export const newSubscription = 'New subscription'
export const createSubscription = 'Create subscription'
export const created = 'Subscription created'
export const createdUnpaid = 'Subscription created, but its first payment isn’t complete yet'
export const failedToCreate = 'Failed to create the subscription'
export const statuses = {
  incomplete: 'Incomplete',
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Past due',
  paused: 'Paused',
  canceled: 'Canceled',
}
export const endsSoon = 'Cancels at period end'
export const everyStatus = 'All statuses'
export const search = 'Customer name, email or reference'
export const noneYet = 'No subscriptions yet.'
export const noneYetHelp = 'Give a product a monthly or yearly price, then subscribe a customer to it.'
export const noneFound = 'No subscriptions match your search.'
export const more = 'More subscriptions'
export const plan = 'Plan'
export const andMore = (plan: string, others: number) => `${plan} + ${others} more`
export const nextRenewal = 'Next renewal'
export const endsOn = (day: string) => `Ends ${day}`
export const subscriptionOf = (plan: string) => `Subscription: ${plan}`
export const items = 'Prices'
export const itemsHelp = 'All with the same currency and billing period. Empty rows are left out.'
export const itemNumber = (number: number) => `Price ${number}`
export const addItem = 'Add another price'
export const itemsNeeded = 'Choose at least one price'
export const noRecurringPrices = 'You have no recurring price yet. Add one to a product first.'
export const openProducts = 'Open products'
export const billing = 'Billing'
export const trialDays = 'Trial days'
export const trialDaysHelp = 'Free days before the first period. Leave empty for none.'
export const trialDaysForm = (most: number) => `Enter a whole number from 1 to ${most}`
export const collection = 'How you get paid'
export const collections = {
  charge: 'Charge a saved method',
  send_invoice: 'Email an invoice',
}
export const method = 'Payment method'
export const defaultOrNewest = 'The customer’s default, or the newest'
export const timeZone = 'Time zone'
export const timeZoneHelp = 'Where days begin and end, such as Europe/Berlin. Empty means UTC.'
export const dueInDaysForm = (most: number) => `Enter a whole number from 0 to ${most}`
export const customerNeeded = 'Choose a customer'
export const dueInDays = 'Days until an invoice is due'
export const currentPeriod = 'Current period'
export const trialUntil = 'Trial until'
export const startedOn = 'Started'
export const scheduledChange = 'Scheduled change'
export const appliesOn = (day: string) => `From ${day}:`
export const nextInvoice = 'Next invoice'
export const nextInvoiceOn = (day: string) => `Expected on ${day}.`
export const noNextInvoice = 'No further invoices.'
export const creditStays = (money: string) => `${money} is credited to a later invoice.`
export const proration = 'Part of a period'
export const noInvoices = 'No invoices yet. The first one comes after the trial.'
export const retryNow = 'Retry payment'
export const timeline = 'Timeline'
export const timelineCreated = 'Subscription created'
export const timelineTrialEnded = 'Trial ended'
export const timelinePaused = 'Paused'
export const timelineCanceled = 'Canceled'
export const timelineInvoice = (number: string) => `Invoice ${number}`
export const tryOutcomes = {
  open: 'Payment in progress',
  succeeded: 'Payment received',
  processing: 'Payment in progress',
  requires_action: 'The bank asks the customer to confirm',
  failed: 'Payment failed',
  skipped: 'Not charged',
}
export const skippedBecause = {
  amount_not_supported:
    'The payment method doesn’t accept this amount. The invoice stays open, and the customer can pay it another way.',
  LIMIT_EXCEEDED: 'The amount is below your minimum payment. The invoice stays open.',
}
export const tryReasons = {
  first: 'First attempt, when the invoice was issued',
  technical: 'Retried soon after a technical error',
  payday: 'Moved to a likely payday because of insufficient funds',
  plan: 'Next day in your retry plan',
  new_method: 'The customer changed the payment method',
}
export const becauseOf = (code: string) => `Reason: ${code}`
export const change = 'Change'
export const changeSubscription = 'Change subscription'
export const changeLead = 'Preview the invoice first. Saving the change creates exactly that invoice.'
export const applies = 'When it applies'
export const timings = {
  now_prorated: 'Now, prorated',
  now: 'Now, without proration',
  period_end: 'At the end of the period',
}
export const preview = 'Preview change'
export const previewAgain = 'Preview again'
export const previewTitle = 'Invoice for this change'
export const previewOn = (day: string) => `Invoiced on ${day}.`
export const previewStale = 'The amounts changed since your preview. Check the new preview and save again'
export const saveChange = 'Save change'
export const changed = 'Subscription changed'
export const failedToChange = 'Failed to change the subscription'
export const cancel = 'Cancel subscription'
export const cancelTitle = 'Cancel this subscription?'
export const cancelLead = 'Existing invoices stay as they are. Payments are not refunded automatically.'
export const when = 'When'
export const cancelTimings = {
  period_end: 'At the end of the period',
  now: 'Now',
}
export const reason = 'Reason'
export const cancellationReason = 'Cancellation reason'
export const keep = 'Keep subscription'
export const canceled = 'Subscription canceled'
export const willCancel = 'Subscription cancels at the end of the period'
export const failedToCancel = 'Failed to cancel the subscription'
export const pause = 'Pause'
export const pauseTitle = 'Pause this subscription?'
export const pauseLead = 'Invoices and charges stop until you resume it.'
export const pauseSubscription = 'Pause subscription'
export const paused = 'Subscription paused'
export const failedToPause = 'Failed to pause the subscription'
export const resume = 'Resume'
export const resumeTitle = 'Resume this subscription?'
export const resumeLead =
  'If the paid period is over, a new one starts now and is charged. A scheduled cancellation is undone.'
export const resumeSubscription = 'Resume subscription'
export const resumed = 'Subscription resumed'
export const failedToResume = 'Failed to resume the subscription'
export const retries = 'Failed payments'
export const retriesLead =
  'When a renewal payment fails, we retry it on these days. We never retry lost or stolen cards.'
export const retryDays = 'Days between attempts'
export const retryDaysHelp = 'Days from each failure to the next attempt, such as 1, 3, 5. Empty means one attempt.'
export const retryDaysForm = (attempts: number, days: number) =>
  `Enter up to ${attempts} whole numbers from 1 to ${days}, separated by commas`
export const atEnd = 'After the last attempt'
export const ends = {
  cancel: 'Cancel the subscription',
  pause: 'Pause the subscription',
  past_due: 'Leave it past due',
}
export const retriesSaved = 'Retry plan saved'
export const failedToSaveRetries = 'Failed to save the retry plan'
export const saveRetries = 'Save plan'
export const atMostInThirtyDays = 'Card networks allow at most 15 failed attempts on one card in any 30 days.'
export const usage = 'Usage'
export const usageLead = 'What your customers have used, as reported by your systems.'
export const usageSoFar = 'Usage so far'
export const usageNotInvoiced = 'Not invoiced yet. Late events count for an hour after the period.'
export const used = 'Used'
export const period = 'Period'
export const costSoFar = 'Amount so far'
export const latestUsage = 'Latest usage events'
export const allUsage = 'All usage events'
export const eventID = 'Event ID'
export const happenedAt = 'Time'
export const noUsage = 'No usage events yet.'
export const noUsageHelp = 'Events appear here once your systems report usage with the API.'
export const noUsageFound = 'No usage events match your filter.'
export const moreUsage = 'More usage events'
export const quantityHelp = 'Leave empty for prices charged by usage.'
export const subscriptionID = 'Subscription ID'
