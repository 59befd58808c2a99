<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

/**
 * For PHPStan and editors: what methods take and answer.
 *
 * @phpstan-type AdvanceTestClock array{
 *     to: string,
 * }
 * @phpstan-type AgingBucket 'not_due'|'days_1_30'|'days_31_60'|'days_61_90'|'over_90_days'
 * @phpstan-type AgingBucketView array{
 *     bucket: AgingBucket,
 *     invoices: int,
 *     amountDue: int,
 * }
 * @phpstan-type AgingView array{
 *     clientID: string,
 *     mode: Mode,
 *     currency: Currency,
 *     at: string,
 *     buckets: list<AgingBucketView>,
 *     invoices: int,
 *     amountDue: int,
 * }
 * @phpstan-type AskedPaymentMethod GivenPaymentMethod|GivenSavedMethod
 * @phpstan-type AttemptOutcome 'succeeded'|'authorized'|'requires_action'|'failed'|'canceled'
 * @phpstan-type AttemptView array{
 *     attemptID: string,
 *     number: int,
 *     outcome: AttemptOutcome|null,
 *     failureCode: string|null,
 *     latencyMs: int|null,
 *     createdAt: string,
 *     account?: AttemptViewAccount,
 * }
 * @phpstan-type AttemptViewAccount array{
 *     processorAccountID: string,
 *     name: string,
 *     processor: string,
 *     chosenBecause: ChosenBecause,
 *     routingRuleID: string|null,
 *     rules: list<RuleVerdictView>,
 *     reference: string|null,
 *     rawCode: string|null,
 * }
 * @phpstan-type AttemptsView array{
 *     items: list<AttemptView>,
 * }
 * @phpstan-type BalanceView array{
 *     currency: Currency,
 *     available: int,
 *     pending: int,
 *     disputed: int,
 *     reserved: int,
 *     inTransit: int,
 * }
 * @phpstan-type BankTransferActionView array{
 *     type: 'bank_transfer',
 *     accountHolder: string,
 *     iban: string|null,
 *     accountNumber: string|null,
 *     bic: string|null,
 *     amount: int,
 *     currency: Currency,
 *     amountReceived: int,
 *     reference: string,
 *     expiresAt: string,
 * }
 * @phpstan-type CancelSubscription array{
 *     when?: CancelTiming,
 *     reason?: string,
 * }
 * @phpstan-type CancelTiming 'now'|'period_end'
 * @phpstan-type CancellationFeedback 'too_expensive'|'missing_features'|'switched_service'|'unused'|'low_quality'|'too_complex'|'customer_service'|'other'
 * @phpstan-type CancellationMonthView array{
 *     month: string,
 *     reasons: list<CancellationReasonView>,
 *     subscriptions: int,
 * }
 * @phpstan-type CancellationReasonView array{
 *     feedback: CancellationFeedback,
 *     subscriptions: int,
 * }
 * @phpstan-type CancellationsView array{
 *     clientID: string,
 *     mode: Mode,
 *     reasons: list<CancellationReasonView>,
 *     subscriptions: int,
 *     months: list<CancellationMonthView>,
 * }
 * @phpstan-type CaptureMethod 'automatic'|'manual'
 * @phpstan-type CaptureTransaction array{
 *     amount?: int,
 * }
 * @phpstan-type CardBrand 'visa'|'mastercard'|'amex'|'discover'|'diners'|'jcb'|'unionpay'|'maestro'|'verve'
 * @phpstan-type ChangeSubscription array{
 *     couponID?: string,
 *     code?: string,
 *     items: list<GivenSubscriptionItem>,
 *     collection?: CollectionMethod,
 *     savedPaymentMethodID?: string,
 *     dueInDays?: int,
 *     metadata?: array<string, string>,
 *     applies?: ChangeTiming,
 *     removeCoupon?: bool,
 *     preview?: string,
 * }
 * @phpstan-type ChangeTiming 'now_prorated'|'now'|'period_end'
 * @phpstan-type ChargeCustomer array{
 *     amount: int,
 *     currency: Currency,
 *     description: string,
 *     reference?: string,
 *     metadata?: array<string, string>,
 *     savedPaymentMethodID?: string,
 *     notifyPayer?: bool,
 *     mode?: Mode,
 * }
 * @phpstan-type CheckoutCouponView array{
 *     couponID: string,
 *     code: string,
 *     discountAmount: int,
 *     amountPerPeriod: int,
 *     periods: int|null,
 *     usageDiscount: UsageDiscountView|null,
 * }
 * @phpstan-type CheckoutSessionStatus 'open'|'complete'|'expired'
 * @phpstan-type CheckoutSessionView array{
 *     checkoutSessionID: string,
 *     clientID: string,
 *     mode: Mode,
 *     url: string,
 *     status: CheckoutSessionStatus,
 *     purpose: SessionPurpose,
 *     amount: int,
 *     currency: Currency,
 *     description: string,
 *     reference: string|null,
 *     metadata: array<string, string>,
 *     customerID: string|null,
 *     savePaymentMethod: SavingChoice,
 *     savedMethodUsage: SavedMethodUsage,
 *     mandateMaximum: int|null,
 *     payer: PayerView,
 *     captureMethod: CaptureMethod,
 *     successURL: string,
 *     cancelURL: string,
 *     transactionID: string|null,
 *     savedPaymentMethodID: string|null,
 *     items: list<SubscriptionItemView>|null,
 *     trialDays: int|null,
 *     allowPromotionCodes: bool,
 *     coupon: CheckoutCouponView|null,
 *     subscriptionID: string|null,
 *     expiresAt: string,
 *     completedAt: string|null,
 *     createdAt: string,
 * }
 * @phpstan-type CheckoutSettingsView array{
 *     mode: Mode,
 *     amount: int,
 *     currency: Currency,
 *     offers: list<OfferView>,
 * }
 * @phpstan-type ChosenBecause 'only_account'|'first_account'|'own_account'|'rule'|'token'|'saved_method'|'after_fault'|'after_decline'
 * @phpstan-type ChurnMonthView array{
 *     month: string,
 *     openingSubscriptions: int,
 *     canceledSubscriptions: int,
 *     openingRevenue: int,
 *     canceledRevenue: int,
 *     subscriptionChurnHundredths: int|null,
 *     revenueChurnHundredths: int|null,
 * }
 * @phpstan-type ChurnView array{
 *     clientID: string,
 *     mode: Mode,
 *     currency: Currency,
 *     months: list<ChurnMonthView>,
 * }
 * @phpstan-type ClockStepKind 'subscription_created'|'subscription_paused'|'subscription_canceled'|'invoice_finalized'|'payment_succeeded'|'payment_failed'|'payment_pending'|'payment_skipped'|'email'
 * @phpstan-type ClockStepView array{
 *     kind: ClockStepKind,
 *     at: string,
 *     customerID: string,
 *     subscriptionID: string,
 *     invoiceID: string|null,
 *     invoiceNumber: string|null,
 *     amount: int|null,
 *     currency: Currency|null,
 *     transactionID: string|null,
 *     reason: PaymentTryReason|null,
 *     failureCode: string|null,
 * }
 * @phpstan-type ClockTimelineView array{
 *     items: list<ClockStepView>,
 *     isCut: bool,
 * }
 * @phpstan-type CodeActionView array{
 *     type: 'otp',
 *     contact: string,
 *     triesLeft: int,
 *     resendsLeft: int,
 *     resendAfter: string,
 *     codeExpiresAt: string,
 *     expiresAt: string,
 * }
 * @phpstan-type CohortMonthView array{
 *     month: string,
 *     subscriptions: int,
 *     revenue: int,
 * }
 * @phpstan-type CohortView array{
 *     cohort: string,
 *     subscriptions: int,
 *     months: list<CohortMonthView>,
 * }
 * @phpstan-type CollectedBy 'platform'|'client'|'connected'
 * @phpstan-type CollectionMethod 'charge'|'send_invoice'
 * @phpstan-type CouponDuration 'once'|'repeating'|'forever'
 * @phpstan-type CouponRedemptionView array{
 *     couponRedemptionID: string,
 *     couponID: string,
 *     clientID: string,
 *     mode: Mode,
 *     customerID: string,
 *     subscriptionID: string|null,
 *     invoiceID: string|null,
 *     periodsLeft: int|null,
 *     releasedAt: string|null,
 *     redeemedAt: string,
 * }
 * @phpstan-type CouponState 'active'|'expired'|'used_up'|'retired'
 * @phpstan-type CouponView array{
 *     couponID: string,
 *     clientID: string,
 *     mode: Mode,
 *     name: string,
 *     code: string|null,
 *     percentOff: float|null,
 *     amountOff: int|null,
 *     currency: Currency|null,
 *     duration: CouponDuration,
 *     periods: int|null,
 *     maxRedemptions: int|null,
 *     timesRedeemed: int,
 *     redeemBy: string|null,
 *     oncePerCustomer: bool,
 *     state: CouponState,
 *     retiredAt: string|null,
 *     createdAt: string,
 * }
 * @phpstan-type CreateCheckoutSession array{
 *     purpose?: SessionPurpose,
 *     amount?: int,
 *     currency: Currency,
 *     description: string,
 *     reference?: string,
 *     metadata?: array<string, string>,
 *     customerID?: string,
 *     payer?: GivenPayer,
 *     successURL: string,
 *     cancelURL: string,
 *     expiresInMinutes?: int,
 *     captureMethod?: CaptureMethod,
 *     savePaymentMethod?: SavingChoice,
 *     savedMethodUsage?: SavedMethodUsage,
 *     mandateMaximum?: int,
 *     items?: list<GivenSubscriptionItem>,
 *     trialDays?: int,
 *     allowPromotionCodes?: bool,
 *     timeZone?: string,
 *     mode?: Mode,
 * }
 * @phpstan-type CreateCoupon array{
 *     name: string,
 *     code?: string,
 *     percentOff?: float,
 *     amountOff?: int,
 *     currency?: Currency,
 *     duration: CouponDuration,
 *     periods?: int,
 *     maxRedemptions?: int,
 *     redeemBy?: string,
 *     oncePerCustomer?: bool,
 *     mode?: Mode,
 * }
 * @phpstan-type CreateCreditNote array{
 *     invoiceID: string,
 *     lines?: list<GivenCreditLine>,
 *     reason?: string,
 *     mode?: Mode,
 * }
 * @phpstan-type CreateCustomer array{
 *     name?: string,
 *     emailAddress?: string,
 *     phoneNumber?: string,
 *     address?: GivenCustomerAddress,
 *     reference?: string,
 *     language?: Language,
 *     metadata?: array<string, string>,
 *     testClockID?: string,
 *     mode?: Mode,
 * }
 * @phpstan-type CreateInvoice array{
 *     customerID: string,
 *     currency: Currency,
 *     lines: list<GivenInvoiceLine>,
 *     dueInDays?: int,
 *     reference?: string,
 *     memo?: string,
 *     buyerTaxID?: string,
 *     couponID?: string,
 *     code?: string,
 *     metadata?: array<string, string>,
 *     mode?: Mode,
 * }
 * @phpstan-type CreatePaymentLink array{
 *     amount?: int,
 *     currency: Currency,
 *     description: string,
 *     reference?: string,
 *     customerID?: string,
 *     once?: bool,
 *     expiresAt?: string,
 *     mode?: Mode,
 * }
 * @phpstan-type CreatePrice array{
 *     productID: string,
 *     currency: Currency,
 *     unitAmount?: int,
 *     tiers?: list<PriceTier>,
 *     interval?: PriceInterval,
 *     intervalCount?: int,
 *     taxBehavior?: TaxBehavior,
 *     usageType?: UsageType,
 *     usageAggregation?: UsageAggregation,
 *     mode?: Mode,
 * }
 * @phpstan-type CreateProduct array{
 *     name: string,
 *     description?: string,
 *     metadata?: array<string, string>,
 *     mode?: Mode,
 * }
 * @phpstan-type CreateRefund array{
 *     amount?: int,
 *     reason?: string,
 * }
 * @phpstan-type CreateSubscription array{
 *     couponID?: string,
 *     code?: string,
 *     items: list<GivenSubscriptionItem>,
 *     collection?: CollectionMethod,
 *     savedPaymentMethodID?: string,
 *     dueInDays?: int,
 *     metadata?: array<string, string>,
 *     customerID: string,
 *     anchorAt?: string,
 *     trialDays?: int,
 *     trialEndsAt?: string,
 *     timeZone?: string,
 *     mode?: Mode,
 * }
 * @phpstan-type CreateTaxRate array{
 *     name: string,
 *     percentage: float,
 *     taxBehavior: TaxBehavior,
 *     country?: string,
 *     isReverseCharge?: bool,
 *     mode?: Mode,
 * }
 * @phpstan-type CreateTestClock array{
 *     now: string,
 *     name?: string,
 *     mode?: Mode,
 * }
 * @phpstan-type CreateTestCredit array{
 *     kind?: TestCreditKind,
 *     amount?: int,
 * }
 * @phpstan-type CreateTransaction array{
 *     amount: int,
 *     currency: Currency,
 *     description: string,
 *     reference?: string,
 *     metadata?: array<string, string>,
 *     paymentMethod: AskedPaymentMethod,
 *     payerIsPresent?: bool,
 *     notifyPayer?: bool,
 *     fallbackToOtherMethods?: bool,
 *     captureMethod?: CaptureMethod,
 *     customerID?: string,
 *     payer?: GivenPayer,
 *     returnURL?: string,
 *     mode?: Mode,
 * }
 * @phpstan-type CreateUsageEvent array{
 *     eventID: string,
 *     subscriptionID: string,
 *     priceID: string,
 *     quantity: int,
 *     happenedAt?: string,
 *     mode?: Mode,
 * }
 * @phpstan-type CreateWebhookEndpoint array{
 *     url: string,
 *     eventTypes: list<WebhookEventType>,
 *     description?: string,
 *     mode?: Mode,
 * }
 * @phpstan-type CreditNoteLineView array{
 *     invoiceLineID: string,
 *     description: string,
 *     amount: int,
 *     net: int,
 *     taxAmount: int,
 *     total: int,
 * }
 * @phpstan-type CreditNoteRefundView array{
 *     transactionID: string,
 *     amount: int,
 *     refundID: string|null,
 *     refundFailure: string|null,
 * }
 * @phpstan-type CreditNoteSummaryView array{
 *     creditNoteID: string,
 *     clientID: string,
 *     mode: Mode,
 *     number: string,
 *     invoiceID: string,
 *     customerID: string,
 *     currency: Currency,
 *     reason: string|null,
 *     subtotal: int,
 *     taxAmount: int,
 *     total: int,
 *     amountOffDue: int,
 *     amountToRefund: int,
 *     createdAt: string,
 * }
 * @phpstan-type CreditNoteView array{
 *     creditNoteID: string,
 *     clientID: string,
 *     mode: Mode,
 *     number: string,
 *     invoiceID: string,
 *     customerID: string,
 *     currency: Currency,
 *     reason: string|null,
 *     subtotal: int,
 *     taxAmount: int,
 *     total: int,
 *     amountOffDue: int,
 *     amountToRefund: int,
 *     createdAt: string,
 *     lines: list<CreditNoteLineView>,
 *     taxes: list<InvoiceTaxView>,
 *     refunds: list<CreditNoteRefundView>,
 * }
 * @phpstan-type Currency 'USD'|'EUR'|'GBP'|'CAD'|'AUD'|'CHF'|'NGN'|'ZAR'|'KES'|'INR'|'JPY'|'KWD'|'GHS'|'XOF'|'UGX'|'SEK'|'NOK'|'DKK'|'ISK'|'PLN'|'SGD'|'AED'
 * @phpstan-type CustomerAddressView array{
 *     line1: string|null,
 *     line2: string|null,
 *     city: string|null,
 *     state: string|null,
 *     postalCode: string|null,
 *     country: string|null,
 * }
 * @phpstan-type CustomerErasureView array{
 *     customer: CustomerView,
 *     payments: int,
 *     paymentLinks: int,
 *     events: int,
 *     kept: list<KeptAfterErasure>,
 * }
 * @phpstan-type CustomerExportView array{
 *     exportedAt: string,
 *     customer: CustomerView,
 *     payments: list<CustomerPaymentView>,
 *     paymentMethods: list<SavedPaymentMethodView>,
 *     paymentLinks: list<CustomerLinkView>,
 *     history: list<CustomerExportViewHistory>,
 * }
 * @phpstan-type CustomerExportViewHistory array{
 *     action: string,
 *     actorKind: string,
 *     createdAt: string,
 * }
 * @phpstan-type CustomerLinkView array{
 *     paymentLinkID: string,
 *     description: string,
 *     status: PaymentLinkStatus|CheckoutSessionStatus,
 *     payer: PayerView,
 *     createdAt: string,
 * }
 * @phpstan-type CustomerPaymentView array{
 *     transactionID: string,
 *     clientID: string,
 *     mode: Mode,
 *     amount: int,
 *     currency: Currency,
 *     fee: int,
 *     net: int,
 *     collectedBy: CollectedBy,
 *     amountCaptured: int,
 *     amountRefunded: int,
 *     amountRefundable: int,
 *     status: TransactionStatus,
 *     captureMethod: CaptureMethod,
 *     description: string,
 *     narration: string,
 *     reference: string|null,
 *     metadata: array<string, string>,
 *     paymentMethod: string,
 *     card: CustomerPaymentViewCard|null,
 *     paymentLinkID: string|null,
 *     customerID: string|null,
 *     savedPaymentMethodID: string|null,
 *     failureCode: string|null,
 *     failureMessage: string|null,
 *     nextAction: NextActionView|null,
 *     review: ReviewState|null,
 *     authorizationExpiresAt: string|null,
 *     availableOn: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 *     payer: PayerView,
 *     payerIPAddress: string|null,
 *     payerLanguage: Language|null,
 * }
 * @phpstan-type CustomerPaymentViewCard array{
 *     brand: CardBrand,
 *     last4: string,
 * }
 * @phpstan-type CustomerView array{
 *     customerID: string,
 *     clientID: string,
 *     mode: Mode,
 *     name: string|null,
 *     emailAddress: string|null,
 *     phoneNumber: string|null,
 *     address: CustomerAddressView|null,
 *     reference: string|null,
 *     language: Language|null,
 *     metadata: array<string, string>,
 *     defaultPaymentMethodID: string|null,
 *     version: string,
 *     testClockID: string|null,
 *     erasedAt: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 * }
 * @phpstan-type DisputeReason 'fraudulent'|'not_received'|'not_as_described'|'duplicate'|'credit_not_processed'|'subscription_canceled'|'general'
 * @phpstan-type DisputeStatus 'inquiry'|'open'|'won'|'lost'|'inquiry_closed'|'prevented'|'unclear'
 * @phpstan-type DisputeView array{
 *     disputeID: string,
 *     transactionID: string,
 *     clientID: string,
 *     mode: Mode,
 *     amount: int,
 *     fee: int,
 *     net: int,
 *     disputeFee: int,
 *     amountAsked: int,
 *     excess: int,
 *     currency: Currency,
 *     status: DisputeStatus,
 *     reason: DisputeReason|null,
 *     isDecidedByProcessor: bool,
 *     evidenceDueAt: string|null,
 *     takesEvidence: bool,
 *     evidenceFiles: list<EvidenceFileView>,
 *     evidenceSentAt: string|null,
 *     closedAt: string|null,
 *     createdAt: string,
 * }
 * @phpstan-type DunningEnd 'cancel'|'pause'|'past_due'
 * @phpstan-type DunningSettingsView array{
 *     clientID: string,
 *     mode: Mode,
 *     retryDays: list<float>,
 *     atEnd: DunningEnd,
 *     version: string,
 * }
 * @phpstan-type EventType 'transaction.created'|'transaction.requires_action'|'transaction.authorized'|'transaction.succeeded'|'transaction.failed'|'transaction.canceled'|'transaction.expired'|'review.opened'|'review.closed'|'checkout_session.completed'|'checkout_session.expired'|'refund.succeeded'|'refund.failed'|'dispute.opened'|'dispute.updated'|'dispute.evidence_sent'|'dispute.closed'|'payout.created'|'payout.approved'|'payout.sent'|'payout.paid'|'payout.rejected'|'payout.canceled'|'payout.failed'|'payout.returned'|'debt.requested'|'debt.paid'|'debt.written_off'|'customer.created'|'customer.updated'|'customer.erased'|'payment_method.attached'|'payment_method.updated'|'payment_method.detached'|'product.created'|'product.updated'|'price.created'|'price.retired'|'invoice.created'|'invoice.finalized'|'invoice.paid'|'invoice.partly_paid'|'invoice.payment_lost'|'invoice.voided'|'invoice.marked_uncollectible'|'credit_note.created'|'coupon.created'|'coupon.retired'|'coupon.redeemed'|'coupon.redemption_released'|'invoice.payment_failed'|'invoice.requires_action'|'subscription.created'|'subscription.updated'|'subscription.activated'|'subscription.renewed'|'subscription.past_due'|'subscription.paused'|'subscription.resumed'|'subscription.canceled'|'client.approved'|'client.suspended'|'api_user.key_regenerated'|'api_user.expiring'|'webhook.test'
 * @phpstan-type EventView array{
 *     eventID: string,
 *     clientID: string,
 *     mode: Mode,
 *     type: EventType,
 *     data: array<string, mixed>|null,
 *     createdAt: string,
 * }
 * @phpstan-type EvidenceFileKind 'receipt'|'delivery'|'communication'|'other'
 * @phpstan-type EvidenceFileView array{
 *     kind: EvidenceFileKind,
 *     name: string,
 *     bytes: int,
 *     addedAt: string,
 * }
 * @phpstan-type FailureCode 'declined'|'insufficient_funds'|'expired_card'|'invalid_card'|'lost_card'|'stolen_card'|'do_not_honor'|'limit_exceeded'|'suspected_fraud'|'authentication_failed'|'otp_failed'|'method_not_supported'|'currency_not_supported'|'amount_not_supported'|'processing_error'|'processor_unavailable'|'not_received'|'capture_failed'|'blocked'
 * @phpstan-type GivenCreditLine array{
 *     invoiceLineID: string,
 *     amount: int,
 * }
 * @phpstan-type GivenCustomerAddress array{
 *     line1?: string,
 *     line2?: string,
 *     city?: string,
 *     state?: string,
 *     postalCode?: string,
 *     country?: string,
 * }
 * @phpstan-type GivenInvoiceLine array{
 *     description?: string,
 *     priceID?: string,
 *     unitAmount?: int,
 *     quantity?: int,
 *     taxRateID?: string,
 *     periodStart?: string,
 *     periodEnd?: string,
 * }
 * @phpstan-type GivenPayer array{
 *     emailAddress?: string,
 *     name?: string,
 *     ipAddress?: string,
 * }
 * @phpstan-type GivenPaymentMethod string|PaymentToken
 * @phpstan-type GivenSavedMethod array{
 *     type: 'saved',
 *     savedPaymentMethodID?: string,
 * }
 * @phpstan-type GivenSubscriptionItem array{
 *     priceID: string,
 *     quantity?: int,
 *     taxRateID?: string,
 * }
 * @phpstan-type InvoiceCharge 'skipped'
 * @phpstan-type InvoiceChargeView array{
 *     invoice: InvoiceView,
 *     transaction: TransactionView,
 * }
 * @phpstan-type InvoiceDiscountView array{
 *     couponID: string,
 *     name: string,
 *     amount: int,
 * }
 * @phpstan-type InvoiceLineView array{
 *     description: string,
 *     priceID: string|null,
 *     quantity: int,
 *     unitAmount: int|null,
 *     tiers: list<PriceTier>|null,
 *     amount: int,
 *     discountAmount: int,
 *     couponID: string|null,
 *     taxRateID: string|null,
 *     taxName: string|null,
 *     taxPercentage: float|null,
 *     taxBehavior: TaxBehavior|null,
 *     isReverseCharge: bool,
 *     net: int,
 *     taxAmount: int,
 *     total: int,
 *     periodStart: string|null,
 *     periodEnd: string|null,
 *     isProration: bool,
 *     isUsage: bool,
 *     invoiceLineID: string,
 * }
 * @phpstan-type InvoicePartyView array{
 *     name: string|null,
 *     emailAddress: string|null,
 *     address: CustomerAddressView|null,
 *     taxID: string|null,
 * }
 * @phpstan-type InvoicePaymentView array{
 *     transactionID: string,
 *     amount: int,
 *     isExtra: bool,
 *     amountExtra: int,
 *     refundID: string|null,
 *     refundFailure: string|null,
 *     lostAt: string|null,
 *     createdAt: string,
 * }
 * @phpstan-type InvoiceSettingsView array{
 *     clientID: string,
 *     mode: Mode,
 *     numberPrefix: string|null,
 *     sellerName: string|null,
 *     sellerAddress: CustomerAddressView|null,
 *     sellerTaxID: string|null,
 *     footer: string|null,
 *     takesPartPayments: bool,
 *     version: string,
 * }
 * @phpstan-type InvoiceStatus 'draft'|'open'|'paid'|'void'|'uncollectible'
 * @phpstan-type InvoiceSummaryView array{
 *     invoiceID: string,
 *     clientID: string,
 *     mode: Mode,
 *     status: InvoiceStatus,
 *     number: string|null,
 *     customerID: string,
 *     subscriptionID: string|null,
 *     currency: Currency,
 *     discountAmount: int,
 *     subtotal: int,
 *     taxAmount: int,
 *     total: int,
 *     amountPaid: int,
 *     amountCredited: int,
 *     amountDue: int,
 *     reference: string|null,
 *     metadata: array<string, string>,
 *     dueInDays: int,
 *     dueAt: string|null,
 *     url: string|null,
 *     version: string,
 *     finalizedAt: string|null,
 *     sentAt: string|null,
 *     paidAt: string|null,
 *     voidedAt: string|null,
 *     markedUncollectibleAt: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 * }
 * @phpstan-type InvoiceTaxView array{
 *     taxRateID: string,
 *     name: string,
 *     percentage: float,
 *     isReverseCharge: bool,
 *     net: int,
 *     taxAmount: int,
 * }
 * @phpstan-type InvoiceView array{
 *     invoiceID: string,
 *     clientID: string,
 *     mode: Mode,
 *     status: InvoiceStatus,
 *     number: string|null,
 *     customerID: string,
 *     subscriptionID: string|null,
 *     currency: Currency,
 *     discountAmount: int,
 *     subtotal: int,
 *     taxAmount: int,
 *     total: int,
 *     amountPaid: int,
 *     amountCredited: int,
 *     amountDue: int,
 *     reference: string|null,
 *     metadata: array<string, string>,
 *     dueInDays: int,
 *     dueAt: string|null,
 *     url: string|null,
 *     version: string,
 *     finalizedAt: string|null,
 *     sentAt: string|null,
 *     paidAt: string|null,
 *     voidedAt: string|null,
 *     markedUncollectibleAt: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 *     lines: list<InvoiceLineView>,
 *     discounts: list<InvoiceDiscountView>,
 *     couponID: string|null,
 *     taxes: list<InvoiceTaxView>,
 *     memo: string|null,
 *     seller: InvoicePartyView|null,
 *     buyer: InvoicePartyView|null,
 *     buyerTaxID: string|null,
 *     footer: string|null,
 *     payments: list<InvoicePaymentView>,
 * }
 * @phpstan-type KeptAfterErasure 'payments'|'dispute_evidence'|'bank_statements'|'invoices'
 * @phpstan-type Language 'en'|'fr'|'es'|'pt'|'ar'
 * @phpstan-type LedgerAccount 'processor_clearing'|'bank'|'client_pending'|'client_available'|'client_reserve'|'client_disputed'|'payouts_in_transit'|'platform_fees'|'processor_costs'|'bank_charges'|'platform_funds'|'suspense'|'fx_transit'|'fx_result'|'line_transit'
 * @phpstan-type LedgerEntryView array{
 *     entryID: string,
 *     postingID: string,
 *     account: LedgerAccount,
 *     direction: 'debit'|'credit',
 *     amount: int,
 *     currency: Currency,
 *     kind: PostingKind,
 *     clientID: string,
 *     mode: Mode,
 *     transactionID: string|null,
 *     refundID: string|null,
 *     disputeID: string|null,
 *     payoutID: string|null,
 *     createdAt: string,
 * }
 * @phpstan-type ListAgedInvoices array{
 *     limit?: int,
 *     cursor?: string,
 *     currency: Currency,
 *     at?: string,
 *     bucket?: AgingBucket,
 * }
 * @phpstan-type ListAllPayouts array{
 *     limit?: int,
 *     cursor?: string,
 *     status?: PayoutStatus,
 *     currency?: Currency,
 *     from?: string,
 *     to?: string,
 *     clientID?: string,
 * }
 * @phpstan-type ListAllRequestLogs array{
 *     limit?: int,
 *     cursor?: string,
 *     outcome?: RequestOutcome,
 *     apiUserID?: string,
 *     code?: string,
 *     transactionID?: string,
 *     q?: string,
 *     from?: string,
 *     to?: string,
 *     clientID?: string,
 * }
 * @phpstan-type ListAllTransactions array{
 *     limit?: int,
 *     cursor?: string,
 *     status?: TransactionStatus,
 *     from?: string,
 *     to?: string,
 *     minAmount?: int,
 *     maxAmount?: int,
 *     currency?: Currency,
 *     reference?: string,
 *     metadata?: array<string, string>,
 *     customerID?: string,
 *     failureCode?: FailureCode,
 *     cardBrand?: CardBrand,
 *     q?: string,
 *     clientID?: string,
 *     processorAccountID?: string,
 * }
 * @phpstan-type ListCheckoutSessions array{
 *     limit?: int,
 *     cursor?: string,
 *     status?: CheckoutSessionStatus,
 * }
 * @phpstan-type ListCouponRedemptions array{
 *     limit?: int,
 *     cursor?: string,
 * }
 * @phpstan-type ListCoupons array{
 *     limit?: int,
 *     cursor?: string,
 *     q?: string,
 *     state?: CouponState,
 * }
 * @phpstan-type ListCreditNotes array{
 *     limit?: int,
 *     cursor?: string,
 *     invoiceID?: string,
 *     customerID?: string,
 * }
 * @phpstan-type ListCustomers array{
 *     limit?: int,
 *     cursor?: string,
 *     q?: string,
 *     emailAddress?: string,
 *     reference?: string,
 *     testClockID?: string,
 * }
 * @phpstan-type ListEvents array{
 *     limit?: int,
 *     cursor?: string,
 *     type?: EventType,
 *     from?: string,
 *     to?: string,
 * }
 * @phpstan-type ListInvoices array{
 *     limit?: int,
 *     cursor?: string,
 *     q?: string,
 *     status?: InvoiceStatus,
 *     charge?: InvoiceCharge,
 *     customerID?: string,
 *     subscriptionID?: string,
 * }
 * @phpstan-type ListLedgerEntries array{
 *     limit?: int,
 *     cursor?: string,
 *     currency?: Currency,
 *     kind?: PostingKind,
 *     transactionID?: string,
 *     from?: string,
 *     to?: string,
 * }
 * @phpstan-type ListPaymentLinks array{
 *     limit?: int,
 *     cursor?: string,
 *     status?: PaymentLinkStatus,
 * }
 * @phpstan-type ListPrices array{
 *     limit?: int,
 *     cursor?: string,
 *     productID?: string,
 * }
 * @phpstan-type ListProducts array{
 *     limit?: int,
 *     cursor?: string,
 *     q?: string,
 * }
 * @phpstan-type ListQuery array{
 *     limit?: int,
 *     cursor?: string,
 * }
 * @phpstan-type ListRevenueMovements array{
 *     limit?: int,
 *     cursor?: string,
 *     currency: Currency,
 *     firstMonth?: string,
 *     lastMonth?: string,
 *     cohort?: string,
 *     kind?: RevenueKind,
 * }
 * @phpstan-type ListSavedMethods array{
 *     limit?: int,
 *     cursor?: string,
 *     state?: SavedMethodState,
 * }
 * @phpstan-type ListSubscriptions array{
 *     limit?: int,
 *     cursor?: string,
 *     q?: string,
 *     status?: SubscriptionStatus,
 *     customerID?: string,
 *     testClockID?: string,
 *     cancellationFeedback?: CancellationFeedback,
 *     cancellationFirstMonth?: string,
 *     cancellationLastMonth?: string,
 * }
 * @phpstan-type ListTaxRates array{
 *     limit?: int,
 *     cursor?: string,
 * }
 * @phpstan-type ListTestClocks array{
 *     limit?: int,
 *     cursor?: string,
 * }
 * @phpstan-type ListTransactions array{
 *     limit?: int,
 *     cursor?: string,
 *     status?: TransactionStatus,
 *     from?: string,
 *     to?: string,
 *     minAmount?: int,
 *     maxAmount?: int,
 *     currency?: Currency,
 *     reference?: string,
 *     metadata?: array<string, string>,
 *     customerID?: string,
 *     failureCode?: FailureCode,
 *     cardBrand?: CardBrand,
 *     q?: string,
 * }
 * @phpstan-type ListUsageEvents array{
 *     limit?: int,
 *     cursor?: string,
 *     subscriptionID?: string,
 *     priceID?: string,
 *     from?: string,
 *     to?: string,
 * }
 * @phpstan-type ListWebhookDeliveries array{
 *     limit?: int,
 *     cursor?: string,
 *     endpointID?: string,
 *     type?: EventType,
 *     outcome?: WebhookOutcome,
 *     from?: string,
 *     to?: string,
 * }
 * @phpstan-type MandateView array{
 *     sentence: string,
 *     language: Language,
 *     acceptedAt: string,
 *     ipRange: string|null,
 *     maximumAmount: int|null,
 *     currency: Currency|null,
 * }
 * @phpstan-type Mode 'test'|'live'
 * @phpstan-type NextActionView CodeActionView|RedirectActionView|BankTransferActionView
 * @phpstan-type NextDiscountView array{
 *     couponID: string,
 *     couponRedemptionID: string,
 *     name: string,
 *     code: string|null,
 *     percentOff: float|null,
 *     amountOff: int|null,
 *     periodsLeft: int|null,
 * }
 * @phpstan-type OfferKind 'test_form'|'fields'|'redirect'|'transfer'
 * @phpstan-type OfferSources array{
 *     script: list<string>,
 *     frame: list<string>,
 *     connect: list<string>,
 *     image: list<string>,
 *     style?: list<string>,
 * }
 * @phpstan-type OfferView array{
 *     processorAccountID: string,
 *     processor: string,
 *     title: string,
 *     kind: OfferKind,
 *     publishable: array<string, string>,
 *     sources: OfferSources,
 * }
 * @phpstan-type OpenedCheckoutSessionView array{
 *     checkoutSessionID: string,
 *     clientID: string,
 *     mode: Mode,
 *     url: string,
 *     status: CheckoutSessionStatus,
 *     purpose: SessionPurpose,
 *     amount: int,
 *     currency: Currency,
 *     description: string,
 *     reference: string|null,
 *     metadata: array<string, string>,
 *     customerID: string|null,
 *     savePaymentMethod: SavingChoice,
 *     savedMethodUsage: SavedMethodUsage,
 *     mandateMaximum: int|null,
 *     payer: PayerView,
 *     captureMethod: CaptureMethod,
 *     successURL: string,
 *     cancelURL: string,
 *     transactionID: string|null,
 *     savedPaymentMethodID: string|null,
 *     items: list<SubscriptionItemView>|null,
 *     trialDays: int|null,
 *     allowPromotionCodes: bool,
 *     coupon: CheckoutCouponView|null,
 *     subscriptionID: string|null,
 *     expiresAt: string,
 *     completedAt: string|null,
 *     createdAt: string,
 *     clientSecret: string|null,
 * }
 * @phpstan-type PageOfCheckoutSessionView array{
 *     items: list<CheckoutSessionView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfCouponRedemptionView array{
 *     items: list<CouponRedemptionView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfCouponView array{
 *     items: list<CouponView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfCreditNoteSummaryView array{
 *     items: list<CreditNoteSummaryView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfCustomerView array{
 *     items: list<CustomerView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfEventView array{
 *     items: list<EventView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfInvoiceSummaryView array{
 *     items: list<InvoiceSummaryView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfLedgerEntryView array{
 *     items: list<LedgerEntryView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfPaymentLinkView array{
 *     items: list<PaymentLinkView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfPayoutLineView array{
 *     items: list<PayoutLineView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfPayoutView array{
 *     items: list<PayoutView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfPriceView array{
 *     items: list<PriceView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfProductView array{
 *     items: list<ProductView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfRefundView array{
 *     items: list<RefundView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfRequestLogView array{
 *     items: list<RequestLogView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfRevenueMovementView array{
 *     items: list<RevenueMovementView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfSavedPaymentMethodView array{
 *     items: list<SavedPaymentMethodView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfSubscriptionView array{
 *     items: list<SubscriptionView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfTaxRateView array{
 *     items: list<TaxRateView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfTestClockView array{
 *     items: list<TestClockView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfTransactionView array{
 *     items: list<TransactionView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfUsageEventView array{
 *     items: list<UsageEventView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfWebhookDeliveryView array{
 *     items: list<WebhookDeliveryView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PageOfWebhookEndpointView array{
 *     items: list<WebhookEndpointView>,
 *     nextCursor: string|null,
 * }
 * @phpstan-type PayInvoice array{
 *     savedPaymentMethodID: string,
 *     amount?: int,
 *     payerIsPresent?: bool,
 * }
 * @phpstan-type PayeeCheckView array{
 *     outcome: PayeeOutcome|'not_checked',
 *     name: string|null,
 *     provider: string|null,
 *     checkedAt: string|null,
 *     canAsk: bool,
 * }
 * @phpstan-type PayeeOutcome 'match'|'close_match'|'no_match'|'not_available'
 * @phpstan-type PayerView array{
 *     emailAddress: string|null,
 *     name: string|null,
 * }
 * @phpstan-type PaymentLinkStatus 'open'|'used'|'expired'|'closed'
 * @phpstan-type PaymentLinkView array{
 *     paymentLinkID: string,
 *     clientID: string,
 *     mode: Mode,
 *     token: string,
 *     amount: int|null,
 *     currency: Currency,
 *     description: string,
 *     reference: string|null,
 *     customerID: string|null,
 *     once: bool,
 *     status: PaymentLinkStatus,
 *     payments: int,
 *     amountPaid: int,
 *     expiresAt: string|null,
 *     createdAt: string,
 * }
 * @phpstan-type PaymentRefundView array{
 *     refundID: string,
 *     transactionID: string,
 *     clientID: string,
 *     mode: Mode,
 *     amount: int,
 *     currency: Currency,
 *     feeReturned: int,
 *     refundFee: int,
 *     status: RefundStatus,
 *     actorKind: string,
 *     reason: string|null,
 *     failureCode: string|null,
 *     failureMessage: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 *     payoutID?: string,
 * }
 * @phpstan-type PaymentToken array{
 *     type: 'token',
 * }
 * @phpstan-type PaymentTryOutcome 'open'|'succeeded'|'processing'|'requires_action'|'failed'|'skipped'
 * @phpstan-type PaymentTryReason 'first'|'technical'|'payday'|'plan'|'new_method'
 * @phpstan-type PaymentTryView array{
 *     invoiceID: string,
 *     number: int,
 *     savedPaymentMethodID: string|null,
 *     transactionID: string|null,
 *     outcome: PaymentTryOutcome,
 *     failureCode: string|null,
 *     reason: PaymentTryReason,
 *     triedAt: string,
 * }
 * @phpstan-type PayoutAccountView array{
 *     accountHolder: string,
 *     bankName: string,
 *     accountNumberLast4: string,
 * }
 * @phpstan-type PayoutAction 'approve'|'reject'|'cancel'
 * @phpstan-type PayoutDeskView array{
 *     clientName: string,
 *     createdBy: string|null,
 *     approvals: list<PayoutDeskViewApprovals>,
 *     approvalsNeeded: int,
 *     warnings: list<PayoutWarning>,
 *     payeeCheck: PayeeCheckView|null,
 *     lastPayout: PayoutDeskViewLastPayout|null,
 *     toldPaidAt: string|null,
 *     revision: string,
 *     allowedActions: list<PayoutAction>,
 *     approvalRefusal: string|null,
 * }
 * @phpstan-type PayoutDeskViewApprovals array{
 *     portalUserID: string,
 *     name: string,
 *     approvedAt: string,
 * }
 * @phpstan-type PayoutDeskViewLastPayout array{
 *     payoutID: string,
 *     amount: int,
 *     account: PayoutAccountView,
 *     createdAt: string,
 * }
 * @phpstan-type PayoutDetailView array{
 *     payoutID: string,
 *     clientID: string,
 *     mode: Mode,
 *     currency: Currency,
 *     amount: int,
 *     fee: int,
 *     status: PayoutStatus,
 *     rail: PayoutRail,
 *     isScheduled: bool,
 *     transactionID: string|null,
 *     refundID: string|null,
 *     returnsEntryID: string|null,
 *     account: PayoutAccountView,
 *     reason: string|null,
 *     createdAt: string,
 *     approvedAt: string|null,
 *     sentAt: string|null,
 *     paidAt: string|null,
 *     endedAt: string|null,
 *     totals: list<PayoutTotalView>,
 *     desk?: PayoutDeskView,
 * }
 * @phpstan-type PayoutLineKind 'payment'|'refund'|'dispute'|'reserve'|'fee'|'adjustment'
 * @phpstan-type PayoutLineView array{
 *     entryID: string,
 *     kind: PayoutLineKind,
 *     amount: int,
 *     currency: Currency,
 *     entryAmount: int,
 *     gross: int|null,
 *     paymentFee: int|null,
 *     transactionID: string|null,
 *     refundID: string|null,
 *     disputeID: string|null,
 *     createdAt: string,
 * }
 * @phpstan-type PayoutRail 'sandbox'|'paystack'|'bank_file'
 * @phpstan-type PayoutStatus 'created'|'awaiting_approval'|'approved'|'sent'|'paid'|'rejected'|'canceled'|'failed'|'returned'
 * @phpstan-type PayoutTotalView array{
 *     kind: PayoutLineKind,
 *     lines: int,
 *     amount: int,
 * }
 * @phpstan-type PayoutView array{
 *     payoutID: string,
 *     clientID: string,
 *     mode: Mode,
 *     currency: Currency,
 *     amount: int,
 *     fee: int,
 *     status: PayoutStatus,
 *     rail: PayoutRail,
 *     isScheduled: bool,
 *     transactionID: string|null,
 *     refundID: string|null,
 *     returnsEntryID: string|null,
 *     account: PayoutAccountView,
 *     reason: string|null,
 *     createdAt: string,
 *     approvedAt: string|null,
 *     sentAt: string|null,
 *     paidAt: string|null,
 *     endedAt: string|null,
 * }
 * @phpstan-type PayoutWarning 'first_payout'|'new_account'|'new_holder'|'holder_unlike_name'|'unusual_amount'|'account_unchecked'|'currency_unstated'|'payee_no_match'|'payee_close_match'
 * @phpstan-type PortalCancellation 'no'|'period_end'|'now_or_period_end'
 * @phpstan-type PortalLinkView array{
 *     url: string,
 *     expiresAt: string,
 * }
 * @phpstan-type PortalSettingsView array{
 *     clientID: string,
 *     mode: Mode,
 *     cancellation: PortalCancellation,
 *     mayChangeQuantity: bool,
 *     mayChangeMethod: bool,
 *     priceIDs: list<string>,
 *     version: string,
 * }
 * @phpstan-type PostingKind 'payment'|'settlement'|'refund'|'refund_failed'|'late_refund'|'late_refund_failed'|'payment_failed'|'payment_restored'|'dispute_opened'|'dispute_won'|'dispute_lost'|'reserve'|'reserve_released'|'payout'|'payout_paid'|'payout_returned'|'payout_fee'|'processor_settlement'|'processor_cost'|'bank_charge'|'suspense'|'suspense_resolved'|'opening_balance'|'write_off'|'clearing_named'|'exchange'|'exchange_result'|'adjustment'|'line_closed'|'line_opened'
 * @phpstan-type PreviewLineView array{
 *     description: string,
 *     priceID: string|null,
 *     quantity: int,
 *     unitAmount: int|null,
 *     tiers: list<PriceTier>|null,
 *     amount: int,
 *     discountAmount: int,
 *     couponID: string|null,
 *     taxRateID: string|null,
 *     taxName: string|null,
 *     taxPercentage: float|null,
 *     taxBehavior: TaxBehavior|null,
 *     isReverseCharge: bool,
 *     net: int,
 *     taxAmount: int,
 *     total: int,
 *     periodStart: string|null,
 *     periodEnd: string|null,
 *     isProration: bool,
 *     isUsage: bool,
 * }
 * @phpstan-type PreviewSubscription array{
 *     couponID?: string,
 *     code?: string,
 *     items?: list<GivenSubscriptionItem>,
 *     applies?: ChangeTiming,
 *     removeCoupon?: bool,
 * }
 * @phpstan-type PriceInterval 'day'|'week'|'month'|'year'
 * @phpstan-type PriceTier array{
 *     upTo: int|null,
 *     unitAmount: int,
 * }
 * @phpstan-type PriceView array{
 *     priceID: string,
 *     clientID: string,
 *     mode: Mode,
 *     productID: string,
 *     currency: Currency,
 *     unitAmount: int|null,
 *     tiers: list<PriceTier>|null,
 *     interval: PriceInterval|null,
 *     intervalCount: int|null,
 *     taxBehavior: TaxBehavior|null,
 *     usageType: UsageType,
 *     usageAggregation: UsageAggregation|null,
 *     retiredAt: string|null,
 *     createdAt: string,
 * }
 * @phpstan-type ProductView array{
 *     productID: string,
 *     clientID: string,
 *     mode: Mode,
 *     name: string,
 *     description: string|null,
 *     metadata: array<string, string>,
 *     retiredAt: string|null,
 *     version: string,
 *     createdAt: string,
 *     updatedAt: string,
 * }
 * @phpstan-type ReadAging array{
 *     currency: Currency,
 *     at?: string,
 * }
 * @phpstan-type ReadCancellations array{
 *     firstMonth?: string,
 *     lastMonth?: string,
 * }
 * @phpstan-type ReadCheckoutSettings array{
 *     amount: int,
 *     currency: Currency,
 *     captureMethod?: CaptureMethod,
 * }
 * @phpstan-type ReadChurn array{
 *     currency: Currency,
 *     firstMonth: string,
 *     lastMonth: string,
 * }
 * @phpstan-type ReadRecurringRevenue array{
 *     currency: Currency,
 *     firstMonth: string,
 *     lastMonth: string,
 * }
 * @phpstan-type ReadRetention array{
 *     currency: Currency,
 *     firstMonth: string,
 *     lastMonth: string,
 * }
 * @phpstan-type RecurringRevenueView array{
 *     clientID: string,
 *     mode: Mode,
 *     currency: Currency,
 *     months: list<RevenueMonthView>,
 * }
 * @phpstan-type RedirectActionView array{
 *     type: 'redirect',
 *     url: string,
 *     expiresAt: string,
 * }
 * @phpstan-type RefundStatus 'pending'|'succeeded'|'failed'
 * @phpstan-type RefundView array{
 *     refundID: string,
 *     transactionID: string,
 *     clientID: string,
 *     mode: Mode,
 *     amount: int,
 *     currency: Currency,
 *     feeReturned: int,
 *     refundFee: int,
 *     status: RefundStatus,
 *     actorKind: string,
 *     reason: string|null,
 *     failureCode: string|null,
 *     failureMessage: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 * }
 * @phpstan-type ReplayWebhookDeliveries array{
 *     from: string,
 *     to?: string,
 *     endpointID?: string,
 *     onlyFailed?: bool,
 * }
 * @phpstan-type RequestLogDetailView array{
 *     requestLogID: string,
 *     clientID: string,
 *     mode: Mode,
 *     apiUserID: string,
 *     method: string,
 *     route: string,
 *     status: int,
 *     code: string|null,
 *     durationMs: int,
 *     requestID: string,
 *     idempotencyKey: string|null,
 *     isReplay: bool,
 *     userAgent: string|null,
 *     transactionID: string|null,
 *     createdAt: string,
 *     body: array<string, mixed>|null,
 *     attempts: list<AttemptView>,
 *     events: list<RequestLogDetailViewEvents>,
 * }
 * @phpstan-type RequestLogDetailViewEvents array{
 *     eventID: string,
 *     type: EventType,
 *     createdAt: string,
 * }
 * @phpstan-type RequestLogView array{
 *     requestLogID: string,
 *     clientID: string,
 *     mode: Mode,
 *     apiUserID: string,
 *     method: string,
 *     route: string,
 *     status: int,
 *     code: string|null,
 *     durationMs: int,
 *     requestID: string,
 *     idempotencyKey: string|null,
 *     isReplay: bool,
 *     userAgent: string|null,
 *     transactionID: string|null,
 *     createdAt: string,
 * }
 * @phpstan-type RequestOutcome 'answered'|'refused'|'failed'
 * @phpstan-type RetentionView array{
 *     clientID: string,
 *     mode: Mode,
 *     currency: Currency,
 *     cohorts: list<CohortView>,
 * }
 * @phpstan-type RevenueKind 'new'|'expansion'|'contraction'|'pause'|'resume'|'churn'
 * @phpstan-type RevenueMonthView array{
 *     month: string,
 *     opening: int,
 *     new: int,
 *     expansion: int,
 *     contraction: int,
 *     pause: int,
 *     resume: int,
 *     churn: int,
 *     closing: int,
 *     subscriptions: int,
 * }
 * @phpstan-type RevenueMovementView array{
 *     movementID: string,
 *     clientID: string,
 *     mode: Mode,
 *     subscriptionID: string,
 *     customerID: string,
 *     currency: Currency,
 *     kind: RevenueKind,
 *     monthlyBefore: int,
 *     monthlyAfter: int,
 *     cohort: string,
 *     createdAt: string,
 * }
 * @phpstan-type ReviewState 'open'|'released'|'blocked'|'ended'
 * @phpstan-type RotateWebhookSecret array{
 *     overlapSeconds?: int,
 *     force?: bool,
 * }
 * @phpstan-type RuleVerdictView array{
 *     routingRuleID: string,
 *     words: string,
 *     fits: bool,
 *     sentence: string,
 * }
 * @phpstan-type SaveCustomer array{
 *     name?: string,
 *     emailAddress?: string,
 *     phoneNumber?: string,
 *     address?: GivenCustomerAddress,
 *     reference?: string,
 *     language?: Language,
 *     metadata?: array<string, string>,
 * }
 * @phpstan-type SaveDunningSettings array{
 *     retryDays: list<float>,
 *     atEnd: DunningEnd,
 *     mode?: Mode,
 * }
 * @phpstan-type SaveInvoice array{
 *     customerID: string,
 *     currency: Currency,
 *     lines: list<GivenInvoiceLine>,
 *     dueInDays?: int,
 *     reference?: string,
 *     memo?: string,
 *     buyerTaxID?: string,
 *     couponID?: string,
 *     code?: string,
 *     metadata?: array<string, string>,
 * }
 * @phpstan-type SaveInvoiceSettings array{
 *     numberPrefix: string,
 *     sellerName: string,
 *     sellerAddress?: GivenCustomerAddress,
 *     sellerTaxID?: string,
 *     footer?: string,
 *     takesPartPayments?: bool,
 *     mode?: Mode,
 * }
 * @phpstan-type SavePortalSettings array{
 *     cancellation: PortalCancellation,
 *     mayChangeQuantity: bool,
 *     mayChangeMethod: bool,
 *     priceIDs: list<string>,
 *     mode?: Mode,
 * }
 * @phpstan-type SaveProduct array{
 *     name: string,
 *     description?: string,
 *     metadata?: array<string, string>,
 * }
 * @phpstan-type SaveWebhookEndpoint array{
 *     url: string,
 *     eventTypes: list<WebhookEventType>,
 *     description?: string,
 * }
 * @phpstan-type SavedCardView array{
 *     brand: CardBrand,
 *     last4: string,
 *     country: string|null,
 *     expiryMonth: int|null,
 *     expiryYear: int|null,
 * }
 * @phpstan-type SavedMethodState 'active'|'expired'|'detached'|'failed'
 * @phpstan-type SavedMethodType 'card'|'sepa_debit'|'us_bank_account'|'paypal'|'wallet'|'bank_account'
 * @phpstan-type SavedMethodUsage 'on_session'|'off_session'
 * @phpstan-type SavedPaymentMethodView array{
 *     savedPaymentMethodID: string,
 *     clientID: string,
 *     mode: Mode,
 *     customerID: string,
 *     type: SavedMethodType,
 *     card: SavedCardView|null,
 *     state: SavedMethodState,
 *     usage: SavedMethodUsage,
 *     mandate: MandateView,
 *     transactionID: string|null,
 *     version: string,
 *     detachedAt: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 * }
 * @phpstan-type SavingChoice 'no'|'offer'|'yes'
 * @phpstan-type SessionPurpose 'payment'|'setup'|'subscription'
 * @phpstan-type SetDefaultMethod array{
 *     savedPaymentMethodID?: string,
 * }
 * @phpstan-type SubmitOtp array{
 *     code: string,
 * }
 * @phpstan-type SubscriptionChangeView array{
 *     items: list<SubscriptionItemView>,
 *     appliesAt: string,
 * }
 * @phpstan-type SubscriptionCouponView array{
 *     couponID: string,
 *     couponRedemptionID: string,
 *     name: string,
 *     code: string|null,
 *     percentOff: float|null,
 *     amountOff: int|null,
 * }
 * @phpstan-type SubscriptionItemView array{
 *     priceID: string,
 *     quantity: int|null,
 *     taxRateID: string|null,
 * }
 * @phpstan-type SubscriptionPreviewView array{
 *     subscriptionID: string,
 *     currency: Currency,
 *     invoicedAt: string,
 *     lines: list<PreviewLineView>,
 *     discounts: list<InvoiceDiscountView>,
 *     taxes: list<InvoiceTaxView>,
 *     subtotal: int,
 *     taxAmount: int,
 *     total: int,
 *     creditLeft: int,
 *     preview: string,
 * }
 * @phpstan-type SubscriptionStatus 'incomplete'|'trialing'|'active'|'past_due'|'paused'|'canceled'
 * @phpstan-type SubscriptionView array{
 *     subscriptionID: string,
 *     clientID: string,
 *     mode: Mode,
 *     customerID: string,
 *     status: SubscriptionStatus,
 *     currency: Currency,
 *     items: list<SubscriptionItemView>,
 *     interval: PriceInterval,
 *     intervalCount: int,
 *     timeZone: string,
 *     collection: CollectionMethod,
 *     savedPaymentMethodID: string|null,
 *     dueInDays: int,
 *     anchorAt: string,
 *     currentPeriodStart: string,
 *     currentPeriodEnd: string,
 *     trialEndsAt: string|null,
 *     renewsAt: string|null,
 *     cancelAtPeriodEnd: bool,
 *     cancellationReason: string|null,
 *     cancellationFeedback: CancellationFeedback|null,
 *     cancellationFeedbackAt: string|null,
 *     pendingChange: SubscriptionChangeView|null,
 *     discount: SubscriptionCouponView|null,
 *     nextDiscount: NextDiscountView|null,
 *     pendingAmount: int,
 *     latestInvoiceID: string|null,
 *     checkoutSessionID: string|null,
 *     metadata: array<string, string>,
 *     testClockID: string|null,
 *     version: string,
 *     pausedAt: string|null,
 *     canceledAt: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 * }
 * @phpstan-type TaxBehavior 'exclusive'|'inclusive'
 * @phpstan-type TaxRateView array{
 *     taxRateID: string,
 *     clientID: string,
 *     mode: Mode,
 *     name: string,
 *     percentage: float,
 *     taxBehavior: TaxBehavior,
 *     country: string|null,
 *     isReverseCharge: bool,
 *     retiredAt: string|null,
 *     createdAt: string,
 * }
 * @phpstan-type TestClockStatus 'ready'|'advancing'|'failed'|'closed'
 * @phpstan-type TestClockView array{
 *     testClockID: string,
 *     clientID: string,
 *     mode: Mode,
 *     name: string|null,
 *     status: TestClockStatus,
 *     now: string,
 *     advancingTo: string|null,
 *     fault: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 * }
 * @phpstan-type TestCreditEntryView array{
 *     amount: int,
 *     bookedOn: string,
 *     isMatched: bool,
 *     reason: string|null,
 * }
 * @phpstan-type TestCreditKind 'whole'|'part'|'twice'|'late'
 * @phpstan-type TestCreditView array{
 *     transactionID: string,
 *     status: TransactionStatus,
 *     credits: list<TestCreditEntryView>,
 * }
 * @phpstan-type TimelineKind 'request'|'gate'|'risk'|'routing'|'attempt'|'move'|'notice'|'posting'|'refund'|'dispute'|'event'|'delivery'|'payout'|'bank_entry'
 * @phpstan-type TimelineLineView array{
 *     kind: TimelineKind,
 *     sentence: string,
 *     details: list<string>,
 *     id: string|null,
 *     amount: int|null,
 *     currency: Currency,
 *     actorKind: string|null,
 *     actorID: string|null,
 *     actorMemberID: string|null,
 *     actorName: string|null,
 *     at: string,
 * }
 * @phpstan-type TimelineView array{
 *     transactionID: string,
 *     mode: Mode,
 *     items: list<TimelineLineView>,
 * }
 * @phpstan-type TransactionAction 'otp'|'resend-otp'|'capture'|'cancel'|'refund'
 * @phpstan-type TransactionDetailView array{
 *     transactionID: string,
 *     clientID: string,
 *     mode: Mode,
 *     amount: int,
 *     currency: Currency,
 *     fee: int,
 *     net: int,
 *     collectedBy: CollectedBy,
 *     amountCaptured: int,
 *     amountRefunded: int,
 *     amountRefundable: int,
 *     status: TransactionStatus,
 *     captureMethod: CaptureMethod,
 *     description: string,
 *     narration: string,
 *     reference: string|null,
 *     metadata: array<string, string>,
 *     paymentMethod: string,
 *     card: TransactionDetailViewCard|null,
 *     paymentLinkID: string|null,
 *     customerID: string|null,
 *     savedPaymentMethodID: string|null,
 *     failureCode: string|null,
 *     failureMessage: string|null,
 *     nextAction: NextActionView|null,
 *     review: ReviewState|null,
 *     authorizationExpiresAt: string|null,
 *     availableOn: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 *     processor?: TransactionDetailViewProcessor,
 *     payer: PayerView|null,
 *     terms?: TransactionTermsView,
 *     refunds: list<PaymentRefundView>,
 *     disputes: list<DisputeView>,
 *     ledgerEntries: list<LedgerEntryView>,
 *     history: list<TransactionMoveView>,
 *     allowedDeeds: list<TransactionAction>,
 * }
 * @phpstan-type TransactionDetailViewCard array{
 *     brand: CardBrand,
 *     last4: string,
 * }
 * @phpstan-type TransactionDetailViewProcessor array{
 *     name: string,
 *     reference: string|null,
 * }
 * @phpstan-type TransactionMoveView array{
 *     from: TransactionStatus|null,
 *     to: TransactionStatus,
 *     deed: string,
 *     actorKind: string,
 *     actorID: string|null,
 *     actorMemberID: string|null,
 *     actorName: string|null,
 *     createdAt: string,
 * }
 * @phpstan-type TransactionStatus 'requires_action'|'processing'|'authorized'|'succeeded'|'failed'|'canceled'|'expired'
 * @phpstan-type TransactionTermsView array{
 *     planID: string|null,
 *     chargePercentage: float,
 *     fixedFee: int,
 *     refundFee: int,
 *     disputeFee: int,
 *     reservePercentage: float,
 *     reserveDays: int,
 * }
 * @phpstan-type TransactionView array{
 *     transactionID: string,
 *     clientID: string,
 *     mode: Mode,
 *     amount: int,
 *     currency: Currency,
 *     fee: int,
 *     net: int,
 *     collectedBy: CollectedBy,
 *     amountCaptured: int,
 *     amountRefunded: int,
 *     amountRefundable: int,
 *     status: TransactionStatus,
 *     captureMethod: CaptureMethod,
 *     description: string,
 *     narration: string,
 *     reference: string|null,
 *     metadata: array<string, string>,
 *     paymentMethod: string,
 *     card: TransactionViewCard|null,
 *     paymentLinkID: string|null,
 *     customerID: string|null,
 *     savedPaymentMethodID: string|null,
 *     failureCode: string|null,
 *     failureMessage: string|null,
 *     nextAction: NextActionView|null,
 *     review: ReviewState|null,
 *     authorizationExpiresAt: string|null,
 *     availableOn: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 * }
 * @phpstan-type TransactionViewCard array{
 *     brand: CardBrand,
 *     last4: string,
 * }
 * @phpstan-type UsageAggregation 'sum'|'max'|'last'
 * @phpstan-type UsageDiscountView array{
 *     percentOff: float|null,
 *     amountOff: int|null,
 * }
 * @phpstan-type UsageEventView array{
 *     usageEventID: string,
 *     clientID: string,
 *     mode: Mode,
 *     eventID: string,
 *     subscriptionID: string,
 *     priceID: string,
 *     quantity: int,
 *     happenedAt: string,
 *     createdAt: string,
 * }
 * @phpstan-type UsageType 'licensed'|'metered'
 * @phpstan-type UsageView array{
 *     priceID: string,
 *     name: string,
 *     usageAggregation: UsageAggregation,
 *     currency: Currency,
 *     quantity: int,
 *     amount: int,
 *     eventCount: int,
 *     periodStart: string,
 *     periodEnd: string,
 *     openUntil: string,
 * }
 * @phpstan-type WebhookAttemptView array{
 *     attemptID: string,
 *     number: int,
 *     createdAt: string,
 *     durationMs: int|null,
 *     status: int|null,
 *     responseHead: string|null,
 *     responseBody: string|null,
 *     error: string|null,
 * }
 * @phpstan-type WebhookDeliveryDetailView array{
 *     deliveryID: string,
 *     clientID: string,
 *     mode: Mode,
 *     endpointID: string,
 *     eventID: string,
 *     type: EventType,
 *     outcome: WebhookOutcome,
 *     attempts: list<WebhookAttemptView>,
 *     nextAttemptAt: string|null,
 *     createdAt: string,
 *     url: string,
 *     body: string|null,
 * }
 * @phpstan-type WebhookDeliveryView array{
 *     deliveryID: string,
 *     clientID: string,
 *     mode: Mode,
 *     endpointID: string,
 *     eventID: string,
 *     type: EventType,
 *     outcome: WebhookOutcome,
 *     attempts: list<WebhookAttemptView>,
 *     nextAttemptAt: string|null,
 *     createdAt: string,
 * }
 * @phpstan-type WebhookDisabledReason 'gone'|'failing'
 * @phpstan-type WebhookEndpointSecretView array{
 *     endpointID: string,
 *     clientID: string,
 *     mode: Mode,
 *     url: string,
 *     eventTypes: list<WebhookEventType>,
 *     description: string|null,
 *     status: WebhookEndpointStatus,
 *     disabledReason: WebhookDisabledReason|null,
 *     failingSince: string|null,
 *     previousSecretEndsAt: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 *     secret: string,
 * }
 * @phpstan-type WebhookEndpointStatus 'enabled'|'disabled'
 * @phpstan-type WebhookEndpointView array{
 *     endpointID: string,
 *     clientID: string,
 *     mode: Mode,
 *     url: string,
 *     eventTypes: list<WebhookEventType>,
 *     description: string|null,
 *     status: WebhookEndpointStatus,
 *     disabledReason: WebhookDisabledReason|null,
 *     failingSince: string|null,
 *     previousSecretEndsAt: string|null,
 *     createdAt: string,
 *     updatedAt: string,
 * }
 * @phpstan-type WebhookEventType EventType|'*'
 * @phpstan-type WebhookOutcome 'pending'|'succeeded'|'failed'
 * @phpstan-type WebhookReplayView array{
 *     queued: int,
 * }
 * @phpstan-type WebhookSignatureView array{
 *     webhookID: string,
 *     timestamp: int,
 *     body: string,
 *     signedText: string,
 *     signatures: list<WebhookSignatureViewSignatures>,
 *     steps: list<string>,
 * }
 * @phpstan-type WebhookSignatureViewSignatures array{
 *     secret: 'current'|'previous',
 *     signature: string,
 * }
 * @phpstan-type itemsPaymentTryViewList array{
 *     items: list<PaymentTryView>,
 * }
 * @phpstan-type itemsUsageViewList array{
 *     items: list<UsageView>,
 * }
 */
final class Types
{
}
