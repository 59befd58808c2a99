import type { Page } from '#contract/answers.js'
import type { AuditEntryView } from '#contract/audit.js'
import * as words from '#contract/messages/admin/clients.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { Moment } from '../../../components/moment'
import { Actor, actionInWords } from '../parts/audited-action'
import { Differences } from '../parts/differences'

interface ClientHistoryProps {
  clientID: string
  page: Page<AuditEntryView>
  names: Record<string, string>
}

export function ClientHistory({ clientID, page, names }: ClientHistoryProps) {
  const all = (
    <ButtonLink to={`/admin/audit?${new URLSearchParams({ target: clientID })}`} variant="ghost" size="sm">
      {words.inTheAuditLog}
    </ButtonLink>
  )
  return (
    <Card flush title={words.history} action={all}>
      <ol className="divide-y divide-line">
        {page.items.map((entry) => (
          <li key={entry.auditID} className="flex flex-col gap-2 px-5 py-3.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium text-ink">{actionInWords(entry.action)}</span>
              <span className="text-xs text-ink-faint">
                <Moment iso={entry.createdAt} />
              </span>
            </div>
            <div className="text-xs text-ink-soft [&_span]:items-start">
              <Actor entry={entry} names={names} />
            </div>
            <Differences before={entry.before} after={entry.after} />
          </li>
        ))}
      </ol>
    </Card>
  )
}
