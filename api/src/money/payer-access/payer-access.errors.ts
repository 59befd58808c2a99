import * as words from '#contract/messages/errors/payer-access.js'
import { refusal } from '../../platform/http/refusal.js'

export class PayerSessionEnded extends refusal(404, 'PAYER_SESSION_ENDED', words.payerSessionEnded) {}
