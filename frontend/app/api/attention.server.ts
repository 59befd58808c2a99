import type { AttentionKind } from '#contract/attention-kinds.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const loadAttention = (context: Context, kind: AttentionKind | null) =>
  callAsStaff(context, { call: 'GET /attention', query: { kind } })
