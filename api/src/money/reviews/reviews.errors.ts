import * as words from '#contract/messages/errors/risk.js'
import { AppError } from '../../platform/http/app-error.js'

export class ReviewClosed extends AppError {
  constructor() {
    super(409, 'REVIEW_CLOSED', words.reviewClosed)
  }
}

export class CallUnderWay extends AppError {
  constructor() {
    super(409, 'TRANSACTION_STATE_CONFLICT', words.callUnderWay)
  }
}
