import { FactorsCard } from './factors-card'
import { LogCard } from './log-card'
import { PreferencesCard } from './preferences-card'
import type { OwnProofs } from './proofs.server'
import { SessionsCard } from './sessions-card'

/** What the profiles of merchants and staff have in common. */
export const Proofs = ({ factors, sessions, log }: OwnProofs) => (
  <>
    <FactorsCard factors={factors} />
    <SessionsCard sessions={sessions} />
    <LogCard entries={log} />
    <PreferencesCard />
  </>
)
