import { FactorsCard } from './factors-card'
import { LogCard } from './log-card'
import { PreferencesCard } from './preferences-card'
import type { FactorsView } from '#contract/factors.js'
import type { SecurityLogEntryView } from '#contract/security-log.js'
import type { SessionView } from '#contract/sessions.js'
import { SessionsCard } from './sessions-card'

/** Each card says for itself that it could not be loaded: then it is null. */
interface ProofsProps {
  factors: FactorsView | null
  sessions: SessionView[] | null
  log: SecurityLogEntryView[] | null
}

/** What the profiles of merchants and staff have in common. */
export const Proofs = ({ factors, sessions, log }: ProofsProps) => (
  <>
    <FactorsCard factors={factors} />
    <SessionsCard sessions={sessions} />
    <LogCard entries={log} />
    <PreferencesCard />
  </>
)
