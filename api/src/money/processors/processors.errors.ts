import { noLiveProcessor } from '#contract/messages/errors/modes.js'
import { AppError } from '../../platform/http/app-error.js'

/** Nothing was begun: the same call may be sent again once there is one. */
export class NoProcessor extends AppError {
  constructor() {
    super(503, 'NO_PROCESSOR', noLiveProcessor, undefined, { 'retry-after': '60' })
  }
}
