import type { AuditFact } from './audit-log.js'

const deeds = {
  locked: 'locked',
  device_locked: 'device_locked',
  counted: 'sign_in_failed',
  slowed: 'sign_in_failed',
  cleared: 'signed_in',
} as const

/** The log's line for a checked password; the e-mail of an unknown account is not kept. */
export function signInFact(kind: 'client' | 'portal_user', id: string | null, outcome: keyof typeof deeds): AuditFact {
  const who =
    outcome === 'cleared' ? { kind: kind === 'client' ? 'client' : 'portal', id } : { kind: 'visitor', id: null }
  return { action: `${kind}.${deeds[outcome]}`, actor: who, ...(id && { target: { kind, id } }) }
}
