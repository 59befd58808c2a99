import * as words from '#contract/messages/errors/billing.js'
import { invalidField } from '../../platform/http/refusal.js'

export class ReverseChargeIsZero extends invalidField('percentage', words.reverseChargeIsZero) {}
