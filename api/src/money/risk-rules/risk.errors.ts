import * as words from '#contract/messages/errors/risk.js'
import { refusal } from '../../platform/http/refusal.js'

export class TooManyRiskRules extends refusal(409, 'TOO_MANY_RISK_RULES', words.rulesMax) {}
export class RiskOrderIncomplete extends refusal(409, 'RISK_ORDER_INCOMPLETE', words.orderIncomplete) {}
