import { streamReplayMs } from '#contract/event-stream-limits.js'
import * as words from '#contract/messages/errors/event-streams.js'
import { AppError } from '../../platform/http/app-error.js'

/** Of another client or mode, or of none: the two must look alike. */
export class LastEventUnknown extends AppError {
  constructor() {
    super(404, 'LAST_EVENT_UNKNOWN', words.lastEventUnknown)
  }
}

export class LastEventExpired extends AppError {
  constructor() {
    super(410, 'LAST_EVENT_EXPIRED', words.lastEventExpired(streamReplayMs / 86_400_000))
  }
}

const again = { 'retry-after': '5' }

export class TooManyStreams extends AppError {
  constructor(count: number) {
    super(429, 'TOO_MANY_STREAMS', words.tooManyStreams(count), undefined, again)
  }
}

export class ServerFull extends AppError {
  constructor() {
    super(503, 'SERVER_FULL', words.serverIsFull, undefined, again)
  }
}

export class ServerStopping extends AppError {
  constructor() {
    super(503, 'SERVER_STOPPING', words.serverStops, undefined, { 'retry-after': '1' })
  }
}
