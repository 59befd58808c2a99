import type { LoginAudience } from './login-audiences.js'
import { OptionalText } from './fields.js'

/** GET /admin/stats */
export interface AdminStatsView {
  totalClients: number
  pendingClients: number
  totalPortalUsers: number
  totalAPIUsers: number
}

/** GET /admin/sign-ups: clients by the day of UTC on which they came, oldest day first, today last. */
export interface SignUpsView {
  days: { day: string; clients: number }[]
  total: number
}

/** GET /admin/locked-accounts; `id` asks about one account. */
export class ListLockedAccounts {
  @OptionalText()
  id?: string
}

/** Locked for strangers by wrong passwords until then; an email without an account is not listed. */
export interface LockedAccountView {
  audience: LoginAudience
  id: string
  name: string
  email: string
  lockedUntil: string
}

/** GET /admin/failing-mails: of the last 30 days, tried in vain so far, or given up. */
export interface FailingMailView {
  mailID: string
  kind: string
  /** The client, portal user or message it is about. */
  aboutID: string | null
  attempts: number
  reason: string
  isGivenUp: boolean
  nextAttemptAt: string | null
  createdAt: string
}
