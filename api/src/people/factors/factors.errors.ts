import { secondFactor } from '#contract/messages/factors.js'
import { refusal } from '../../platform/http/refusal.js'

export class TooManyFactors extends refusal(409, 'TOO_MANY_FACTORS', secondFactor.tooMany) {}
export class NoSecondFactor extends refusal(422, 'NO_SECOND_FACTOR', secondFactor.none) {}
