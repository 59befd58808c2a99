import * as words from '#contract/messages/errors/saved-methods.js'
import { formatMoney, type Currency } from '#contract/money.js'
import { fieldRefusal, invalidField, refusal } from '../../platform/http/refusal.js'

const field = 'paymentMethod'

export class SavingNeedsCustomer extends invalidField('customerID', words.savingNeedsCustomer) {}
export class SetupHasNoAmount extends invalidField('amount', words.setupHasNoAmount) {}
export class SetupSaves extends invalidField('savePaymentMethod', words.setupSaves) {}
export class AmountFromItems extends invalidField('amount', words.amountFromItems) {}
export class SubscriptionSaves extends invalidField('savePaymentMethod', words.subscriptionSaves) {}
export class SubscriptionCharges extends invalidField('captureMethod', words.subscriptionCharges) {}
export class SessionItemsMissing extends invalidField('items', words.itemsMissing) {}
export class CurrencyOfItems extends invalidField('currency', words.currencyOfItems) {}
export class NothingToPay extends invalidField('items', words.nothingToPay) {}
export class MethodNotForSubscription extends invalidField('paymentMethod', words.methodNotForSubscription) {}
export class PayerEmailNeeded extends invalidField('payer', words.payerEmailNeeded) {}
export class SubscriptionNotPossible extends fieldRefusal(
  'purpose',
  409,
  'SUBSCRIPTION_NOT_POSSIBLE',
  words.subscriptionNotPossible,
) {}
export class SetupNotPossible extends fieldRefusal('purpose', 409, 'SETUP_NOT_POSSIBLE', words.setupNotPossible) {}
export class SavedMethodNotForPrice extends invalidField('paymentMethod', words.savedMethodNotForPrice) {}
export class MethodNotForSetup extends invalidField('paymentMethod', words.methodNotForSetup) {}
export class SetupTakesNoPayment extends refusal(409, 'SETUP_TAKES_NO_PAYMENT', words.setupTakesNoPayment) {}
export class PaymentSavesNothing extends refusal(409, 'PAYMENT_SAVES_NOTHING', words.paymentSavesNothing) {}
export class OnlyWithSavedMethod extends invalidField('payerIsPresent', words.onlyWithSaved) {}
export class PresentOnlyForPrograms extends invalidField('payerIsPresent', words.presentOnlyForPrograms) {}
export class NotifiesOnlyAbsent extends invalidField('notifyPayer', words.notifiesOnlyAbsent) {}
export class NotifyNeedsEmail extends invalidField('notifyPayer', words.notifyNeedsEmail) {}
export class NotifyHasOwnPage extends invalidField('returnURL', words.notifyHasOwnPage) {}
export class FallbackOnlyWithSavedMethod extends invalidField('fallbackToOtherMethods', words.onlyWithSaved) {}

export class NoDefaultMethod extends fieldRefusal(field, 409, 'NO_DEFAULT_METHOD', words.noDefault) {}
/** Absent, or belongs to another client or mode. The response is the same. */
export class SavedMethodUnknown extends invalidField(field, words.methodUnknown) {}
export class SavedMethodOfAnotherCustomer extends invalidField(field, words.methodOfAnotherCustomer) {}
export class SavedMethodDetached extends fieldRefusal(field, 409, 'SAVED_METHOD_DETACHED', words.methodDetached) {}
export class SavedMethodExpired extends fieldRefusal(field, 409, 'SAVED_METHOD_EXPIRED', words.methodExpired) {}
/** Its bank permanently declined it. */
export class SavedMethodRefused extends fieldRefusal(field, 409, 'SAVED_METHOD_REFUSED', words.methodRefused) {}
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
