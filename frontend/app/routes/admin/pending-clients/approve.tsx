import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { ClientView } from '#contract/clients.js'
import { chargePercentageMax, chargePercentageStep } from '#contract/limits.js'
import * as texts from '#contract/messages/admin/pending-clients.js'
import * as requirements from '#contract/messages/admin/requirements.js'
import { belowMinimum, pendingClients } from '#contract/messages/pending-clients.js'
import type { Refusal } from '../../../api/refusal.server'
import { Button } from '../../../components/button'
import { Checkbox } from '../../../components/checkbox'
import { Field } from '../../../components/field'
import { FormError } from '../../../components/form-error'
import { TextAreaField } from '../../../components/text-area-field'
import { TextLink } from '../../../components/text-link'
import { useMay } from '../parts/may'
import { approvalReasonName, decisionForm, meantName, rateName } from './form'

interface ApproveFieldsProps {
  client: ClientView
  fetcher: FetcherWithComponents<Refusal>
  answer: Refusal | undefined
  /** What was typed before the page was sent and came back. */
  typedRate: string | undefined
  /** The rate was refused as too low: it takes a tick to say that it is meant. */
  asksMeant: boolean
  reject: ReactNode
}

/** The rate stands in the one form of all cards, so that it is the one that is used, approved alone or with others. */
export function ApproveFields({ client, fetcher, answer, typedRate, asksMeant, reject }: ApproveFieldsProps) {
  const { clientID } = client
  const rate = useRef<HTMLDivElement>(null)
  const asked = client.chargePercentage.toFixed(2)
  const approveInPlace = (event: { preventDefault(): void }) => {
    event.preventDefault()
    const value = rate.current?.querySelector('input')?.value ?? ''
    const isMeant = rate.current?.querySelector<HTMLInputElement>('[type=checkbox]')?.checked
    const reason = rate.current?.querySelector('textarea')?.value
    const words = {
      intent: `approve ${clientID}`,
      [rateName(clientID)]: value,
      ...(isMeant && { [meantName(clientID)]: 'on' }),
      ...(reason && { [approvalReasonName(clientID)]: reason }),
    }
    if (fetcher.state === 'idle') void fetcher.submit(words, { method: 'post', action: '/admin/pending-clients' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') approveInPlace(event)
  }
  return (
    <div ref={rate} className="mt-auto flex flex-col gap-4 border-t border-line pt-5">
      <Field
        label={texts.chargePercentage}
        name={rateName(clientID)}
        form={decisionForm}
        type="number"
        inputMode="decimal"
        step={chargePercentageStep}
        min={chargePercentageStep}
        max={chargePercentageMax}
        defaultValue={typedRate ?? asked}
        error={answer?.fields?.chargePercentage}
        help={texts.askedForChangeItHere(asked)}
        onKeyDown={onKeyDown}
      />
      {asksMeant && (
        <Checkbox name={meantName(clientID)} form={decisionForm} label={belowMinimum.label} help={belowMinimum.help} />
      )}
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      {answer?.code === requirements.openCode && <ApprovalReason clientID={clientID} answer={answer} />}
      <div className="flex flex-wrap gap-3">
        <Button
          form={decisionForm}
          name="intent"
          value={`approve ${clientID}`}
          loading={fetcher.state !== 'idle'}
          onClick={approveInPlace}
        >
          {pendingClients.approve} <span className="sr-only">{client.name}</span>
        </Button>
        {reject}
      </div>
    </div>
  )
}

/** Something that was asked is open: its items are reviewed on the client's page, or a reason takes their place. */
function ApprovalReason({ clientID, answer }: { clientID: string; answer: Refusal }) {
  const { may } = useMay()
  return (
    <>
      {may('GET /clients/:clientID') && (
        <TextLink to={`/admin/clients/${clientID}`}>{requirements.reviewItems}</TextLink>
      )}
      <TextAreaField
        label={requirements.approvalReason}
        name={approvalReasonName(clientID)}
        form={decisionForm}
        help={requirements.approvalReasonHelp}
        defaultValue={answer.typed?.[approvalReasonName(clientID)]}
        error={answer.fields?.reason}
      />
    </>
  )
}
