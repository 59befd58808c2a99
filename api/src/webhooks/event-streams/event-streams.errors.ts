import { streamReplayMs } from '#contract/event-stream-limits.js'
import * as words from '#contract/messages/errors/event-streams.js'
import { refusal } from '../../platform/http/refusal.js'

/** Unknown, or belongs to another client or mode. The response is the same. */
export class LastEventUnknown extends refusal(404, 'LAST_EVENT_UNKNOWN', words.lastEventUnknown) {}

export class LastEventExpired extends refusal(
  410,
  'LAST_EVENT_EXPIRED',
  words.lastEventExpired(streamReplayMs / 86_400_000),
) {}

const again = { 'retry-after': '5' }

export class TooManyStreams extends refusal(429, 'TOO_MANY_STREAMS', words.tooManyStreams, again) {}
export class ServerFull extends refusal(503, 'SERVER_FULL', words.serverIsFull, again) {}
export class ServerStopping extends refusal(503, 'SERVER_STOPPING', words.serverStops, { 'retry-after': '1' }) {}
