import * as words from '#contract/messages/errors/routing.js'
import { AppError } from '../../platform/http/app-error.js'

export class TooManyRoutingRules extends AppError {
  constructor(most: number) {
    super(409, 'TOO_MANY_ROUTING_RULES', words.rulesMax(most))
  }
}

export class RoutingOrderIncomplete extends AppError {
  constructor() {
    super(409, 'ROUTING_ORDER_INCOMPLETE', words.orderIncomplete)
  }
}
