import type { Page } from '#contract/answers.js'
import type { EventView, ListEvents } from '#contract/events.js'
import { signedInClient } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { withQuery } from './http.server'

type EventQuery = Partial<Record<keyof ListEvents, string | null>>

export const listOwnEvents = (context: Context, query: EventQuery) =>
  callAsClient<Page<EventView>>(context, {
    method: 'GET',
    path: withQuery(`/clients/${signedInClient(context).client.clientID}/events`, query),
  })
