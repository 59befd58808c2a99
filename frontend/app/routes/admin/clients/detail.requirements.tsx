import { Form } from 'react-router'
import * as words from '#contract/messages/admin/requirements.js'
import type { ClientRequirementView } from '#contract/requirements.js'
import { Button, ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { Given, RequirementBadge } from '../../../components/checklist-given'
import { openDialog } from '../../../components/dialog-form'
import { useMay } from '../parts/may'

interface ClientRequirementsProps {
  clientID: string
  items: ClientRequirementView[]
}

export function ClientRequirements({ clientID, items }: ClientRequirementsProps) {
  const page = `/admin/clients/${clientID}/requirements`
  return (
    <Card title={words.requirements}>
      <ol className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <li key={item.requirementID} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <h3 className="min-w-0 text-sm font-medium text-ink [overflow-wrap:anywhere]">{item.name}</h3>
              <RequirementBadge status={item.status} />
            </div>
            <Given item={item} page={page} />
            {item.givenAt === null && <p className="text-sm text-ink-faint">{words.nothingYet}</p>}
            {item.reason && <p className="text-sm whitespace-pre-line text-ink-soft">{item.reason}</p>}
            <Decisions item={item} page={page} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Decisions({
  item: { requirementID, name, status, givenAt, version },
  page,
}: {
  item: ClientRequirementView
  page: string
}) {
  const { may } = useMay()
  const at = `${page}/${requirementID}`
  const isWaiting = status === 'given' || (status === 'asked_again' && givenAt !== null)
  return (
    <Form method="post" action={`${at}/decide`} preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="seen" value={version} />
      {isWaiting && may('POST /clients/:clientID/requirements/:requirementID/accept') && (
        <Button size="sm" name="intent" value="accept" aria-label={words.of(words.accept, name)}>
          {words.accept}
        </Button>
      )}
      {may('POST /clients/:clientID/requirements/:requirementID/ask-again') && (
        <ButtonLink
          {...openDialog}
          to={`${at}/ask-again`}
          size="sm"
          variant="outline"
          aria-label={words.of(words.askAgain, name)}
        >
          {words.askAgain}
        </ButtonLink>
      )}
      {status !== 'waived' && may('POST /clients/:clientID/requirements/:requirementID/waive') && (
        <Button size="sm" variant="ghost" name="intent" value="waive" aria-label={words.of(words.waive, name)}>
          {words.waive}
        </Button>
      )}
    </Form>
  )
}
