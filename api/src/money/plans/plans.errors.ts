import * as words from '#contract/messages/errors/plans.js'
import { invalidField, refusal } from '../../platform/http/refusal.js'

export class PlanInUse extends refusal(409, 'PLAN_IN_USE', words.planInUse) {}
export class StandardPlanStays extends refusal(409, 'STANDARD_PLAN_STAYS', words.standardPlanStays) {}
export class TooManyPlans extends refusal(409, 'TOO_MANY_PLANS', words.plansMax) {}
export class PlanOrTerms extends invalidField('planID', words.planOrTerms) {}
