export const code = 'Coupon code'
export const addCode = 'Add a coupon code'
export const apply = 'Apply'
export const applying = 'Applying...'
export const remove = 'Remove'
export const codeNamed = (name: string) => `Code ${name}`
export const refusals = {
  unknown: 'We don’t recognize this code. Check the spelling.',
  expired: 'This code has expired.',
  retired: 'This code is no longer valid.',
  usedUp: 'This code has been used the maximum number of times.',
  usedByCustomer: 'You’ve already used this code.',
  currency: 'This code only works in another currency.',
  notPossible: 'This code can’t be used for this payment.',
  tooManyTries: 'Too many wrong codes. Try again later, or continue without one.',
  tooManyChanges: 'The code was changed too often. You can pay the price shown.',
  locked: 'The price can’t change anymore.',
  notTaken: 'Coupon codes can’t be used here.',
  empty: 'Enter a code.',
}
export const priceChanged = 'The price changed while this page was open.'
export const checkPrice = (reason: string) => `${reason} You haven’t been charged. Check the price before you pay.`
