const among = (values: readonly string[]): string => values.join(', ')

export const savingIsOneOf = (values: readonly string[]): string => `The saving option must be one of ${among(values)}`
export const purposeIsOneOf = (values: readonly string[]): string => `Purpose must be one of ${among(values)}`
export const usageIsOneOf = (values: readonly string[]): string =>
  `The saved method’s use must be one of ${among(values)}`
export const setupHasNoAmount = 'A session that only saves a payment method has no charge. Leave out the amount'
export const setupSaves = 'A session with the purpose “setup” always saves the payment method. Leave this out'
export const amountFromItems = 'The subscription’s prices set the amount. Leave it out'
export const subscriptionSaves = 'A session that starts a subscription always saves the payment method. Leave this out'
export const subscriptionCharges = 'The first payment of a subscription is captured immediately. Leave this out'
export const itemsMissing = 'List what the customer subscribes to in “items”'
export const onlyForSubscriptions = 'Use this only with the purpose “subscription”'
export const currencyOfItems = 'Use the currency of the prices in “items”'
export const nothingToPay = 'The prices add up to zero. Add a trial, or choose another price'
export const methodNotForSubscription = 'This payment method can’t pay for a subscription. Use a card'
export const savedMethodNotForPrice = 'This saved payment method can’t pay this price. Use another one'
export const payerEmailNeeded = 'Enter an email address for the invoices of this subscription'
export const subscriptionNotPossible = 'None of your processor accounts can save a payment method for a subscription'
export const setupNotPossible = 'None of your processor accounts can save a payment method without a payment'
export const methodNotForSetup = 'This payment method can’t be saved without a payment'
export const setupTakesNoPayment = 'This link saves a payment method and takes no payment'
export const paymentSavesNothing = 'This link takes a payment. To save a method without one, open a setup session'
export const savingNeedsCustomer = 'To save a payment method, send the customer as “customerID”'
export const noDefault = 'Send a saved payment method, or a customer who has a default one'
export const savedMethodOnPage = 'Send a saved payment method as {"type": "saved", "savedPaymentMethodID": "spm_…"}'
export const savedMethodForm =
  'Send a saved payment method as {"type": "saved", "savedPaymentMethodID": "spm_…"}, or leave out the ID to use the customer’s default'
export const methodUnknown = 'There is no saved payment method with this ID'
export const methodOfAnotherCustomer = 'This saved payment method belongs to another customer'
export const methodDetached = 'This saved payment method was removed and can no longer be charged'
export const methodExpired = 'The card of this saved payment method has expired'
export const methodRefused =
  'The bank permanently declined this saved payment method, so it can no longer be charged. Use another one'
export const methodOnSessionOnly =
  'The payer agreed to payments only while present. Send “payerIsPresent” as true, or use another method'
export const presentOnlyForPrograms =
  'Only your integration can say that the customer is present. Leave “payerIsPresent” out'
export const aboveMaximum = (maximum: string): string =>
  `The payer agreed to at most ${maximum} for each payment with this saved method`
export const accountNotInUse =
  'The processor account that holds this saved payment method isn’t in use, or doesn’t take this currency'
export const notifiesOnlyAbsent =
  'Only a payment with a saved method can notify the payer, and only when the payer isn’t present'
export const notifyNeedsEmail = 'To notify the payer, send an email address in “payer”, or a customer who has one'
export const notifyHasOwnPage = 'The payer returns to our page. Leave out “returnURL”'
export const onlyWithSaved = 'This field can be used only with a saved payment method'
