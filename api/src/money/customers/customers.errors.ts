import * as words from '#contract/messages/errors/customers.js'
import { fieldRefusal, invalidField, refusal } from '../../platform/http/refusal.js'

export class NameOrEmailMissing extends invalidField('name', words.nameOrEmail) {}
export class CustomerReferenceTaken extends fieldRefusal(
  'reference',
  409,
  'CUSTOMER_REFERENCE_TAKEN',
  words.referenceTaken,
) {}

/** Absent, or belongs to another client or mode. The response is the same. */
export class CustomerUnknown extends invalidField('customerID', words.customerUnknown) {}
export class ErasedCustomerGiven extends invalidField('customerID', words.customerErased) {}
export class CustomerErased extends refusal(409, 'CUSTOMER_ERASED', words.customerErased) {}
export class CustomerHasOpenPayments extends refusal(
  409,
  'CUSTOMER_HAS_OPEN_PAYMENTS',
  words.customerHasOpenPayments,
) {}
export class PaymentHasCustomer extends refusal(409, 'PAYMENT_HAS_CUSTOMER', words.paymentHasCustomer) {}
