import * as words from '#contract/messages/errors/risk.js'
import { refusal } from '../../platform/http/refusal.js'

export class ReviewClosed extends refusal(409, 'REVIEW_CLOSED', words.reviewClosed) {}
export class CallUnderWay extends refusal(409, 'TRANSACTION_STATE_CONFLICT', words.callUnderWay) {}
