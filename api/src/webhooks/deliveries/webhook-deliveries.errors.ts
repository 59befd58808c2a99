import { webhookReplaysMax } from '#contract/limits.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'

export class EventTooOld extends AppError {
  constructor() {
    super(409, 'EVENT_TOO_OLD', 'This event is older than 60 days, and what it said is no longer kept')
  }
}

export class TooManyReplays extends InvalidInput {
  constructor() {
    super({ from: `These are more than ${webhookReplaysMax} deliveries. Please choose a shorter time` })
  }
}

/** Names no address: which one was refused is not the client's to know. */
export class AddressRefused extends Error {
  constructor(reason = 'the name stands for an address that is not public') {
    super(`Refused: ${reason}`)
  }
}

/** Saved before the ports were bounded, or while the operator allowed more. */
export class PortRefused extends AddressRefused {
  constructor() {
    super('webhooks do not go to this port. Whoever runs the installation can allow it')
  }
}
