import type { AdminStatsView, FailingMailView, LockedAccountView, SignUpsView } from '#contract/admin.js'
import type { Page } from '#contract/answers.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { withQuery } from './http.server'

export const loadAdminStats = (context: Context) =>
  callAsStaff<AdminStatsView>(context, { method: 'GET', path: '/admin/stats' })

export const loadSignUps = (context: Context) =>
  callAsStaff<SignUpsView>(context, { method: 'GET', path: '/admin/sign-ups' })

/** @param id asks about one account */
export const listLockedAccounts = (context: Context, id: string | null = null) =>
  callAsStaff<Page<LockedAccountView>>(context, { method: 'GET', path: withQuery('/admin/locked-accounts', { id }) })

export const listFailingMails = (context: Context, limit: number) =>
  callAsStaff<Page<FailingMailView>>(context, {
    method: 'GET',
    path: withQuery('/admin/failing-mails', { limit: String(limit) }),
  })
