import * as words from '#contract/messages/errors/processor-reports.js'
import { AppError } from '../../platform/http/app-error.js'

export class DifferenceNotOpen extends AppError {
  constructor() {
    super(409, 'DIFFERENCE_NOT_OPEN', words.notOpen)
  }
}

export class DifferenceNotExplained extends AppError {
  constructor() {
    super(409, 'DIFFERENCE_NOT_EXPLAINED', words.notExplained)
  }
}
