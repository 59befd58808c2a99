import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export type DecisionFilter = Partial<Record<'kind' | 'actor' | 'from' | 'to', string | null>>

export const listDecisions = (context: Context, filter: DecisionFilter, cursor: string | null) =>
  callAsStaff(context, { call: 'GET /decisions', query: { ...filter, cursor } })

export const readDecisionSeal = (context: Context) => callAsStaff(context, { call: 'GET /decisions/seal' })
