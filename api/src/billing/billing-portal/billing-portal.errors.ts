import * as words from '#contract/messages/errors/billing-portal.js'
import { invalidField, refusal } from '../../platform/http/refusal.js'

export class PortalPriceUnknown extends invalidField('priceIDs', words.portalPriceUnknown) {}
export class PortalActionNotAllowed extends refusal(403, 'PORTAL_ACTION_NOT_ALLOWED', words.notAllowed) {}
export class PriceNotOffered extends invalidField('items', words.priceNotOffered) {}
export class QuantityFixed extends invalidField('items', words.quantityFixed) {}
export class PortalItemsFixed extends invalidField('items', words.itemsFixed) {}
export class ChangeScheduled extends refusal(409, 'CHANGE_SCHEDULED', words.changeScheduled) {}
export class InvoiceNotPaid extends refusal(409, 'INVOICE_NOT_PAID', words.invoiceNotPaid) {}
