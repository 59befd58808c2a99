import type { AttentionKind } from '#contract/attention-kinds.js'
import type { WaitingView } from '#contract/waiting.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { silently } from './silently.server'

export const loadAttention = (context: Context, kind: AttentionKind | null) =>
  callAsStaff(context, { call: 'GET /attention', query: { kind } })

/** For the menu, which is drawn without counts rather than not at all. */
export const loadWaitingCounts = (context: Context): Promise<WaitingView | null> =>
  silently<WaitingView | null>(callAsStaff(context, { call: 'GET /attention/waiting' }), null)
