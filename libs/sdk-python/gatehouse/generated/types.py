# Written by `npm run openapi` from the routes of the API.

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

AdvanceTestClock = TypedDict(
    "AdvanceTestClock",
    {
        "to": "str",
    },
)

AgingBucket = Literal['not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'over_90_days']

AgingBucketView = TypedDict(
    "AgingBucketView",
    {
        "bucket": "AgingBucket",
        "invoices": "int",
        "amountDue": "int",
    },
)

AgingView = TypedDict(
    "AgingView",
    {
        "clientID": "str",
        "mode": "Mode",
        "currency": "Currency",
        "at": "str",
        "buckets": "List[AgingBucketView]",
        "invoices": "int",
        "amountDue": "int",
    },
)

AskedPaymentMethod = Union["GivenPaymentMethod", "GivenSavedMethod"]

AttemptOutcome = Literal['succeeded', 'authorized', 'requires_action', 'failed', 'canceled']

_AttemptView = TypedDict(
    "_AttemptView",
    {
        "attemptID": "str",
        "number": "int",
        "outcome": "Optional[AttemptOutcome]",
        "failureCode": "Optional[str]",
        "latencyMs": "Optional[int]",
        "createdAt": "str",
    },
)


class AttemptView(_AttemptView, total=False):
    account: "AttemptViewAccount"


AttemptViewAccount = TypedDict(
    "AttemptViewAccount",
    {
        "processorAccountID": "str",
        "name": "str",
        "processor": "str",
        "chosenBecause": "ChosenBecause",
        "routingRuleID": "Optional[str]",
        "rules": "List[RuleVerdictView]",
        "reference": "Optional[str]",
        "rawCode": "Optional[str]",
    },
)

AttemptsView = TypedDict(
    "AttemptsView",
    {
        "items": "List[AttemptView]",
    },
)

BalanceView = TypedDict(
    "BalanceView",
    {
        "currency": "Currency",
        "available": "int",
        "pending": "int",
        "disputed": "int",
        "reserved": "int",
        "inTransit": "int",
    },
)

BankTransferActionView = TypedDict(
    "BankTransferActionView",
    {
        "type": "Literal['bank_transfer']",
        "accountHolder": "str",
        "iban": "Optional[str]",
        "accountNumber": "Optional[str]",
        "bic": "Optional[str]",
        "amount": "int",
        "currency": "Currency",
        "amountReceived": "int",
        "reference": "str",
        "expiresAt": "str",
    },
)

CancelSubscription = TypedDict(
    "CancelSubscription",
    {
        "when": "CancelTiming",
        "reason": "str",
    },
    total=False,
)

CancelTiming = Literal['now', 'period_end']

CancellationFeedback = Literal['too_expensive', 'missing_features', 'switched_service', 'unused', 'low_quality', 'too_complex', 'customer_service', 'other']

CancellationMonthView = TypedDict(
    "CancellationMonthView",
    {
        "month": "str",
        "reasons": "List[CancellationReasonView]",
        "subscriptions": "int",
    },
)

CancellationReasonView = TypedDict(
    "CancellationReasonView",
    {
        "feedback": "CancellationFeedback",
        "subscriptions": "int",
    },
)

CancellationsView = TypedDict(
    "CancellationsView",
    {
        "clientID": "str",
        "mode": "Mode",
        "reasons": "List[CancellationReasonView]",
        "subscriptions": "int",
        "months": "List[CancellationMonthView]",
    },
)

CaptureMethod = Literal['automatic', 'manual']

CaptureTransaction = TypedDict(
    "CaptureTransaction",
    {
        "amount": "int",
    },
    total=False,
)

CardBrand = Literal['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'maestro', 'verve']

_ChangeSubscription = TypedDict(
    "_ChangeSubscription",
    {
        "items": "List[GivenSubscriptionItem]",
    },
)


class ChangeSubscription(_ChangeSubscription, total=False):
    couponID: "str"
    code: "str"
    collection: "CollectionMethod"
    savedPaymentMethodID: "str"
    dueInDays: "int"
    metadata: "Dict[str, str]"
    applies: "ChangeTiming"
    removeCoupon: "bool"
    preview: "str"


ChangeTiming = Literal['now_prorated', 'now', 'period_end']

_ChargeCustomer = TypedDict(
    "_ChargeCustomer",
    {
        "amount": "int",
        "currency": "Currency",
        "description": "str",
    },
)


class ChargeCustomer(_ChargeCustomer, total=False):
    reference: "str"
    metadata: "Dict[str, str]"
    savedPaymentMethodID: "str"
    notifyPayer: "bool"
    mode: "Mode"


CheckoutCouponView = TypedDict(
    "CheckoutCouponView",
    {
        "couponID": "str",
        "code": "str",
        "discountAmount": "int",
        "amountPerPeriod": "int",
        "periods": "Optional[int]",
        "usageDiscount": "Optional[UsageDiscountView]",
    },
)

CheckoutSessionStatus = Literal['open', 'complete', 'expired']

CheckoutSessionView = TypedDict(
    "CheckoutSessionView",
    {
        "checkoutSessionID": "str",
        "clientID": "str",
        "mode": "Mode",
        "url": "str",
        "status": "CheckoutSessionStatus",
        "purpose": "SessionPurpose",
        "amount": "int",
        "currency": "Currency",
        "description": "str",
        "reference": "Optional[str]",
        "metadata": "Dict[str, str]",
        "customerID": "Optional[str]",
        "savePaymentMethod": "SavingChoice",
        "savedMethodUsage": "SavedMethodUsage",
        "mandateMaximum": "Optional[int]",
        "payer": "PayerView",
        "captureMethod": "CaptureMethod",
        "successURL": "str",
        "cancelURL": "str",
        "transactionID": "Optional[str]",
        "savedPaymentMethodID": "Optional[str]",
        "items": "Optional[List[SubscriptionItemView]]",
        "trialDays": "Optional[int]",
        "allowPromotionCodes": "bool",
        "coupon": "Optional[CheckoutCouponView]",
        "subscriptionID": "Optional[str]",
        "expiresAt": "str",
        "completedAt": "Optional[str]",
        "createdAt": "str",
    },
)

CheckoutSettingsView = TypedDict(
    "CheckoutSettingsView",
    {
        "mode": "Mode",
        "amount": "int",
        "currency": "Currency",
        "offers": "List[OfferView]",
    },
)

ChosenBecause = Literal['only_account', 'first_account', 'own_account', 'rule', 'token', 'saved_method', 'after_fault', 'after_decline']

ChurnMonthView = TypedDict(
    "ChurnMonthView",
    {
        "month": "str",
        "openingSubscriptions": "int",
        "canceledSubscriptions": "int",
        "openingRevenue": "int",
        "canceledRevenue": "int",
        "subscriptionChurnHundredths": "Optional[int]",
        "revenueChurnHundredths": "Optional[int]",
    },
)

ChurnView = TypedDict(
    "ChurnView",
    {
        "clientID": "str",
        "mode": "Mode",
        "currency": "Currency",
        "months": "List[ChurnMonthView]",
    },
)

ClockStepKind = Literal['subscription_created', 'subscription_paused', 'subscription_canceled', 'invoice_finalized', 'payment_succeeded', 'payment_failed', 'payment_pending', 'payment_skipped', 'email']

ClockStepView = TypedDict(
    "ClockStepView",
    {
        "kind": "ClockStepKind",
        "at": "str",
        "customerID": "str",
        "subscriptionID": "str",
        "invoiceID": "Optional[str]",
        "invoiceNumber": "Optional[str]",
        "amount": "Optional[int]",
        "currency": "Optional[Currency]",
        "transactionID": "Optional[str]",
        "reason": "Optional[PaymentTryReason]",
        "failureCode": "Optional[str]",
    },
)

ClockTimelineView = TypedDict(
    "ClockTimelineView",
    {
        "items": "List[ClockStepView]",
        "isCut": "bool",
    },
)

CodeActionView = TypedDict(
    "CodeActionView",
    {
        "type": "Literal['otp']",
        "contact": "str",
        "triesLeft": "int",
        "resendsLeft": "int",
        "resendAfter": "str",
        "codeExpiresAt": "str",
        "expiresAt": "str",
    },
)

CohortMonthView = TypedDict(
    "CohortMonthView",
    {
        "month": "str",
        "subscriptions": "int",
        "revenue": "int",
    },
)

CohortView = TypedDict(
    "CohortView",
    {
        "cohort": "str",
        "subscriptions": "int",
        "months": "List[CohortMonthView]",
    },
)

CollectedBy = Literal['platform', 'client', 'connected']

CollectionMethod = Literal['charge', 'send_invoice']

CouponDuration = Literal['once', 'repeating', 'forever']

CouponRedemptionView = TypedDict(
    "CouponRedemptionView",
    {
        "couponRedemptionID": "str",
        "couponID": "str",
        "clientID": "str",
        "mode": "Mode",
        "customerID": "str",
        "subscriptionID": "Optional[str]",
        "invoiceID": "Optional[str]",
        "periodsLeft": "Optional[int]",
        "releasedAt": "Optional[str]",
        "redeemedAt": "str",
    },
)

CouponState = Literal['active', 'expired', 'used_up', 'retired']

CouponView = TypedDict(
    "CouponView",
    {
        "couponID": "str",
        "clientID": "str",
        "mode": "Mode",
        "name": "str",
        "code": "Optional[str]",
        "percentOff": "Optional[float]",
        "amountOff": "Optional[int]",
        "currency": "Optional[Currency]",
        "duration": "CouponDuration",
        "periods": "Optional[int]",
        "maxRedemptions": "Optional[int]",
        "timesRedeemed": "int",
        "redeemBy": "Optional[str]",
        "oncePerCustomer": "bool",
        "state": "CouponState",
        "retiredAt": "Optional[str]",
        "createdAt": "str",
    },
)

_CreateCheckoutSession = TypedDict(
    "_CreateCheckoutSession",
    {
        "currency": "Currency",
        "description": "str",
        "successURL": "str",
        "cancelURL": "str",
    },
)


class CreateCheckoutSession(_CreateCheckoutSession, total=False):
    purpose: "SessionPurpose"
    amount: "int"
    reference: "str"
    metadata: "Dict[str, str]"
    customerID: "str"
    payer: "GivenPayer"
    expiresInMinutes: "int"
    captureMethod: "CaptureMethod"
    savePaymentMethod: "SavingChoice"
    savedMethodUsage: "SavedMethodUsage"
    mandateMaximum: "int"
    items: "List[GivenSubscriptionItem]"
    trialDays: "int"
    allowPromotionCodes: "bool"
    timeZone: "str"
    mode: "Mode"


_CreateCoupon = TypedDict(
    "_CreateCoupon",
    {
        "name": "str",
        "duration": "CouponDuration",
    },
)


class CreateCoupon(_CreateCoupon, total=False):
    code: "str"
    percentOff: "float"
    amountOff: "int"
    currency: "Currency"
    periods: "int"
    maxRedemptions: "int"
    redeemBy: "str"
    oncePerCustomer: "bool"
    mode: "Mode"


_CreateCreditNote = TypedDict(
    "_CreateCreditNote",
    {
        "invoiceID": "str",
    },
)


class CreateCreditNote(_CreateCreditNote, total=False):
    lines: "List[GivenCreditLine]"
    reason: "str"
    mode: "Mode"


CreateCustomer = TypedDict(
    "CreateCustomer",
    {
        "name": "str",
        "emailAddress": "str",
        "phoneNumber": "str",
        "address": "GivenCustomerAddress",
        "reference": "str",
        "language": "Language",
        "metadata": "Dict[str, str]",
        "testClockID": "str",
        "mode": "Mode",
    },
    total=False,
)

_CreateInvoice = TypedDict(
    "_CreateInvoice",
    {
        "customerID": "str",
        "currency": "Currency",
        "lines": "List[GivenInvoiceLine]",
    },
)


class CreateInvoice(_CreateInvoice, total=False):
    dueInDays: "int"
    reference: "str"
    memo: "str"
    buyerTaxID: "str"
    couponID: "str"
    code: "str"
    metadata: "Dict[str, str]"
    mode: "Mode"


_CreatePaymentLink = TypedDict(
    "_CreatePaymentLink",
    {
        "currency": "Currency",
        "description": "str",
    },
)


class CreatePaymentLink(_CreatePaymentLink, total=False):
    amount: "int"
    reference: "str"
    customerID: "str"
    once: "bool"
    expiresAt: "str"
    mode: "Mode"


_CreatePrice = TypedDict(
    "_CreatePrice",
    {
        "productID": "str",
        "currency": "Currency",
    },
)


class CreatePrice(_CreatePrice, total=False):
    unitAmount: "int"
    tiers: "List[PriceTier]"
    interval: "PriceInterval"
    intervalCount: "int"
    taxBehavior: "TaxBehavior"
    usageType: "UsageType"
    usageAggregation: "UsageAggregation"
    mode: "Mode"


_CreateProduct = TypedDict(
    "_CreateProduct",
    {
        "name": "str",
    },
)


class CreateProduct(_CreateProduct, total=False):
    description: "str"
    metadata: "Dict[str, str]"
    mode: "Mode"


CreateRefund = TypedDict(
    "CreateRefund",
    {
        "amount": "int",
        "reason": "str",
    },
    total=False,
)

_CreateSubscription = TypedDict(
    "_CreateSubscription",
    {
        "items": "List[GivenSubscriptionItem]",
        "customerID": "str",
    },
)


class CreateSubscription(_CreateSubscription, total=False):
    couponID: "str"
    code: "str"
    collection: "CollectionMethod"
    savedPaymentMethodID: "str"
    dueInDays: "int"
    metadata: "Dict[str, str]"
    anchorAt: "str"
    trialDays: "int"
    trialEndsAt: "str"
    timeZone: "str"
    mode: "Mode"


_CreateTaxRate = TypedDict(
    "_CreateTaxRate",
    {
        "name": "str",
        "percentage": "float",
        "taxBehavior": "TaxBehavior",
    },
)


class CreateTaxRate(_CreateTaxRate, total=False):
    country: "str"
    isReverseCharge: "bool"
    mode: "Mode"


_CreateTestClock = TypedDict(
    "_CreateTestClock",
    {
        "now": "str",
    },
)


class CreateTestClock(_CreateTestClock, total=False):
    name: "str"
    mode: "Mode"


CreateTestCredit = TypedDict(
    "CreateTestCredit",
    {
        "kind": "TestCreditKind",
        "amount": "int",
    },
    total=False,
)

_CreateTransaction = TypedDict(
    "_CreateTransaction",
    {
        "amount": "int",
        "currency": "Currency",
        "description": "str",
        "paymentMethod": "AskedPaymentMethod",
    },
)


class CreateTransaction(_CreateTransaction, total=False):
    reference: "str"
    metadata: "Dict[str, str]"
    payerIsPresent: "bool"
    notifyPayer: "bool"
    fallbackToOtherMethods: "bool"
    captureMethod: "CaptureMethod"
    customerID: "str"
    payer: "GivenPayer"
    returnURL: "str"
    mode: "Mode"


_CreateUsageEvent = TypedDict(
    "_CreateUsageEvent",
    {
        "eventID": "str",
        "subscriptionID": "str",
        "priceID": "str",
        "quantity": "int",
    },
)


class CreateUsageEvent(_CreateUsageEvent, total=False):
    happenedAt: "str"
    mode: "Mode"


_CreateWebhookEndpoint = TypedDict(
    "_CreateWebhookEndpoint",
    {
        "url": "str",
        "eventTypes": "List[WebhookEventType]",
    },
)


class CreateWebhookEndpoint(_CreateWebhookEndpoint, total=False):
    description: "str"
    mode: "Mode"


CreditNoteLineView = TypedDict(
    "CreditNoteLineView",
    {
        "invoiceLineID": "str",
        "description": "str",
        "amount": "int",
        "net": "int",
        "taxAmount": "int",
        "total": "int",
    },
)

CreditNoteRefundView = TypedDict(
    "CreditNoteRefundView",
    {
        "transactionID": "str",
        "amount": "int",
        "refundID": "Optional[str]",
        "refundFailure": "Optional[str]",
    },
)

CreditNoteSummaryView = TypedDict(
    "CreditNoteSummaryView",
    {
        "creditNoteID": "str",
        "clientID": "str",
        "mode": "Mode",
        "number": "str",
        "invoiceID": "str",
        "customerID": "str",
        "currency": "Currency",
        "reason": "Optional[str]",
        "subtotal": "int",
        "taxAmount": "int",
        "total": "int",
        "amountOffDue": "int",
        "amountToRefund": "int",
        "createdAt": "str",
    },
)

CreditNoteView = TypedDict(
    "CreditNoteView",
    {
        "creditNoteID": "str",
        "clientID": "str",
        "mode": "Mode",
        "number": "str",
        "invoiceID": "str",
        "customerID": "str",
        "currency": "Currency",
        "reason": "Optional[str]",
        "subtotal": "int",
        "taxAmount": "int",
        "total": "int",
        "amountOffDue": "int",
        "amountToRefund": "int",
        "createdAt": "str",
        "lines": "List[CreditNoteLineView]",
        "taxes": "List[InvoiceTaxView]",
        "refunds": "List[CreditNoteRefundView]",
    },
)

Currency = Literal['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'NGN', 'ZAR', 'KES', 'INR', 'JPY', 'KWD', 'GHS', 'XOF', 'UGX', 'SEK', 'NOK', 'DKK', 'ISK', 'PLN', 'SGD', 'AED']

CustomerAddressView = TypedDict(
    "CustomerAddressView",
    {
        "line1": "Optional[str]",
        "line2": "Optional[str]",
        "city": "Optional[str]",
        "state": "Optional[str]",
        "postalCode": "Optional[str]",
        "country": "Optional[str]",
    },
)

CustomerErasureView = TypedDict(
    "CustomerErasureView",
    {
        "customer": "CustomerView",
        "payments": "int",
        "paymentLinks": "int",
        "events": "int",
        "kept": "List[KeptAfterErasure]",
    },
)

CustomerExportView = TypedDict(
    "CustomerExportView",
    {
        "exportedAt": "str",
        "customer": "CustomerView",
        "payments": "List[CustomerPaymentView]",
        "paymentMethods": "List[SavedPaymentMethodView]",
        "paymentLinks": "List[CustomerLinkView]",
        "history": "List[CustomerExportViewHistory]",
    },
)

CustomerExportViewHistory = TypedDict(
    "CustomerExportViewHistory",
    {
        "action": "str",
        "actorKind": "str",
        "createdAt": "str",
    },
)

CustomerLinkView = TypedDict(
    "CustomerLinkView",
    {
        "paymentLinkID": "str",
        "description": "str",
        "status": "Union[PaymentLinkStatus, CheckoutSessionStatus]",
        "payer": "PayerView",
        "createdAt": "str",
    },
)

CustomerPaymentView = TypedDict(
    "CustomerPaymentView",
    {
        "transactionID": "str",
        "clientID": "str",
        "mode": "Mode",
        "amount": "int",
        "currency": "Currency",
        "fee": "int",
        "net": "int",
        "collectedBy": "CollectedBy",
        "amountCaptured": "int",
        "amountRefunded": "int",
        "amountRefundable": "int",
        "status": "TransactionStatus",
        "captureMethod": "CaptureMethod",
        "description": "str",
        "narration": "str",
        "reference": "Optional[str]",
        "metadata": "Dict[str, str]",
        "paymentMethod": "str",
        "card": "Optional[CustomerPaymentViewCard]",
        "paymentLinkID": "Optional[str]",
        "customerID": "Optional[str]",
        "savedPaymentMethodID": "Optional[str]",
        "failureCode": "Optional[str]",
        "failureMessage": "Optional[str]",
        "nextAction": "Optional[NextActionView]",
        "review": "Optional[ReviewState]",
        "authorizationExpiresAt": "Optional[str]",
        "availableOn": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
        "payer": "PayerView",
        "payerIPAddress": "Optional[str]",
        "payerLanguage": "Optional[Language]",
    },
)

CustomerPaymentViewCard = TypedDict(
    "CustomerPaymentViewCard",
    {
        "brand": "CardBrand",
        "last4": "str",
    },
)

CustomerView = TypedDict(
    "CustomerView",
    {
        "customerID": "str",
        "clientID": "str",
        "mode": "Mode",
        "name": "Optional[str]",
        "emailAddress": "Optional[str]",
        "phoneNumber": "Optional[str]",
        "address": "Optional[CustomerAddressView]",
        "reference": "Optional[str]",
        "language": "Optional[Language]",
        "metadata": "Dict[str, str]",
        "defaultPaymentMethodID": "Optional[str]",
        "version": "str",
        "testClockID": "Optional[str]",
        "erasedAt": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
    },
)

DisputeReason = Literal['fraudulent', 'not_received', 'not_as_described', 'duplicate', 'credit_not_processed', 'subscription_canceled', 'general']

DisputeStatus = Literal['inquiry', 'open', 'won', 'lost', 'inquiry_closed', 'prevented', 'unclear']

DisputeView = TypedDict(
    "DisputeView",
    {
        "disputeID": "str",
        "transactionID": "str",
        "clientID": "str",
        "mode": "Mode",
        "amount": "int",
        "fee": "int",
        "net": "int",
        "disputeFee": "int",
        "amountAsked": "int",
        "excess": "int",
        "currency": "Currency",
        "status": "DisputeStatus",
        "reason": "Optional[DisputeReason]",
        "isDecidedByProcessor": "bool",
        "evidenceDueAt": "Optional[str]",
        "takesEvidence": "bool",
        "evidenceFiles": "List[EvidenceFileView]",
        "evidenceSentAt": "Optional[str]",
        "closedAt": "Optional[str]",
        "createdAt": "str",
    },
)

DunningEnd = Literal['cancel', 'pause', 'past_due']

DunningSettingsView = TypedDict(
    "DunningSettingsView",
    {
        "clientID": "str",
        "mode": "Mode",
        "retryDays": "List[float]",
        "atEnd": "DunningEnd",
        "version": "str",
    },
)

EventType = Literal['transaction.created', 'transaction.requires_action', 'transaction.authorized', 'transaction.succeeded', 'transaction.failed', 'transaction.canceled', 'transaction.expired', 'review.opened', 'review.closed', 'checkout_session.completed', 'checkout_session.expired', 'refund.succeeded', 'refund.failed', 'dispute.opened', 'dispute.updated', 'dispute.evidence_sent', 'dispute.closed', 'payout.created', 'payout.approved', 'payout.sent', 'payout.paid', 'payout.rejected', 'payout.canceled', 'payout.failed', 'payout.returned', 'debt.requested', 'debt.paid', 'debt.written_off', 'customer.created', 'customer.updated', 'customer.erased', 'payment_method.attached', 'payment_method.updated', 'payment_method.detached', 'product.created', 'product.updated', 'price.created', 'price.retired', 'invoice.created', 'invoice.finalized', 'invoice.paid', 'invoice.partly_paid', 'invoice.payment_lost', 'invoice.voided', 'invoice.marked_uncollectible', 'credit_note.created', 'coupon.created', 'coupon.retired', 'coupon.redeemed', 'coupon.redemption_released', 'invoice.payment_failed', 'invoice.requires_action', 'subscription.created', 'subscription.updated', 'subscription.activated', 'subscription.renewed', 'subscription.past_due', 'subscription.paused', 'subscription.resumed', 'subscription.canceled', 'client.approved', 'client.suspended', 'api_user.key_regenerated', 'api_user.expiring', 'webhook.test']

EventView = TypedDict(
    "EventView",
    {
        "eventID": "str",
        "clientID": "str",
        "mode": "Mode",
        "type": "EventType",
        "data": "Optional[Dict[str, Any]]",
        "createdAt": "str",
    },
)

EvidenceFileKind = Literal['receipt', 'delivery', 'communication', 'other']

EvidenceFileView = TypedDict(
    "EvidenceFileView",
    {
        "kind": "EvidenceFileKind",
        "name": "str",
        "bytes": "int",
        "addedAt": "str",
    },
)

FailureCode = Literal['declined', 'insufficient_funds', 'expired_card', 'invalid_card', 'lost_card', 'stolen_card', 'do_not_honor', 'limit_exceeded', 'suspected_fraud', 'authentication_failed', 'otp_failed', 'method_not_supported', 'currency_not_supported', 'amount_not_supported', 'processing_error', 'processor_unavailable', 'not_received', 'capture_failed', 'blocked']

GivenCreditLine = TypedDict(
    "GivenCreditLine",
    {
        "invoiceLineID": "str",
        "amount": "int",
    },
)

GivenCustomerAddress = TypedDict(
    "GivenCustomerAddress",
    {
        "line1": "str",
        "line2": "str",
        "city": "str",
        "state": "str",
        "postalCode": "str",
        "country": "str",
    },
    total=False,
)

GivenInvoiceLine = TypedDict(
    "GivenInvoiceLine",
    {
        "description": "str",
        "priceID": "str",
        "unitAmount": "int",
        "quantity": "int",
        "taxRateID": "str",
        "periodStart": "str",
        "periodEnd": "str",
    },
    total=False,
)

GivenPayer = TypedDict(
    "GivenPayer",
    {
        "emailAddress": "str",
        "name": "str",
        "ipAddress": "str",
    },
    total=False,
)

GivenPaymentMethod = Union[str, "PaymentToken"]

_GivenSavedMethod = TypedDict(
    "_GivenSavedMethod",
    {
        "type": "Literal['saved']",
    },
)


class GivenSavedMethod(_GivenSavedMethod, total=False):
    savedPaymentMethodID: "str"


_GivenSubscriptionItem = TypedDict(
    "_GivenSubscriptionItem",
    {
        "priceID": "str",
    },
)


class GivenSubscriptionItem(_GivenSubscriptionItem, total=False):
    quantity: "int"
    taxRateID: "str"


InvoiceCharge = Literal['skipped']

InvoiceChargeView = TypedDict(
    "InvoiceChargeView",
    {
        "invoice": "InvoiceView",
        "transaction": "TransactionView",
    },
)

InvoiceDiscountView = TypedDict(
    "InvoiceDiscountView",
    {
        "couponID": "str",
        "name": "str",
        "amount": "int",
    },
)

InvoiceLineView = TypedDict(
    "InvoiceLineView",
    {
        "description": "str",
        "priceID": "Optional[str]",
        "quantity": "int",
        "unitAmount": "Optional[int]",
        "tiers": "Optional[List[PriceTier]]",
        "amount": "int",
        "discountAmount": "int",
        "couponID": "Optional[str]",
        "taxRateID": "Optional[str]",
        "taxName": "Optional[str]",
        "taxPercentage": "Optional[float]",
        "taxBehavior": "Optional[TaxBehavior]",
        "isReverseCharge": "bool",
        "net": "int",
        "taxAmount": "int",
        "total": "int",
        "periodStart": "Optional[str]",
        "periodEnd": "Optional[str]",
        "isProration": "bool",
        "isUsage": "bool",
        "invoiceLineID": "str",
    },
)

InvoicePartyView = TypedDict(
    "InvoicePartyView",
    {
        "name": "Optional[str]",
        "emailAddress": "Optional[str]",
        "address": "Optional[CustomerAddressView]",
        "taxID": "Optional[str]",
    },
)

InvoicePaymentView = TypedDict(
    "InvoicePaymentView",
    {
        "transactionID": "str",
        "amount": "int",
        "isExtra": "bool",
        "amountExtra": "int",
        "refundID": "Optional[str]",
        "refundFailure": "Optional[str]",
        "lostAt": "Optional[str]",
        "createdAt": "str",
    },
)

InvoiceSettingsView = TypedDict(
    "InvoiceSettingsView",
    {
        "clientID": "str",
        "mode": "Mode",
        "numberPrefix": "Optional[str]",
        "sellerName": "Optional[str]",
        "sellerAddress": "Optional[CustomerAddressView]",
        "sellerTaxID": "Optional[str]",
        "footer": "Optional[str]",
        "takesPartPayments": "bool",
        "version": "str",
    },
)

InvoiceStatus = Literal['draft', 'open', 'paid', 'void', 'uncollectible']

InvoiceSummaryView = TypedDict(
    "InvoiceSummaryView",
    {
        "invoiceID": "str",
        "clientID": "str",
        "mode": "Mode",
        "status": "InvoiceStatus",
        "number": "Optional[str]",
        "customerID": "str",
        "subscriptionID": "Optional[str]",
        "currency": "Currency",
        "discountAmount": "int",
        "subtotal": "int",
        "taxAmount": "int",
        "total": "int",
        "amountPaid": "int",
        "amountCredited": "int",
        "amountDue": "int",
        "reference": "Optional[str]",
        "metadata": "Dict[str, str]",
        "dueInDays": "int",
        "dueAt": "Optional[str]",
        "url": "Optional[str]",
        "version": "str",
        "finalizedAt": "Optional[str]",
        "sentAt": "Optional[str]",
        "paidAt": "Optional[str]",
        "voidedAt": "Optional[str]",
        "markedUncollectibleAt": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
    },
)

InvoiceTaxView = TypedDict(
    "InvoiceTaxView",
    {
        "taxRateID": "str",
        "name": "str",
        "percentage": "float",
        "isReverseCharge": "bool",
        "net": "int",
        "taxAmount": "int",
    },
)

InvoiceView = TypedDict(
    "InvoiceView",
    {
        "invoiceID": "str",
        "clientID": "str",
        "mode": "Mode",
        "status": "InvoiceStatus",
        "number": "Optional[str]",
        "customerID": "str",
        "subscriptionID": "Optional[str]",
        "currency": "Currency",
        "discountAmount": "int",
        "subtotal": "int",
        "taxAmount": "int",
        "total": "int",
        "amountPaid": "int",
        "amountCredited": "int",
        "amountDue": "int",
        "reference": "Optional[str]",
        "metadata": "Dict[str, str]",
        "dueInDays": "int",
        "dueAt": "Optional[str]",
        "url": "Optional[str]",
        "version": "str",
        "finalizedAt": "Optional[str]",
        "sentAt": "Optional[str]",
        "paidAt": "Optional[str]",
        "voidedAt": "Optional[str]",
        "markedUncollectibleAt": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
        "lines": "List[InvoiceLineView]",
        "discounts": "List[InvoiceDiscountView]",
        "couponID": "Optional[str]",
        "taxes": "List[InvoiceTaxView]",
        "memo": "Optional[str]",
        "seller": "Optional[InvoicePartyView]",
        "buyer": "Optional[InvoicePartyView]",
        "buyerTaxID": "Optional[str]",
        "footer": "Optional[str]",
        "payments": "List[InvoicePaymentView]",
    },
)

KeptAfterErasure = Literal['payments', 'dispute_evidence', 'bank_statements', 'invoices']

Language = Literal['en', 'fr', 'es', 'pt', 'ar']

LedgerAccount = Literal['processor_clearing', 'bank', 'client_pending', 'client_available', 'client_reserve', 'client_disputed', 'payouts_in_transit', 'platform_fees', 'processor_costs', 'bank_charges', 'platform_funds', 'suspense', 'fx_transit', 'fx_result', 'line_transit']

LedgerEntryView = TypedDict(
    "LedgerEntryView",
    {
        "entryID": "str",
        "postingID": "str",
        "account": "LedgerAccount",
        "direction": "Literal['debit', 'credit']",
        "amount": "int",
        "currency": "Currency",
        "kind": "PostingKind",
        "clientID": "str",
        "mode": "Mode",
        "transactionID": "Optional[str]",
        "refundID": "Optional[str]",
        "disputeID": "Optional[str]",
        "payoutID": "Optional[str]",
        "createdAt": "str",
    },
)

_ListAgedInvoices = TypedDict(
    "_ListAgedInvoices",
    {
        "currency": "Currency",
    },
)


class ListAgedInvoices(_ListAgedInvoices, total=False):
    limit: "int"
    cursor: "str"
    at: "str"
    bucket: "AgingBucket"


ListAllPayouts = TypedDict(
    "ListAllPayouts",
    {
        "limit": "int",
        "cursor": "str",
        "status": "PayoutStatus",
        "currency": "Currency",
        "from": "str",
        "to": "str",
        "clientID": "str",
    },
    total=False,
)

ListAllRequestLogs = TypedDict(
    "ListAllRequestLogs",
    {
        "limit": "int",
        "cursor": "str",
        "outcome": "RequestOutcome",
        "apiUserID": "str",
        "code": "str",
        "transactionID": "str",
        "q": "str",
        "from": "str",
        "to": "str",
        "clientID": "str",
    },
    total=False,
)

ListAllTransactions = TypedDict(
    "ListAllTransactions",
    {
        "limit": "int",
        "cursor": "str",
        "status": "TransactionStatus",
        "from": "str",
        "to": "str",
        "minAmount": "int",
        "maxAmount": "int",
        "currency": "Currency",
        "reference": "str",
        "metadata": "Dict[str, str]",
        "customerID": "str",
        "failureCode": "FailureCode",
        "cardBrand": "CardBrand",
        "q": "str",
        "clientID": "str",
        "processorAccountID": "str",
    },
    total=False,
)

ListCheckoutSessions = TypedDict(
    "ListCheckoutSessions",
    {
        "limit": "int",
        "cursor": "str",
        "status": "CheckoutSessionStatus",
    },
    total=False,
)

ListCouponRedemptions = TypedDict(
    "ListCouponRedemptions",
    {
        "limit": "int",
        "cursor": "str",
    },
    total=False,
)

ListCoupons = TypedDict(
    "ListCoupons",
    {
        "limit": "int",
        "cursor": "str",
        "q": "str",
        "state": "CouponState",
    },
    total=False,
)

ListCreditNotes = TypedDict(
    "ListCreditNotes",
    {
        "limit": "int",
        "cursor": "str",
        "invoiceID": "str",
        "customerID": "str",
    },
    total=False,
)

ListCustomers = TypedDict(
    "ListCustomers",
    {
        "limit": "int",
        "cursor": "str",
        "q": "str",
        "emailAddress": "str",
        "reference": "str",
        "testClockID": "str",
    },
    total=False,
)

ListEvents = TypedDict(
    "ListEvents",
    {
        "limit": "int",
        "cursor": "str",
        "type": "EventType",
        "from": "str",
        "to": "str",
    },
    total=False,
)

ListInvoices = TypedDict(
    "ListInvoices",
    {
        "limit": "int",
        "cursor": "str",
        "q": "str",
        "status": "InvoiceStatus",
        "charge": "InvoiceCharge",
        "customerID": "str",
        "subscriptionID": "str",
    },
    total=False,
)

ListLedgerEntries = TypedDict(
    "ListLedgerEntries",
    {
        "limit": "int",
        "cursor": "str",
        "currency": "Currency",
        "kind": "PostingKind",
        "transactionID": "str",
        "from": "str",
        "to": "str",
    },
    total=False,
)

ListPaymentLinks = TypedDict(
    "ListPaymentLinks",
    {
        "limit": "int",
        "cursor": "str",
        "status": "PaymentLinkStatus",
    },
    total=False,
)

ListPrices = TypedDict(
    "ListPrices",
    {
        "limit": "int",
        "cursor": "str",
        "productID": "str",
    },
    total=False,
)

ListProducts = TypedDict(
    "ListProducts",
    {
        "limit": "int",
        "cursor": "str",
        "q": "str",
    },
    total=False,
)

ListQuery = TypedDict(
    "ListQuery",
    {
        "limit": "int",
        "cursor": "str",
    },
    total=False,
)

_ListRevenueMovements = TypedDict(
    "_ListRevenueMovements",
    {
        "currency": "Currency",
    },
)


class ListRevenueMovements(_ListRevenueMovements, total=False):
    limit: "int"
    cursor: "str"
    firstMonth: "str"
    lastMonth: "str"
    cohort: "str"
    kind: "RevenueKind"


ListSavedMethods = TypedDict(
    "ListSavedMethods",
    {
        "limit": "int",
        "cursor": "str",
        "state": "SavedMethodState",
    },
    total=False,
)

ListSubscriptions = TypedDict(
    "ListSubscriptions",
    {
        "limit": "int",
        "cursor": "str",
        "q": "str",
        "status": "SubscriptionStatus",
        "customerID": "str",
        "testClockID": "str",
        "cancellationFeedback": "CancellationFeedback",
        "cancellationFirstMonth": "str",
        "cancellationLastMonth": "str",
    },
    total=False,
)

ListTaxRates = TypedDict(
    "ListTaxRates",
    {
        "limit": "int",
        "cursor": "str",
    },
    total=False,
)

ListTestClocks = TypedDict(
    "ListTestClocks",
    {
        "limit": "int",
        "cursor": "str",
    },
    total=False,
)

ListTransactions = TypedDict(
    "ListTransactions",
    {
        "limit": "int",
        "cursor": "str",
        "status": "TransactionStatus",
        "from": "str",
        "to": "str",
        "minAmount": "int",
        "maxAmount": "int",
        "currency": "Currency",
        "reference": "str",
        "metadata": "Dict[str, str]",
        "customerID": "str",
        "failureCode": "FailureCode",
        "cardBrand": "CardBrand",
        "q": "str",
    },
    total=False,
)

ListUsageEvents = TypedDict(
    "ListUsageEvents",
    {
        "limit": "int",
        "cursor": "str",
        "subscriptionID": "str",
        "priceID": "str",
        "from": "str",
        "to": "str",
    },
    total=False,
)

ListWebhookDeliveries = TypedDict(
    "ListWebhookDeliveries",
    {
        "limit": "int",
        "cursor": "str",
        "endpointID": "str",
        "type": "EventType",
        "outcome": "WebhookOutcome",
        "from": "str",
        "to": "str",
    },
    total=False,
)

MandateView = TypedDict(
    "MandateView",
    {
        "sentence": "str",
        "language": "Language",
        "acceptedAt": "str",
        "ipRange": "Optional[str]",
        "maximumAmount": "Optional[int]",
        "currency": "Optional[Currency]",
    },
)

Mode = Literal['test', 'live']

NextActionView = Union["CodeActionView", "RedirectActionView", "BankTransferActionView"]

NextDiscountView = TypedDict(
    "NextDiscountView",
    {
        "couponID": "str",
        "couponRedemptionID": "str",
        "name": "str",
        "code": "Optional[str]",
        "percentOff": "Optional[float]",
        "amountOff": "Optional[int]",
        "periodsLeft": "Optional[int]",
    },
)

OfferKind = Literal['test_form', 'fields', 'redirect', 'transfer']

_OfferSources = TypedDict(
    "_OfferSources",
    {
        "script": "List[str]",
        "frame": "List[str]",
        "connect": "List[str]",
        "image": "List[str]",
    },
)


class OfferSources(_OfferSources, total=False):
    style: "List[str]"


OfferView = TypedDict(
    "OfferView",
    {
        "processorAccountID": "str",
        "processor": "str",
        "title": "str",
        "kind": "OfferKind",
        "publishable": "Dict[str, str]",
        "sources": "OfferSources",
    },
)

OpenedCheckoutSessionView = TypedDict(
    "OpenedCheckoutSessionView",
    {
        "checkoutSessionID": "str",
        "clientID": "str",
        "mode": "Mode",
        "url": "str",
        "status": "CheckoutSessionStatus",
        "purpose": "SessionPurpose",
        "amount": "int",
        "currency": "Currency",
        "description": "str",
        "reference": "Optional[str]",
        "metadata": "Dict[str, str]",
        "customerID": "Optional[str]",
        "savePaymentMethod": "SavingChoice",
        "savedMethodUsage": "SavedMethodUsage",
        "mandateMaximum": "Optional[int]",
        "payer": "PayerView",
        "captureMethod": "CaptureMethod",
        "successURL": "str",
        "cancelURL": "str",
        "transactionID": "Optional[str]",
        "savedPaymentMethodID": "Optional[str]",
        "items": "Optional[List[SubscriptionItemView]]",
        "trialDays": "Optional[int]",
        "allowPromotionCodes": "bool",
        "coupon": "Optional[CheckoutCouponView]",
        "subscriptionID": "Optional[str]",
        "expiresAt": "str",
        "completedAt": "Optional[str]",
        "createdAt": "str",
        "clientSecret": "Optional[str]",
    },
)

PageOfCheckoutSessionView = TypedDict(
    "PageOfCheckoutSessionView",
    {
        "items": "List[CheckoutSessionView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfCouponRedemptionView = TypedDict(
    "PageOfCouponRedemptionView",
    {
        "items": "List[CouponRedemptionView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfCouponView = TypedDict(
    "PageOfCouponView",
    {
        "items": "List[CouponView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfCreditNoteSummaryView = TypedDict(
    "PageOfCreditNoteSummaryView",
    {
        "items": "List[CreditNoteSummaryView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfCustomerView = TypedDict(
    "PageOfCustomerView",
    {
        "items": "List[CustomerView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfEventView = TypedDict(
    "PageOfEventView",
    {
        "items": "List[EventView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfInvoiceSummaryView = TypedDict(
    "PageOfInvoiceSummaryView",
    {
        "items": "List[InvoiceSummaryView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfLedgerEntryView = TypedDict(
    "PageOfLedgerEntryView",
    {
        "items": "List[LedgerEntryView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfPaymentLinkView = TypedDict(
    "PageOfPaymentLinkView",
    {
        "items": "List[PaymentLinkView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfPayoutLineView = TypedDict(
    "PageOfPayoutLineView",
    {
        "items": "List[PayoutLineView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfPayoutView = TypedDict(
    "PageOfPayoutView",
    {
        "items": "List[PayoutView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfPriceView = TypedDict(
    "PageOfPriceView",
    {
        "items": "List[PriceView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfProductView = TypedDict(
    "PageOfProductView",
    {
        "items": "List[ProductView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfRefundView = TypedDict(
    "PageOfRefundView",
    {
        "items": "List[RefundView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfRequestLogView = TypedDict(
    "PageOfRequestLogView",
    {
        "items": "List[RequestLogView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfRevenueMovementView = TypedDict(
    "PageOfRevenueMovementView",
    {
        "items": "List[RevenueMovementView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfSavedPaymentMethodView = TypedDict(
    "PageOfSavedPaymentMethodView",
    {
        "items": "List[SavedPaymentMethodView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfSubscriptionView = TypedDict(
    "PageOfSubscriptionView",
    {
        "items": "List[SubscriptionView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfTaxRateView = TypedDict(
    "PageOfTaxRateView",
    {
        "items": "List[TaxRateView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfTestClockView = TypedDict(
    "PageOfTestClockView",
    {
        "items": "List[TestClockView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfTransactionView = TypedDict(
    "PageOfTransactionView",
    {
        "items": "List[TransactionView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfUsageEventView = TypedDict(
    "PageOfUsageEventView",
    {
        "items": "List[UsageEventView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfWebhookDeliveryView = TypedDict(
    "PageOfWebhookDeliveryView",
    {
        "items": "List[WebhookDeliveryView]",
        "nextCursor": "Optional[str]",
    },
)

PageOfWebhookEndpointView = TypedDict(
    "PageOfWebhookEndpointView",
    {
        "items": "List[WebhookEndpointView]",
        "nextCursor": "Optional[str]",
    },
)

_PayInvoice = TypedDict(
    "_PayInvoice",
    {
        "savedPaymentMethodID": "str",
    },
)


class PayInvoice(_PayInvoice, total=False):
    amount: "int"
    payerIsPresent: "bool"


PayeeCheckView = TypedDict(
    "PayeeCheckView",
    {
        "outcome": "Union[PayeeOutcome, Literal['not_checked']]",
        "name": "Optional[str]",
        "provider": "Optional[str]",
        "checkedAt": "Optional[str]",
        "canAsk": "bool",
    },
)

PayeeOutcome = Literal['match', 'close_match', 'no_match', 'not_available']

PayerView = TypedDict(
    "PayerView",
    {
        "emailAddress": "Optional[str]",
        "name": "Optional[str]",
    },
)

PaymentLinkStatus = Literal['open', 'used', 'expired', 'closed']

PaymentLinkView = TypedDict(
    "PaymentLinkView",
    {
        "paymentLinkID": "str",
        "clientID": "str",
        "mode": "Mode",
        "token": "str",
        "amount": "Optional[int]",
        "currency": "Currency",
        "description": "str",
        "reference": "Optional[str]",
        "customerID": "Optional[str]",
        "once": "bool",
        "status": "PaymentLinkStatus",
        "payments": "int",
        "amountPaid": "int",
        "expiresAt": "Optional[str]",
        "createdAt": "str",
    },
)

_PaymentRefundView = TypedDict(
    "_PaymentRefundView",
    {
        "refundID": "str",
        "transactionID": "str",
        "clientID": "str",
        "mode": "Mode",
        "amount": "int",
        "currency": "Currency",
        "feeReturned": "int",
        "refundFee": "int",
        "status": "RefundStatus",
        "actorKind": "str",
        "reason": "Optional[str]",
        "failureCode": "Optional[str]",
        "failureMessage": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
    },
)


class PaymentRefundView(_PaymentRefundView, total=False):
    payoutID: "str"


PaymentToken = TypedDict(
    "PaymentToken",
    {
        "type": "Literal['token']",
    },
)

PaymentTryOutcome = Literal['open', 'succeeded', 'processing', 'requires_action', 'failed', 'skipped']

PaymentTryReason = Literal['first', 'technical', 'payday', 'plan', 'new_method']

PaymentTryView = TypedDict(
    "PaymentTryView",
    {
        "invoiceID": "str",
        "number": "int",
        "savedPaymentMethodID": "Optional[str]",
        "transactionID": "Optional[str]",
        "outcome": "PaymentTryOutcome",
        "failureCode": "Optional[str]",
        "reason": "PaymentTryReason",
        "triedAt": "str",
    },
)

PayoutAccountView = TypedDict(
    "PayoutAccountView",
    {
        "accountHolder": "str",
        "bankName": "str",
        "accountNumberLast4": "str",
    },
)

PayoutAction = Literal['approve', 'reject', 'cancel']

PayoutDeskView = TypedDict(
    "PayoutDeskView",
    {
        "clientName": "str",
        "createdBy": "Optional[str]",
        "approvals": "List[PayoutDeskViewApprovals]",
        "approvalsNeeded": "int",
        "warnings": "List[PayoutWarning]",
        "payeeCheck": "Optional[PayeeCheckView]",
        "lastPayout": "Optional[PayoutDeskViewLastPayout]",
        "toldPaidAt": "Optional[str]",
        "revision": "str",
        "allowedActions": "List[PayoutAction]",
        "approvalRefusal": "Optional[str]",
    },
)

PayoutDeskViewApprovals = TypedDict(
    "PayoutDeskViewApprovals",
    {
        "portalUserID": "str",
        "name": "str",
        "approvedAt": "str",
    },
)

PayoutDeskViewLastPayout = TypedDict(
    "PayoutDeskViewLastPayout",
    {
        "payoutID": "str",
        "amount": "int",
        "account": "PayoutAccountView",
        "createdAt": "str",
    },
)

_PayoutDetailView = TypedDict(
    "_PayoutDetailView",
    {
        "payoutID": "str",
        "clientID": "str",
        "mode": "Mode",
        "currency": "Currency",
        "amount": "int",
        "fee": "int",
        "status": "PayoutStatus",
        "rail": "PayoutRail",
        "isScheduled": "bool",
        "transactionID": "Optional[str]",
        "refundID": "Optional[str]",
        "returnsEntryID": "Optional[str]",
        "account": "PayoutAccountView",
        "reason": "Optional[str]",
        "createdAt": "str",
        "approvedAt": "Optional[str]",
        "sentAt": "Optional[str]",
        "paidAt": "Optional[str]",
        "endedAt": "Optional[str]",
        "totals": "List[PayoutTotalView]",
    },
)


class PayoutDetailView(_PayoutDetailView, total=False):
    desk: "PayoutDeskView"


PayoutLineKind = Literal['payment', 'refund', 'dispute', 'reserve', 'fee', 'adjustment']

PayoutLineView = TypedDict(
    "PayoutLineView",
    {
        "entryID": "str",
        "kind": "PayoutLineKind",
        "amount": "int",
        "currency": "Currency",
        "entryAmount": "int",
        "gross": "Optional[int]",
        "paymentFee": "Optional[int]",
        "transactionID": "Optional[str]",
        "refundID": "Optional[str]",
        "disputeID": "Optional[str]",
        "createdAt": "str",
    },
)

PayoutRail = Literal['sandbox', 'paystack', 'bank_file']

PayoutStatus = Literal['created', 'awaiting_approval', 'approved', 'sent', 'paid', 'rejected', 'canceled', 'failed', 'returned']

PayoutTotalView = TypedDict(
    "PayoutTotalView",
    {
        "kind": "PayoutLineKind",
        "lines": "int",
        "amount": "int",
    },
)

PayoutView = TypedDict(
    "PayoutView",
    {
        "payoutID": "str",
        "clientID": "str",
        "mode": "Mode",
        "currency": "Currency",
        "amount": "int",
        "fee": "int",
        "status": "PayoutStatus",
        "rail": "PayoutRail",
        "isScheduled": "bool",
        "transactionID": "Optional[str]",
        "refundID": "Optional[str]",
        "returnsEntryID": "Optional[str]",
        "account": "PayoutAccountView",
        "reason": "Optional[str]",
        "createdAt": "str",
        "approvedAt": "Optional[str]",
        "sentAt": "Optional[str]",
        "paidAt": "Optional[str]",
        "endedAt": "Optional[str]",
    },
)

PayoutWarning = Literal['first_payout', 'new_account', 'new_holder', 'holder_unlike_name', 'unusual_amount', 'account_unchecked', 'currency_unstated', 'payee_no_match', 'payee_close_match']

PortalCancellation = Literal['no', 'period_end', 'now_or_period_end']

PortalLinkView = TypedDict(
    "PortalLinkView",
    {
        "url": "str",
        "expiresAt": "str",
    },
)

PortalSettingsView = TypedDict(
    "PortalSettingsView",
    {
        "clientID": "str",
        "mode": "Mode",
        "cancellation": "PortalCancellation",
        "mayChangeQuantity": "bool",
        "mayChangeMethod": "bool",
        "priceIDs": "List[str]",
        "version": "str",
    },
)

PostingKind = Literal['payment', 'settlement', 'refund', 'refund_failed', 'late_refund', 'late_refund_failed', 'payment_failed', 'payment_restored', 'dispute_opened', 'dispute_won', 'dispute_lost', 'reserve', 'reserve_released', 'payout', 'payout_paid', 'payout_returned', 'payout_fee', 'processor_settlement', 'processor_cost', 'bank_charge', 'suspense', 'suspense_resolved', 'opening_balance', 'write_off', 'clearing_named', 'exchange', 'exchange_result', 'adjustment', 'line_closed', 'line_opened']

PreviewLineView = TypedDict(
    "PreviewLineView",
    {
        "description": "str",
        "priceID": "Optional[str]",
        "quantity": "int",
        "unitAmount": "Optional[int]",
        "tiers": "Optional[List[PriceTier]]",
        "amount": "int",
        "discountAmount": "int",
        "couponID": "Optional[str]",
        "taxRateID": "Optional[str]",
        "taxName": "Optional[str]",
        "taxPercentage": "Optional[float]",
        "taxBehavior": "Optional[TaxBehavior]",
        "isReverseCharge": "bool",
        "net": "int",
        "taxAmount": "int",
        "total": "int",
        "periodStart": "Optional[str]",
        "periodEnd": "Optional[str]",
        "isProration": "bool",
        "isUsage": "bool",
    },
)

PreviewSubscription = TypedDict(
    "PreviewSubscription",
    {
        "couponID": "str",
        "code": "str",
        "items": "List[GivenSubscriptionItem]",
        "applies": "ChangeTiming",
        "removeCoupon": "bool",
    },
    total=False,
)

PriceInterval = Literal['day', 'week', 'month', 'year']

PriceTier = TypedDict(
    "PriceTier",
    {
        "upTo": "Optional[int]",
        "unitAmount": "int",
    },
)

PriceView = TypedDict(
    "PriceView",
    {
        "priceID": "str",
        "clientID": "str",
        "mode": "Mode",
        "productID": "str",
        "currency": "Currency",
        "unitAmount": "Optional[int]",
        "tiers": "Optional[List[PriceTier]]",
        "interval": "Optional[PriceInterval]",
        "intervalCount": "Optional[int]",
        "taxBehavior": "Optional[TaxBehavior]",
        "usageType": "UsageType",
        "usageAggregation": "Optional[UsageAggregation]",
        "retiredAt": "Optional[str]",
        "createdAt": "str",
    },
)

ProductView = TypedDict(
    "ProductView",
    {
        "productID": "str",
        "clientID": "str",
        "mode": "Mode",
        "name": "str",
        "description": "Optional[str]",
        "metadata": "Dict[str, str]",
        "retiredAt": "Optional[str]",
        "version": "str",
        "createdAt": "str",
        "updatedAt": "str",
    },
)

_ReadAging = TypedDict(
    "_ReadAging",
    {
        "currency": "Currency",
    },
)


class ReadAging(_ReadAging, total=False):
    at: "str"


ReadCancellations = TypedDict(
    "ReadCancellations",
    {
        "firstMonth": "str",
        "lastMonth": "str",
    },
    total=False,
)

_ReadCheckoutSettings = TypedDict(
    "_ReadCheckoutSettings",
    {
        "amount": "int",
        "currency": "Currency",
    },
)


class ReadCheckoutSettings(_ReadCheckoutSettings, total=False):
    captureMethod: "CaptureMethod"


ReadChurn = TypedDict(
    "ReadChurn",
    {
        "currency": "Currency",
        "firstMonth": "str",
        "lastMonth": "str",
    },
)

ReadRecurringRevenue = TypedDict(
    "ReadRecurringRevenue",
    {
        "currency": "Currency",
        "firstMonth": "str",
        "lastMonth": "str",
    },
)

ReadRetention = TypedDict(
    "ReadRetention",
    {
        "currency": "Currency",
        "firstMonth": "str",
        "lastMonth": "str",
    },
)

RecurringRevenueView = TypedDict(
    "RecurringRevenueView",
    {
        "clientID": "str",
        "mode": "Mode",
        "currency": "Currency",
        "months": "List[RevenueMonthView]",
    },
)

RedirectActionView = TypedDict(
    "RedirectActionView",
    {
        "type": "Literal['redirect']",
        "url": "str",
        "expiresAt": "str",
    },
)

RefundStatus = Literal['pending', 'succeeded', 'failed']

RefundView = TypedDict(
    "RefundView",
    {
        "refundID": "str",
        "transactionID": "str",
        "clientID": "str",
        "mode": "Mode",
        "amount": "int",
        "currency": "Currency",
        "feeReturned": "int",
        "refundFee": "int",
        "status": "RefundStatus",
        "actorKind": "str",
        "reason": "Optional[str]",
        "failureCode": "Optional[str]",
        "failureMessage": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
    },
)

_ReplayWebhookDeliveries = TypedDict(
    "_ReplayWebhookDeliveries",
    {
        "from": "str",
    },
)


class ReplayWebhookDeliveries(_ReplayWebhookDeliveries, total=False):
    to: "str"
    endpointID: "str"
    onlyFailed: "bool"


RequestLogDetailView = TypedDict(
    "RequestLogDetailView",
    {
        "requestLogID": "str",
        "clientID": "str",
        "mode": "Mode",
        "apiUserID": "str",
        "method": "str",
        "route": "str",
        "status": "int",
        "code": "Optional[str]",
        "durationMs": "int",
        "requestID": "str",
        "idempotencyKey": "Optional[str]",
        "isReplay": "bool",
        "userAgent": "Optional[str]",
        "transactionID": "Optional[str]",
        "createdAt": "str",
        "body": "Optional[Dict[str, Any]]",
        "attempts": "List[AttemptView]",
        "events": "List[RequestLogDetailViewEvents]",
    },
)

RequestLogDetailViewEvents = TypedDict(
    "RequestLogDetailViewEvents",
    {
        "eventID": "str",
        "type": "EventType",
        "createdAt": "str",
    },
)

RequestLogView = TypedDict(
    "RequestLogView",
    {
        "requestLogID": "str",
        "clientID": "str",
        "mode": "Mode",
        "apiUserID": "str",
        "method": "str",
        "route": "str",
        "status": "int",
        "code": "Optional[str]",
        "durationMs": "int",
        "requestID": "str",
        "idempotencyKey": "Optional[str]",
        "isReplay": "bool",
        "userAgent": "Optional[str]",
        "transactionID": "Optional[str]",
        "createdAt": "str",
    },
)

RequestOutcome = Literal['answered', 'refused', 'failed']

RetentionView = TypedDict(
    "RetentionView",
    {
        "clientID": "str",
        "mode": "Mode",
        "currency": "Currency",
        "cohorts": "List[CohortView]",
    },
)

RevenueKind = Literal['new', 'expansion', 'contraction', 'pause', 'resume', 'churn']

RevenueMonthView = TypedDict(
    "RevenueMonthView",
    {
        "month": "str",
        "opening": "int",
        "new": "int",
        "expansion": "int",
        "contraction": "int",
        "pause": "int",
        "resume": "int",
        "churn": "int",
        "closing": "int",
        "subscriptions": "int",
    },
)

RevenueMovementView = TypedDict(
    "RevenueMovementView",
    {
        "movementID": "str",
        "clientID": "str",
        "mode": "Mode",
        "subscriptionID": "str",
        "customerID": "str",
        "currency": "Currency",
        "kind": "RevenueKind",
        "monthlyBefore": "int",
        "monthlyAfter": "int",
        "cohort": "str",
        "createdAt": "str",
    },
)

ReviewState = Literal['open', 'released', 'blocked', 'ended']

RotateWebhookSecret = TypedDict(
    "RotateWebhookSecret",
    {
        "overlapSeconds": "int",
        "force": "bool",
    },
    total=False,
)

RuleVerdictView = TypedDict(
    "RuleVerdictView",
    {
        "routingRuleID": "str",
        "words": "str",
        "fits": "bool",
        "sentence": "str",
    },
)

SaveCustomer = TypedDict(
    "SaveCustomer",
    {
        "name": "str",
        "emailAddress": "str",
        "phoneNumber": "str",
        "address": "GivenCustomerAddress",
        "reference": "str",
        "language": "Language",
        "metadata": "Dict[str, str]",
    },
    total=False,
)

_SaveDunningSettings = TypedDict(
    "_SaveDunningSettings",
    {
        "retryDays": "List[float]",
        "atEnd": "DunningEnd",
    },
)


class SaveDunningSettings(_SaveDunningSettings, total=False):
    mode: "Mode"


_SaveInvoice = TypedDict(
    "_SaveInvoice",
    {
        "customerID": "str",
        "currency": "Currency",
        "lines": "List[GivenInvoiceLine]",
    },
)


class SaveInvoice(_SaveInvoice, total=False):
    dueInDays: "int"
    reference: "str"
    memo: "str"
    buyerTaxID: "str"
    couponID: "str"
    code: "str"
    metadata: "Dict[str, str]"


_SaveInvoiceSettings = TypedDict(
    "_SaveInvoiceSettings",
    {
        "numberPrefix": "str",
        "sellerName": "str",
    },
)


class SaveInvoiceSettings(_SaveInvoiceSettings, total=False):
    sellerAddress: "GivenCustomerAddress"
    sellerTaxID: "str"
    footer: "str"
    takesPartPayments: "bool"
    mode: "Mode"


_SavePortalSettings = TypedDict(
    "_SavePortalSettings",
    {
        "cancellation": "PortalCancellation",
        "mayChangeQuantity": "bool",
        "mayChangeMethod": "bool",
        "priceIDs": "List[str]",
    },
)


class SavePortalSettings(_SavePortalSettings, total=False):
    mode: "Mode"


_SaveProduct = TypedDict(
    "_SaveProduct",
    {
        "name": "str",
    },
)


class SaveProduct(_SaveProduct, total=False):
    description: "str"
    metadata: "Dict[str, str]"


_SaveWebhookEndpoint = TypedDict(
    "_SaveWebhookEndpoint",
    {
        "url": "str",
        "eventTypes": "List[WebhookEventType]",
    },
)


class SaveWebhookEndpoint(_SaveWebhookEndpoint, total=False):
    description: "str"


SavedCardView = TypedDict(
    "SavedCardView",
    {
        "brand": "CardBrand",
        "last4": "str",
        "country": "Optional[str]",
        "expiryMonth": "Optional[int]",
        "expiryYear": "Optional[int]",
    },
)

SavedMethodState = Literal['active', 'expired', 'detached', 'failed']

SavedMethodType = Literal['card', 'sepa_debit', 'us_bank_account', 'paypal', 'wallet', 'bank_account']

SavedMethodUsage = Literal['on_session', 'off_session']

SavedPaymentMethodView = TypedDict(
    "SavedPaymentMethodView",
    {
        "savedPaymentMethodID": "str",
        "clientID": "str",
        "mode": "Mode",
        "customerID": "str",
        "type": "SavedMethodType",
        "card": "Optional[SavedCardView]",
        "state": "SavedMethodState",
        "usage": "SavedMethodUsage",
        "mandate": "MandateView",
        "transactionID": "Optional[str]",
        "version": "str",
        "detachedAt": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
    },
)

SavingChoice = Literal['no', 'offer', 'yes']

SessionPurpose = Literal['payment', 'setup', 'subscription']

SetDefaultMethod = TypedDict(
    "SetDefaultMethod",
    {
        "savedPaymentMethodID": "str",
    },
    total=False,
)

SubmitOtp = TypedDict(
    "SubmitOtp",
    {
        "code": "str",
    },
)

SubscriptionChangeView = TypedDict(
    "SubscriptionChangeView",
    {
        "items": "List[SubscriptionItemView]",
        "appliesAt": "str",
    },
)

SubscriptionCouponView = TypedDict(
    "SubscriptionCouponView",
    {
        "couponID": "str",
        "couponRedemptionID": "str",
        "name": "str",
        "code": "Optional[str]",
        "percentOff": "Optional[float]",
        "amountOff": "Optional[int]",
    },
)

SubscriptionItemView = TypedDict(
    "SubscriptionItemView",
    {
        "priceID": "str",
        "quantity": "Optional[int]",
        "taxRateID": "Optional[str]",
    },
)

SubscriptionPreviewView = TypedDict(
    "SubscriptionPreviewView",
    {
        "subscriptionID": "str",
        "currency": "Currency",
        "invoicedAt": "str",
        "lines": "List[PreviewLineView]",
        "discounts": "List[InvoiceDiscountView]",
        "taxes": "List[InvoiceTaxView]",
        "subtotal": "int",
        "taxAmount": "int",
        "total": "int",
        "creditLeft": "int",
        "preview": "str",
    },
)

SubscriptionStatus = Literal['incomplete', 'trialing', 'active', 'past_due', 'paused', 'canceled']

SubscriptionView = TypedDict(
    "SubscriptionView",
    {
        "subscriptionID": "str",
        "clientID": "str",
        "mode": "Mode",
        "customerID": "str",
        "status": "SubscriptionStatus",
        "currency": "Currency",
        "items": "List[SubscriptionItemView]",
        "interval": "PriceInterval",
        "intervalCount": "int",
        "timeZone": "str",
        "collection": "CollectionMethod",
        "savedPaymentMethodID": "Optional[str]",
        "dueInDays": "int",
        "anchorAt": "str",
        "currentPeriodStart": "str",
        "currentPeriodEnd": "str",
        "trialEndsAt": "Optional[str]",
        "renewsAt": "Optional[str]",
        "cancelAtPeriodEnd": "bool",
        "cancellationReason": "Optional[str]",
        "cancellationFeedback": "Optional[CancellationFeedback]",
        "cancellationFeedbackAt": "Optional[str]",
        "pendingChange": "Optional[SubscriptionChangeView]",
        "discount": "Optional[SubscriptionCouponView]",
        "nextDiscount": "Optional[NextDiscountView]",
        "pendingAmount": "int",
        "latestInvoiceID": "Optional[str]",
        "checkoutSessionID": "Optional[str]",
        "metadata": "Dict[str, str]",
        "testClockID": "Optional[str]",
        "version": "str",
        "pausedAt": "Optional[str]",
        "canceledAt": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
    },
)

TaxBehavior = Literal['exclusive', 'inclusive']

TaxRateView = TypedDict(
    "TaxRateView",
    {
        "taxRateID": "str",
        "clientID": "str",
        "mode": "Mode",
        "name": "str",
        "percentage": "float",
        "taxBehavior": "TaxBehavior",
        "country": "Optional[str]",
        "isReverseCharge": "bool",
        "retiredAt": "Optional[str]",
        "createdAt": "str",
    },
)

TestClockStatus = Literal['ready', 'advancing', 'failed', 'closed']

TestClockView = TypedDict(
    "TestClockView",
    {
        "testClockID": "str",
        "clientID": "str",
        "mode": "Mode",
        "name": "Optional[str]",
        "status": "TestClockStatus",
        "now": "str",
        "advancingTo": "Optional[str]",
        "fault": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
    },
)

TestCreditEntryView = TypedDict(
    "TestCreditEntryView",
    {
        "amount": "int",
        "bookedOn": "str",
        "isMatched": "bool",
        "reason": "Optional[str]",
    },
)

TestCreditKind = Literal['whole', 'part', 'twice', 'late']

TestCreditView = TypedDict(
    "TestCreditView",
    {
        "transactionID": "str",
        "status": "TransactionStatus",
        "credits": "List[TestCreditEntryView]",
    },
)

TimelineKind = Literal['request', 'gate', 'risk', 'routing', 'attempt', 'move', 'notice', 'posting', 'refund', 'dispute', 'event', 'delivery', 'payout', 'bank_entry']

TimelineLineView = TypedDict(
    "TimelineLineView",
    {
        "kind": "TimelineKind",
        "sentence": "str",
        "details": "List[str]",
        "id": "Optional[str]",
        "amount": "Optional[int]",
        "currency": "Currency",
        "actorKind": "Optional[str]",
        "actorID": "Optional[str]",
        "actorMemberID": "Optional[str]",
        "actorName": "Optional[str]",
        "at": "str",
    },
)

TimelineView = TypedDict(
    "TimelineView",
    {
        "transactionID": "str",
        "mode": "Mode",
        "items": "List[TimelineLineView]",
    },
)

TransactionAction = Literal['otp', 'resend-otp', 'capture', 'cancel', 'refund']

_TransactionDetailView = TypedDict(
    "_TransactionDetailView",
    {
        "transactionID": "str",
        "clientID": "str",
        "mode": "Mode",
        "amount": "int",
        "currency": "Currency",
        "fee": "int",
        "net": "int",
        "collectedBy": "CollectedBy",
        "amountCaptured": "int",
        "amountRefunded": "int",
        "amountRefundable": "int",
        "status": "TransactionStatus",
        "captureMethod": "CaptureMethod",
        "description": "str",
        "narration": "str",
        "reference": "Optional[str]",
        "metadata": "Dict[str, str]",
        "paymentMethod": "str",
        "card": "Optional[TransactionDetailViewCard]",
        "paymentLinkID": "Optional[str]",
        "customerID": "Optional[str]",
        "savedPaymentMethodID": "Optional[str]",
        "failureCode": "Optional[str]",
        "failureMessage": "Optional[str]",
        "nextAction": "Optional[NextActionView]",
        "review": "Optional[ReviewState]",
        "authorizationExpiresAt": "Optional[str]",
        "availableOn": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
        "payer": "Optional[PayerView]",
        "refunds": "List[PaymentRefundView]",
        "disputes": "List[DisputeView]",
        "ledgerEntries": "List[LedgerEntryView]",
        "history": "List[TransactionMoveView]",
        "allowedDeeds": "List[TransactionAction]",
    },
)


class TransactionDetailView(_TransactionDetailView, total=False):
    processor: "TransactionDetailViewProcessor"
    terms: "TransactionTermsView"


TransactionDetailViewCard = TypedDict(
    "TransactionDetailViewCard",
    {
        "brand": "CardBrand",
        "last4": "str",
    },
)

TransactionDetailViewProcessor = TypedDict(
    "TransactionDetailViewProcessor",
    {
        "name": "str",
        "reference": "Optional[str]",
    },
)

TransactionMoveView = TypedDict(
    "TransactionMoveView",
    {
        "from": "Optional[TransactionStatus]",
        "to": "TransactionStatus",
        "deed": "str",
        "actorKind": "str",
        "actorID": "Optional[str]",
        "actorMemberID": "Optional[str]",
        "actorName": "Optional[str]",
        "createdAt": "str",
    },
)

TransactionStatus = Literal['requires_action', 'processing', 'authorized', 'succeeded', 'failed', 'canceled', 'expired']

TransactionTermsView = TypedDict(
    "TransactionTermsView",
    {
        "planID": "Optional[str]",
        "chargePercentage": "float",
        "fixedFee": "int",
        "refundFee": "int",
        "disputeFee": "int",
        "reservePercentage": "float",
        "reserveDays": "int",
    },
)

TransactionView = TypedDict(
    "TransactionView",
    {
        "transactionID": "str",
        "clientID": "str",
        "mode": "Mode",
        "amount": "int",
        "currency": "Currency",
        "fee": "int",
        "net": "int",
        "collectedBy": "CollectedBy",
        "amountCaptured": "int",
        "amountRefunded": "int",
        "amountRefundable": "int",
        "status": "TransactionStatus",
        "captureMethod": "CaptureMethod",
        "description": "str",
        "narration": "str",
        "reference": "Optional[str]",
        "metadata": "Dict[str, str]",
        "paymentMethod": "str",
        "card": "Optional[TransactionViewCard]",
        "paymentLinkID": "Optional[str]",
        "customerID": "Optional[str]",
        "savedPaymentMethodID": "Optional[str]",
        "failureCode": "Optional[str]",
        "failureMessage": "Optional[str]",
        "nextAction": "Optional[NextActionView]",
        "review": "Optional[ReviewState]",
        "authorizationExpiresAt": "Optional[str]",
        "availableOn": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
    },
)

TransactionViewCard = TypedDict(
    "TransactionViewCard",
    {
        "brand": "CardBrand",
        "last4": "str",
    },
)

UsageAggregation = Literal['sum', 'max', 'last']

UsageDiscountView = TypedDict(
    "UsageDiscountView",
    {
        "percentOff": "Optional[float]",
        "amountOff": "Optional[int]",
    },
)

UsageEventView = TypedDict(
    "UsageEventView",
    {
        "usageEventID": "str",
        "clientID": "str",
        "mode": "Mode",
        "eventID": "str",
        "subscriptionID": "str",
        "priceID": "str",
        "quantity": "int",
        "happenedAt": "str",
        "createdAt": "str",
    },
)

UsageType = Literal['licensed', 'metered']

UsageView = TypedDict(
    "UsageView",
    {
        "priceID": "str",
        "name": "str",
        "usageAggregation": "UsageAggregation",
        "currency": "Currency",
        "quantity": "int",
        "amount": "int",
        "eventCount": "int",
        "periodStart": "str",
        "periodEnd": "str",
        "openUntil": "str",
    },
)

WebhookAttemptView = TypedDict(
    "WebhookAttemptView",
    {
        "attemptID": "str",
        "number": "int",
        "createdAt": "str",
        "durationMs": "Optional[int]",
        "status": "Optional[int]",
        "responseHead": "Optional[str]",
        "responseBody": "Optional[str]",
        "error": "Optional[str]",
    },
)

WebhookDeliveryDetailView = TypedDict(
    "WebhookDeliveryDetailView",
    {
        "deliveryID": "str",
        "clientID": "str",
        "mode": "Mode",
        "endpointID": "str",
        "eventID": "str",
        "type": "EventType",
        "outcome": "WebhookOutcome",
        "attempts": "List[WebhookAttemptView]",
        "nextAttemptAt": "Optional[str]",
        "createdAt": "str",
        "url": "str",
        "body": "Optional[str]",
    },
)

WebhookDeliveryView = TypedDict(
    "WebhookDeliveryView",
    {
        "deliveryID": "str",
        "clientID": "str",
        "mode": "Mode",
        "endpointID": "str",
        "eventID": "str",
        "type": "EventType",
        "outcome": "WebhookOutcome",
        "attempts": "List[WebhookAttemptView]",
        "nextAttemptAt": "Optional[str]",
        "createdAt": "str",
    },
)

WebhookDisabledReason = Literal['gone', 'failing']

WebhookEndpointSecretView = TypedDict(
    "WebhookEndpointSecretView",
    {
        "endpointID": "str",
        "clientID": "str",
        "mode": "Mode",
        "url": "str",
        "eventTypes": "List[WebhookEventType]",
        "description": "Optional[str]",
        "status": "WebhookEndpointStatus",
        "disabledReason": "Optional[WebhookDisabledReason]",
        "failingSince": "Optional[str]",
        "previousSecretEndsAt": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
        "secret": "str",
    },
)

WebhookEndpointStatus = Literal['enabled', 'disabled']

WebhookEndpointView = TypedDict(
    "WebhookEndpointView",
    {
        "endpointID": "str",
        "clientID": "str",
        "mode": "Mode",
        "url": "str",
        "eventTypes": "List[WebhookEventType]",
        "description": "Optional[str]",
        "status": "WebhookEndpointStatus",
        "disabledReason": "Optional[WebhookDisabledReason]",
        "failingSince": "Optional[str]",
        "previousSecretEndsAt": "Optional[str]",
        "createdAt": "str",
        "updatedAt": "str",
    },
)

WebhookEventType = Union["EventType", Literal['*']]

WebhookOutcome = Literal['pending', 'succeeded', 'failed']

WebhookReplayView = TypedDict(
    "WebhookReplayView",
    {
        "queued": "int",
    },
)

WebhookSignatureView = TypedDict(
    "WebhookSignatureView",
    {
        "webhookID": "str",
        "timestamp": "int",
        "body": "str",
        "signedText": "str",
        "signatures": "List[WebhookSignatureViewSignatures]",
        "steps": "List[str]",
    },
)

WebhookSignatureViewSignatures = TypedDict(
    "WebhookSignatureViewSignatures",
    {
        "secret": "Literal['current', 'previous']",
        "signature": "str",
    },
)

itemsPaymentTryViewList = TypedDict(
    "itemsPaymentTryViewList",
    {
        "items": "List[PaymentTryView]",
    },
)

itemsUsageViewList = TypedDict(
    "itemsUsageViewList",
    {
        "items": "List[UsageView]",
    },
)
