import type { Page } from '#contract/answers.js'
import type { AuditEntryView, AuditVerificationRunView, AuditVerificationView } from '#contract/audit.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { withQuery } from './http.server'

export type AuditFilter = Partial<Record<'actor' | 'action' | 'target' | 'from' | 'to', string | null>>

export const listAuditEntries = (context: Context, filter: AuditFilter, cursor: string | null, limit?: number) =>
  callAsStaff<Page<AuditEntryView>>(context, {
    method: 'GET',
    path: withQuery('/audit', { ...filter, cursor, limit: limit ? String(limit) : null }),
  })

/** What is known of the last verification, and of the one that is going on. */
export const readAuditVerification = (context: Context) =>
  callAsStaff<AuditVerificationView>(context, { method: 'GET', path: '/audit/verification' })

export const startAuditVerification = (context: Context) =>
  callAsStaff<AuditVerificationRunView>(context, { method: 'POST', path: '/audit/verification' })
