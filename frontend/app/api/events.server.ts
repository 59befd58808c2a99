import type { ListEvents } from '#contract/events.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

type EventQuery = Partial<Record<keyof ListEvents, string | null>>

export const listOwnEvents = (context: Context, query: EventQuery) =>
  callAsClient(context, { call: 'GET /clients/:clientID/events', query })
