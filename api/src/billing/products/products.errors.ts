import * as words from '#contract/messages/errors/billing.js'
import { refusal } from '../../platform/http/refusal.js'

export class ProductRetired extends refusal(409, 'PRODUCT_RETIRED', words.productRetired) {}
