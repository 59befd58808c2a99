import * as words from '#contract/messages/errors/plans.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'

export class PlanInUse extends AppError {
  constructor(clients: number) {
    super(409, 'PLAN_IN_USE', words.planInUse(clients))
  }
}

export class StandardPlanStays extends AppError {
  constructor() {
    super(409, 'STANDARD_PLAN_STAYS', words.standardPlanStays)
  }
}

export class TooManyPlans extends AppError {
  constructor(most: number) {
    super(409, 'TOO_MANY_PLANS', words.plansMax(most))
  }
}

export class PlanOrTerms extends InvalidInput {
  constructor() {
    super({ planID: words.planOrTerms })
  }
}
