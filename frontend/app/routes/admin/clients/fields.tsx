import type { Fields } from '#contract/check.js'
import { clientTypes } from '#contract/choices.js'
import { chargePercentageMax, chargePercentageStep } from '#contract/limits.js'
import * as words from '#contract/messages/admin/clients.js'
import { belowMinimum } from '#contract/messages/pending-clients.js'
import { Checkbox } from '../../../components/checkbox'
import { Field, SelectField } from '../../../components/field'
import { tieFields } from '../../../components/tie-fields'

interface ClientFieldsProps {
  values: Record<string, string> | undefined
  fields: Fields | undefined
  rateHelp: string
  emailHelp?: string
  /** The rate is below the installation's minimum: it takes a tick to say that it is meant. */
  asksMeant: boolean
}

export function ClientFields({ values, fields, rateHelp, emailHelp, asksMeant }: ClientFieldsProps) {
  const tie = tieFields(values, fields, { autoComplete: 'off' })
  return (
    <>
      <Field label={words.name} {...tie('name')} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={words.clientType}
          {...tie('clientType')}
          options={clientTypes.map((type) => ({ value: type, label: type }))}
          required
        />
        <Field
          label={words.chargePercentage}
          {...tie('chargePercentage')}
          type="number"
          inputMode="decimal"
          step={chargePercentageStep}
          min={chargePercentageStep}
          max={chargePercentageMax}
          help={rateHelp}
        />
      </div>
      {asksMeant && <Checkbox name="belowMinimum" label={belowMinimum.label} help={belowMinimum.help} />}
      <Field label={words.email} {...tie('emailAddress')} type="email" help={emailHelp} required />
    </>
  )
}
