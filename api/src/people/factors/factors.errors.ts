import { secondFactor } from '#contract/messages/factors.js'
import { AppError } from '../../platform/http/app-error.js'

export class TooManyFactors extends AppError {
  constructor() {
    super(409, 'TOO_MANY_FACTORS', secondFactor.tooMany)
  }
}

export class NoSecondFactor extends AppError {
  constructor() {
    super(422, 'NO_SECOND_FACTOR', secondFactor.none)
  }
}
