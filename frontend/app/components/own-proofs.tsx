import { FactorsCard } from './factors-card'
import { LogCard } from './log-card'
import { PreferencesCard } from './preferences-card'
import type { FactorsView } from '#contract/factors.js'
import type { SecurityLogEntryView } from '#contract/security-log.js'
import type { PreferencesView } from '#contract/preferences.js'
import type { SessionView } from '#contract/sessions.js'
import { type PasskeyPlace, PasskeysCard } from './passkeys-card'
import { useOwnProfile } from './own-profile'
import { SessionsCard } from './sessions-card'

interface ProofsProps {
  factors: FactorsView | null
  sessions: SessionView[] | null
  log: SecurityLogEntryView[] | null
  place: PasskeyPlace
  timeZones: readonly string[]
  preferences: PreferencesView | null
}

export function Proofs({ factors, sessions, log, place, timeZones, preferences }: ProofsProps) {
  const at = `${useOwnProfile()}/passkeys`
  return (
    <>
      <FactorsCard factors={factors} />
      <PasskeysCard factors={factors?.items ?? null} place={place} at={at} />
      <SessionsCard sessions={sessions} />
      <LogCard entries={log} />
      <PreferencesCard timeZones={timeZones} chosen={preferences} />
    </>
  )
}
