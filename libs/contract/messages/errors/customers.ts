export const nameOrEmail = 'Enter a name or an email address'
export const referenceTaken = 'Another customer has this reference'
export const customerUnknown = 'There is no customer with this ID'
export const customerErased = 'This customer’s personal data was erased, so you can’t use the customer anymore'
export const customerHasOpenPayments =
  'A payment by this customer is still in progress. Wait until it is complete, or cancel it, and try again'
export const paymentHasCustomer = 'This payment belongs to another customer'
