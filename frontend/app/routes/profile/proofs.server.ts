import type { FactorsView } from '#contract/factors.js'
import type { SecurityLogEntryView } from '#contract/security-log.js'
import type { SessionView } from '#contract/sessions.js'
import { listOwnFactors, listSecurityLog } from '../../api/own-proofs.server'
import { listOwnSessions } from '../../api/own-sessions.server'
import { silently } from '../../api/silently.server'
import type { Context } from '../../session/site-context.server'

const newest = 5

export interface OwnProofs {
  factors: FactorsView | null
  sessions: SessionView[] | null
  log: SecurityLogEntryView[] | null
}

/** Each card says for itself that it could not be loaded. */
export async function loadOwnProofs(context: Context): Promise<OwnProofs> {
  const [factors, sessions, log] = await Promise.all([
    silently(listOwnFactors(context), null),
    silently(listOwnSessions(context), null),
    silently(listSecurityLog(context, null, newest), null),
  ])
  return { factors, sessions: sessions?.items ?? null, log: log?.items ?? null }
}
