import * as words from '#contract/messages/errors/routing.js'
import { refusal } from '../../platform/http/refusal.js'

export class TooManyRoutingRules extends refusal(409, 'TOO_MANY_ROUTING_RULES', words.rulesMax) {}
export class RoutingOrderIncomplete extends refusal(409, 'ROUTING_ORDER_INCOMPLETE', words.orderIncomplete) {}
