export const foreignCardForm = 'A card of another country is true, or left out'
export const emailsForm = 'E-mail addresses are complete, such as payer@example.com'
export const emailDomainsForm = 'Domains are complete, such as example.com'
export const ipAddressesForm = 'IP addresses are complete, such as 203.0.113.7'
export const fingerprintForm = 'A fingerprint has letters, digits, hyphens and underscores'
export const velocityForm = (most: number) => `Velocity names by, window and either a count up to ${most} or an amount`
export const outcomeRequired = 'Choose what happens: allow, review or block'
export const subjectRequired = 'Choose what the entry is about'
export const valueRequired = 'Please enter a value'
export const reasonRequired = 'Please give a reason'
export const expiryPassed = 'This time has passed'
export const disputeIDsForm = 'Please give up to 100 ids of disputes, with commas between them'
export const rulesMax = (most: number) => `At most ${most} rules are kept in a mode`
export const orderIncomplete =
  'The order names each rule of the mode once. The rules have changed meanwhile: please load them again'
export const nothingToPreview = 'Send a rule, the id of one, or another order'
export const underReview = 'This payment is under review. It can be captured once staff have released it'
export const reviewClosed = 'This payment does not wait for review any more'
export const callUnderWay = 'A call about this payment is under way. Please try again in a moment'
/** What a payer and a merchant read; nobody learns a rule from it. */
export const blocked = 'The payment was declined. Please use another way to pay, or ask the merchant'
