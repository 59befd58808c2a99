import * as words from '#contract/messages/admin/parts.js'
import { Moment } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { actionInWords, actorInWords } from './audited-action'
import type { LastChange as Change } from './last-change.server'

/** Who changed this list last, and the way to all changes. */
export function LastChange({ change }: { change: Change | null }) {
  if (!change) return null
  const { entry, actorName, history } = change
  return (
    <p className="text-sm text-ink-soft">
      {words.lastChange} {actionInWords(entry.action)}, {words.byActor(actorName ?? actorInWords(entry.actorKind))},{' '}
      <Moment iso={entry.createdAt} />. <TextLink to={history}>{words.changeHistory}</TextLink>
    </p>
  )
}
