import { streamHeartbeatMs, streamRetryMs } from '#contract/event-stream-limits.js'
import type { StreamClosed, StreamEnd, StreamOpened } from '#contract/event-streams.js'
import type { Mode } from '#contract/modes.js'
import type { Event } from '../../platform/events/event.entity.js'
import { deliveryBody } from '../deliveries/delivery-body.js'

export const streamType = 'text/event-stream; charset=utf-8'

export interface Placed extends Omit<Event, 'transactionID'> {
  position: number
}

/** Its data is the body of the webhook, byte for byte, so that whoever signs it as ours is checked as ours. */
export const messageOf = (event: Placed): string =>
  `event: ${event.type}\nid: ${event.eventID}\ndata: ${deliveryBody({ ...event, data: event.data || 'null', transactionID: null })}\n\n`

export function openingOf(mode: Mode, cursor: string): string {
  const told: StreamOpened = { mode, heartbeatSeconds: streamHeartbeatMs / 1_000 }
  return `retry: ${streamRetryMs}\nevent: stream.opened\nid: ${cursor}\ndata: ${JSON.stringify(told)}\n\n`
}

export function closingOf(reason: StreamEnd): string {
  const told: StreamClosed = { reason }
  return `event: stream.closed\ndata: ${JSON.stringify(told)}\n\n`
}

export const heartbeat = ': heartbeat\n\n'
