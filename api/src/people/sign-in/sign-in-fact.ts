import type { AuditFact } from '../../platform/audit/audit-log.js'
import { type Account, type AccountKind, targetOf } from './accounts.js'
import type { Outcome } from './sign-in-attempts.js'

const actions: Record<Outcome | 'elsewhere', string> = {
  locked: 'locked',
  device_locked: 'device_locked',
  counted: 'sign_in_failed',
  slowed: 'sign_in_failed',
  cleared: 'signed_in',
  asked: 'second_factor_asked',
  elsewhere: 'single_sign_on_asked',
}

export function signInFact(
  { kind, audience }: AccountKind,
  account: Account | null,
  outcome: Outcome | 'elsewhere',
): AuditFact {
  const isProven = outcome === 'cleared' && account
  const actor = isProven ? { kind: audience, id: account.id, loginID: account.loginID } : { kind: 'visitor', id: null }
  return {
    action: `${account?.kind ?? kind}.${actions[outcome]}`,
    actor,
    ...(account && { target: targetOf(account) }),
  }
}
