import type { ReactNode } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { ClientView } from '#contract/clients.js'
import { chargePercentageMax, chargePercentageStep } from '#contract/limits.js'
import { pendingClients } from '#contract/messages.js'
import type { Refusal } from '../../api/refusal.server'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { FormError } from '../../components/form-error'

interface ApproveFormProps {
  client: ClientView
  fetcher: FetcherWithComponents<Refusal>
  answer: Refusal | undefined
  /** Stands beside Approve. */
  reject: ReactNode
}

export function ApproveForm({ client, fetcher, answer, reject }: ApproveFormProps) {
  const asked = client.chargePercentage.toFixed(2)
  return (
    <fetcher.Form
      method="post"
      action="/admin/pending-clients"
      noValidate
      className="mt-auto flex flex-col gap-4 border-t border-line pt-5"
    >
      <input type="hidden" name="clientID" value={client.clientID} />
      <Field
        label="Charge percentage"
        name="chargePercentage"
        type="number"
        inputMode="decimal"
        step={chargePercentageStep}
        min={chargePercentageStep}
        max={chargePercentageMax}
        defaultValue={answer?.typed?.chargePercentage ?? asked}
        error={answer?.fields?.chargePercentage}
        help={`Asked for: ${asked} %. Change it here before you approve.`}
      />
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <div className="flex flex-wrap gap-3">
        <Button loading={fetcher.state !== 'idle'}>
          {pendingClients.approve} <span className="sr-only">{client.name}</span>
        </Button>
        {reject}
      </div>
    </fetcher.Form>
  )
}
