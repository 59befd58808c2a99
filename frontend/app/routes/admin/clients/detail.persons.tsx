import { roleWords } from '#contract/messages/checklist.js'
import * as words from '#contract/messages/persons.js'
import type { PersonView } from '#contract/requirements.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { addressOf } from './detail-address'

export function ClientPersons({ clientID, persons }: { clientID: string; persons: PersonView[] }) {
  const manage = (
    <ButtonLink to={`${addressOf(clientID)}/persons`} variant="outline" size="sm">
      {words.manage}
    </ButtonLink>
  )
  return (
    <Card title={words.title} action={manage}>
      {persons.length === 0 && <p className="text-sm text-ink-faint">{words.none}</p>}
      <ul className="flex flex-col gap-2 text-sm">
        {persons.map(({ clientPersonID, name, role, sharePercentage, documents }) => (
          <li key={clientPersonID} className="flex flex-wrap justify-between gap-x-4 [overflow-wrap:anywhere]">
            <span className="font-medium text-ink">{name}</span>
            <span className="text-ink-soft">
              {[roleWords[role], ...(sharePercentage === null ? [] : [words.holds(sharePercentage)])].join(' · ')}
              {documents.length === 0 && <span className="text-pending"> · {words.noIdentity}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
