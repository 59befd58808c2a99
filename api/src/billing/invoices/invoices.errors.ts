import type { InvoiceStatus } from '#contract/billing-choices.js'
import * as words from '#contract/messages/errors/billing.js'
import { invalidField, refusal } from '../../platform/http/refusal.js'

export class LinePriceUnknown extends invalidField('lines', words.linePriceUnknown) {}
export class LineTaxRateUnknown extends invalidField('lines', words.lineTaxRateUnknown) {}
export class LineCurrency extends invalidField('lines', words.lineCurrency) {}
export class TotalTooLarge extends invalidField('lines', words.totalTooLarge) {}
export class InvoiceNotDraft extends refusal(409, 'INVOICE_NOT_DRAFT', words.invoiceNotDraft) {}
export class InvoiceStateConflict extends refusal(409, 'INVOICE_STATE_CONFLICT', (status: InvoiceStatus) =>
  words.invoiceHas(status),
) {}
export class InvoiceBeingPaid extends refusal(409, 'INVOICE_BEING_PAID', words.invoiceBeingPaid) {}
export class InvoiceSellerMissing extends refusal(409, 'INVOICE_SELLER_MISSING', words.sellerMissing) {}
export class InvoicePaidAlready extends refusal(409, 'INVOICE_PAID', words.invoicePaidAlready) {}
export class InvoicePartlyPaid extends refusal(409, 'INVOICE_PARTLY_PAID', words.invoicePartlyPaid) {}
export class InvoiceCredited extends refusal(409, 'INVOICE_CREDITED', words.invoiceCredited) {}
export class AmountAboveRest extends invalidField('amount', words.amountAboveRest) {}
export class CustomerHasNoEmail extends refusal(409, 'CUSTOMER_HAS_NO_EMAIL', words.customerHasNoEmail) {}
export class TooManyInvoiceMails extends refusal(429, 'TOO_MANY_INVOICE_MAILS', words.tooManyInvoiceMails) {}
