import { log as words } from '#contract/messages/profile.js'
import type { SecurityLogEntryView } from '#contract/security-log.js'
import { ButtonLink } from './button'
import { Card } from './card'
import { FormError } from './form-error'
import { LogTable } from './log-table'
import { useOwnProfile } from './own-profile'

export function LogCard({ entries }: { entries: SecurityLogEntryView[] | null }) {
  const all = (
    <ButtonLink to={`${useOwnProfile()}/security-log`} variant="outline" size="sm">
      {words.all} <span className="sr-only">{words.title}</span>
    </ButtonLink>
  )
  return (
    <Card flush title={words.title} lead={words.lead} action={all}>
      {entries ? (
        <LogTable entries={entries} />
      ) : (
        <div className="p-5">
          <FormError>{words.failure}</FormError>
        </div>
      )}
    </Card>
  )
}
