import { webhookReplaysMax } from '#contract/limits.js'
import * as words from '#contract/messages/errors/deliveries.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'

export class EventTooOld extends AppError {
  constructor() {
    super(409, 'EVENT_TOO_OLD', words.eventTooOld)
  }
}

export class TooManyReplays extends InvalidInput {
  constructor() {
    super({ from: words.tooManyReplays(webhookReplaysMax) })
  }
}

/** Names no address: which one was refused is not the client's to know. */
export class AddressRefused extends Error {
  constructor(reason = words.addressNotPublic) {
    super(words.addressRefused(reason))
  }
}

/** Saved before the ports were bounded, or while the operator allowed more. */
export class PortRefused extends AddressRefused {
  constructor() {
    super(words.portRefused)
  }
}
