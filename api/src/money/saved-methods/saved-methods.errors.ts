import * as words from '#contract/messages/errors/saved-methods.js'
import { formatMoney, type Currency } from '#contract/money.js'
import { fieldRefusal, invalidField } from '../../platform/http/refusal.js'

const field = 'paymentMethod'

export class SavingNeedsCustomer extends invalidField('customerID', words.savingNeedsCustomer) {}
export class OnlyWithSavedMethod extends invalidField('payerIsPresent', words.onlyWithSaved) {}
export class FallbackOnlyWithSavedMethod extends invalidField('fallbackToOtherMethods', words.onlyWithSaved) {}

/** Of another client or mode, or absent: the answers look alike. */
export class SavedMethodUnknown extends invalidField(field, words.methodUnknown) {}
export class SavedMethodOfAnotherCustomer extends invalidField(field, words.methodOfAnotherCustomer) {}
export class SavedMethodDetached extends fieldRefusal(field, 409, 'SAVED_METHOD_DETACHED', words.methodDetached) {}
export class SavedMethodExpired extends fieldRefusal(field, 409, 'SAVED_METHOD_EXPIRED', words.methodExpired) {}
export class SavedMethodOnSessionOnly extends fieldRefusal(
  'payerIsPresent',
  409,
  'SAVED_METHOD_ON_SESSION_ONLY',
  words.methodOnSessionOnly,
) {}
export class AboveMandateMaximum extends fieldRefusal(
  'amount',
  422,
  'ABOVE_MANDATE_MAXIMUM',
  (maximum: number, currency: Currency) => words.aboveMaximum(formatMoney(maximum, currency)),
) {}
export class SavedMethodAccountNotInUse extends fieldRefusal(
  field,
  409,
  'SAVED_METHOD_ACCOUNT_NOT_IN_USE',
  words.accountNotInUse,
) {}
