import { endedChangeKeptMs } from '#contract/guard-limits.js'
import { refusalsKeptMs } from '#contract/decision-limits.js'
import { countedDays } from '#contract/limit-names.js'
import { streamReplayMs } from '#contract/event-stream-limits.js'
import { requestLogsKeptMs } from '#contract/request-log-limits.js'
import { roleUsesCountedDays } from '#contract/role-usage-limits.js'
import { statusKeptMs } from '#contract/status-limits.js'
import { expiredEntryKeptMs } from '#contract/risk.js'
import {
  heldRightsKeptMs,
  idempotencyKeyLifeMs,
  inspectorRequestLifeMs,
  processorNoticesKeptMs,
  sessionKeptMs,
  webhookBodyLifeMs,
} from '#contract/limits.js'

export interface Expiry {
  table: string
  key: string[]
  /** `$1` is the moment before which they are too old. */
  isOld: string
  keptMs: number
  /** What is emptied; without it the row itself goes. */
  empty?: string
}

/** Each condition is one that an index answers. */
export const whatExpires: Expiry[] = [
  {
    table: 'risk_list_entries',
    key: ['riskListEntryID'],
    isOld: '"expiresAt" < $1',
    keptMs: expiredEntryKeptMs,
  },
  {
    table: 'payment_counts',
    key: ['clientID', 'mode', 'currency', 'day'],
    isOld: '"day" < CAST($1 AS bigint) / 86400000',
    keptMs: (countedDays + 1) * 86_400_000,
  },
  { table: 'idempotency_keys', key: ['scopeID', 'keyHash'], isOld: '"createdAt" < $1', keptMs: idempotencyKeyLifeMs },
  // A session that was ended early has the same `endsAt`: it goes with those that ended by themselves.
  { table: 'sessions', key: ['sessionID'], isOld: '"endsAt" < $1', keptMs: sessionKeptMs },
  {
    table: 'events',
    key: ['eventID'],
    isOld: `"createdAt" < $1 AND "data" <> ''`,
    keptMs: webhookBodyLifeMs,
    empty: `"data" = ''`,
  },
  {
    table: 'webhook_attempts',
    key: ['attemptID'],
    isOld: '"createdAt" < $1 AND "responseBody" IS NOT NULL',
    keptMs: webhookBodyLifeMs,
    empty: '"responseHead" = NULL, "responseBody" = NULL',
  },
  {
    table: 'webhook_inspector_requests',
    key: ['requestID'],
    isOld: '"createdAt" < $1',
    keptMs: inspectorRequestLifeMs,
  },
  { table: 'received_notices', key: ['processorNoticeID'], isOld: '"createdAt" < $1', keptMs: processorNoticesKeptMs },
  {
    table: 'event_positions',
    key: ['position'],
    isOld: '"position" < CAST($1 AS bigint) * 1000',
    keptMs: streamReplayMs,
  },
  { table: 'status_samples', key: ['part', 'at'], isOld: '"at" < $1', keptMs: statusKeptMs },
  { table: 'request_logs', key: ['requestLogID'], isOld: '"createdAt" < $1', keptMs: requestLogsKeptMs },
  { table: 'refusals', key: ['sequence'], isOld: '"createdAt" < $1', keptMs: refusalsKeptMs },
  {
    table: 'role_uses',
    key: ['roleID', 'route', 'callerID', 'day'],
    isOld: '"day" < CAST($1 AS bigint) / 86400000',
    keptMs: roleUsesCountedDays * 86_400_000,
  },
  { table: 'held_rights', key: ['heldRightID'], isOld: '"removedAt" < $1', keptMs: heldRightsKeptMs },
  { table: 'email_confirmations', key: ['tokenHash'], isOld: '"endsAt" < $1', keptMs: 0 },
  { table: 'device_logins', key: ['deviceLoginID'], isOld: '"endsAt" < $1', keptMs: 0 },
  { table: 'revoked_tokens', key: ['tokenHash'], isOld: '"endsAt" < $1', keptMs: 0 },
  { table: 'reset_tokens', key: ['tokenHash'], isOld: '"endsAt" < $1', keptMs: 0 },
  { table: 'sign_in_links', key: ['tokenHash'], isOld: '"endsAt" < $1', keptMs: 0 },
  { table: 'sign_in_challenges', key: ['tokenHash'], isOld: '"endsAt" < $1', keptMs: 0 },
  // A day longer, so that the page can say that the link has expired.
  { table: 'payer_links', key: ['tokenHash'], isOld: '"endsAt" < $1', keptMs: 86_400_000 },
  { table: 'payer_sessions', key: ['tokenHash'], isOld: '"endsAt" < $1', keptMs: 0 },
  { table: 'not_me_links', key: ['tokenHash'], isOld: '"endsAt" < $1', keptMs: 0 },
  { table: 'passkey_challenges', key: ['challengeHash'], isOld: '"endsAt" < $1', keptMs: 0 },
  { table: 'sign_on_states', key: ['stateHash'], isOld: '"endsAt" < $1', keptMs: 0 },
  { table: 'provider_sessions', key: ['sessionID'], isOld: '"endsAt" < $1', keptMs: 0 },
  { table: 'login_factors', key: ['factorID'], isOld: '"pendingUntil" < $1', keptMs: 0 },
  {
    table: 'sign_in_failures',
    key: ['account'],
    isOld: '"windowEndsAt" < $1 AND ("lockedUntil" IS NULL OR "lockedUntil" < $1)',
    keptMs: 0,
  },
  {
    table: 'client_email_changes',
    key: ['emailChangeID'],
    isOld: '"endedAt" < $1',
    keptMs: endedChangeKeptMs,
  },
  { table: 'factor_resets', key: ['factorResetID'], isOld: '"createdAt" < $1', keptMs: endedChangeKeptMs },
  { table: 'client_holds', key: ['holdID'], isOld: '"until" < $1', keptMs: endedChangeKeptMs },
  { table: 'address_limits', key: ['key'], isOld: '"expire" < $1', keptMs: 0 },
]
