import type { LoginAudience } from './login-audiences.js'
import { OptionalText } from './fields.js'

/** GET /admin/stats */
export interface AdminStatsView {
  totalClients: number
  pendingClients: number
  totalPortalUsers: number
  totalAPIUsers: number
}

/** GET /admin/sign-ups: new clients per UTC day, oldest first. Today is last. */
export interface SignUpsView {
  days: { day: string; clients: number }[]
  total: number
}

/** GET /admin/locked-accounts. Use `id` to check one account. */
export class ListLockedAccounts {
  @OptionalText()
  id?: string
}

/** An account that is locked for new devices until then. Addresses without an account aren't listed. */
export interface LockedAccountView {
  audience: LoginAudience
  id: string
  name: string
  email: string
  lockedUntil: string
}

/** GET /admin/failing-mails: emails of the last 30 days that failed or are being retried. */
export interface FailingMailView {
  mailID: string
  kind: string
  /** The client, portal user or message that the email is about. */
  aboutID: string | null
  attempts: number
  reason: string
  isGivenUp: boolean
  nextAttemptAt: string | null
  createdAt: string
}
