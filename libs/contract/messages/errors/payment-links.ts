export const paymentUnderWay =
  'A payment with this link is under way. If it does not succeed, the link can be paid again'
export const amountIsFixed = 'The amount of this link is fixed: leave it out'
export const amountMissing = 'This link leaves the amount open: say how much, in minor units'
export const expiryInThePast = 'Please choose a time in the future'
export const sessionCompleted = 'This checkout session is paid, and cannot expire any more'
export const linkChanged = 'What is owed has changed meanwhile, and nothing was taken. Please look again'
