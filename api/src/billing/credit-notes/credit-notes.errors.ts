import * as words from '#contract/messages/errors/billing.js'
import { invalidField, refusal } from '../../platform/http/refusal.js'

export class CreditedInvoiceUnknown extends invalidField('invoiceID', words.invoiceUnknown) {}
export class CreditedLineUnknown extends invalidField('lines', words.creditedLineUnknown) {}
export class CreditTooLarge extends invalidField('lines', words.creditTooLarge) {}
export class NothingToCredit extends refusal(409, 'NOTHING_TO_CREDIT', words.nothingToCredit) {}
