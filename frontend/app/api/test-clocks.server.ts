import type { CreateTestClock } from '#contract/test-clocks.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

export const listOwnClocks = (context: Context, cursor: string | null) =>
  callAsClient(context, { call: 'GET /test-clocks', query: { cursor } })

export const loadOwnClock = (context: Context, testClockID: string) =>
  callAsClient(context, { call: 'GET /test-clocks/:testClockID', params: { testClockID } })

export const loadClockTimeline = (context: Context, testClockID: string) =>
  callAsClient(context, { call: 'GET /test-clocks/:testClockID/timeline', params: { testClockID } })

/** @param key of the form: sent twice, it creates one clock */
export const createOwnClock = (context: Context, body: CreateTestClock, key: string) =>
  callAsClient(context, { call: 'POST /test-clocks', body, idempotencyKey: key })

export const advanceOwnClock = (context: Context, testClockID: string, to: string) =>
  callAsClient(context, { call: 'POST /test-clocks/:testClockID/advance', params: { testClockID }, body: { to } })

export const closeOwnClock = (context: Context, testClockID: string) =>
  callAsClient(context, { call: 'POST /test-clocks/:testClockID/close', params: { testClockID } })
