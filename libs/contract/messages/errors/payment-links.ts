export const paymentUnderWay = 'A payment with this link is in progress. If it fails, the link can be paid again'
export const amountIsFixed = 'This link has a fixed amount. Leave the amount out'
export const restTooSmall = 'No payment method takes what would be left. Pay all of it, or a smaller part'
export const amountMissing = 'This link has no fixed amount. Send one in minor units'
export const expiryInThePast = 'Choose a time in the future'
export const sessionCompleted = 'This checkout session is paid, so it can no longer expire'
export const linkChanged = 'The amount owed has changed. You haven’t been charged. Check the new amount'
export const setupAttemptsUsed =
  'Too many payment methods failed here. You haven’t been charged. Ask the merchant for a new link'
