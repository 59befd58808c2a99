export const foreignCardForm = 'Set this condition to true, or leave it out'
export const emailsForm = 'Enter complete email addresses, such as payer@example.com'
export const emailDomainsForm = 'Enter complete domains, such as example.com'
export const ipAddressesForm = 'Enter complete IP addresses, such as 203.0.113.7'
export const fingerprintForm = 'A fingerprint contains only letters, digits, hyphens and underscores'
export const velocityForm = (most: number) => `Velocity needs by, window and either a count up to ${most} or an amount`
export const outcomeRequired = 'Choose an outcome: allow, review or block'
export const subjectRequired = 'Choose what to list'
export const valueRequired = 'Enter a value'
export const reasonRequired = 'Enter a reason'
export const expiryPassed = 'Choose a time in the future'
export const disputeIDsForm = 'Send up to 100 dispute IDs, separated by commas'
export const rulesMax = (most: number) => `You can have at most ${most} rules per mode`
export const orderIncomplete =
  'The order must list every rule in this mode once. The rules have changed, so load them again'
export const nothingToPreview = 'Send a rule, a rule ID or a new order'
export const underReview = 'This payment is under review. You can capture it after staff release it'
export const reviewClosed = 'This payment is no longer under review'
export const callUnderWay = 'Another request for this payment is in progress. Try again in a moment'
/** What a payer and a merchant read; nobody learns a rule from it. */
export const blocked = 'The payment was declined. Use another payment method, or contact the merchant'
