import * as words from '#contract/messages/errors/risk.js'
import { AppError } from '../../platform/http/app-error.js'

export class TooManyRiskRules extends AppError {
  constructor(most: number) {
    super(409, 'TOO_MANY_RISK_RULES', words.rulesMax(most))
  }
}

export class RiskOrderIncomplete extends AppError {
  constructor() {
    super(409, 'RISK_ORDER_INCOMPLETE', words.orderIncomplete)
  }
}
