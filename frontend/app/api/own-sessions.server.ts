import type { Page } from '#contract/answers.js'
import type { SessionView } from '#contract/sessions.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

export const listOwnSessions = (context: Context) =>
  callAsClient<Page<SessionView>>(context, { call: 'GET /clients/me/sessions' })

export const endOwnSession = (context: Context, sessionID: string) =>
  callAsClient<void>(context, { call: 'DELETE /clients/me/sessions/:sessionID', params: { sessionID } })
