import type { Page } from '#contract/answers.js'
import type { AuditEntryView, AuditVerificationRunView, AuditVerificationView } from '#contract/audit.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export type AuditFilter = Partial<Record<'actor' | 'action' | 'target' | 'from' | 'to', string | null>>

export const listAuditEntries = (context: Context, filter: AuditFilter, cursor: string | null, limit?: number) =>
  callAsStaff<Page<AuditEntryView>>(context, {
    call: 'GET /audit',
    query: { ...filter, cursor, limit },
  })

export const readAuditVerification = (context: Context) =>
  callAsStaff<AuditVerificationView>(context, { call: 'GET /audit/verification' })

export const startAuditVerification = (context: Context) =>
  callAsStaff<AuditVerificationRunView>(context, { call: 'POST /audit/verification' })
