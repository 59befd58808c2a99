import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export type AuditFilter = Partial<Record<'actor' | 'action' | 'target' | 'from' | 'to', string | null>>

export const listAuditEntries = (context: Context, filter: AuditFilter, cursor: string | null, limit?: number) =>
  callAsStaff(context, {
    call: 'GET /audit',
    query: { ...filter, cursor, limit },
  })

export const readAuditVerification = (context: Context) => callAsStaff(context, { call: 'GET /audit/verification' })

export const startAuditVerification = (context: Context) => callAsStaff(context, { call: 'POST /audit/verification' })
