import type { AttentionKind } from '#contract/attention-kinds.js'
import type { WaitingView } from '#contract/waiting.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { silently } from './silently.server'

export const loadAttention = (context: Context, kind: AttentionKind | null) =>
  callAsStaff(context, { call: 'GET /attention', query: { kind } })

const counts = new WeakMap<Context, Promise<WaitingView | null>>()

/** For the menu, which is drawn without counts rather than not at all, and for the dashboard, which asks beside it. */
export function loadWaitingCounts(context: Context): Promise<WaitingView | null> {
  const asked = counts.get(context) ?? silently(callAsStaff(context, { call: 'GET /attention/waiting' }), null)
  counts.set(context, asked)
  return asked
}
