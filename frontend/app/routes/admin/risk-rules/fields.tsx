import type { Fields } from '#contract/check.js'
import { methodWords } from '#contract/messages/admin/processors.js'
import * as words from '#contract/messages/admin/risk.js'
import * as routing from '#contract/messages/admin/routing.js'
import { currencies } from '#contract/money.js'
import { riskOutcomes, velocitySubjects, velocityWindows } from '#contract/risk.js'
import { Checkbox } from '../../../components/checkbox'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { Field, SelectField } from '../../../components/field'
import { tieFields } from '../../../components/tie-fields'

interface RuleFieldsProps {
  methods: string[]
  cannotHold: string[]
  /** By input names; lists with a space between their items. */
  values: Record<string, string>
  fields: Fields | undefined
}

type Said = Readonly<Record<string, string>>
const asOptions = (names: readonly string[], said: Said = {}) =>
  names.map((value) => ({ value, label: said[value] ?? value }))
const ticked = (text: string | undefined) => text?.split(' ') ?? []

export function RuleFields({ methods, cannotHold, values, fields }: RuleFieldsProps) {
  const tie = tieFields(values, fields)
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={words.name} {...tie('name')} help={words.nameHelp} autoComplete="off" />
        <SelectField
          label={words.outcome}
          name="outcome"
          options={asOptions(riskOutcomes, words.outcomeWords)}
          defaultValue={values.outcome ?? ''}
          help={words.outcomeHelp(cannotHold)}
          error={fields?.outcome}
        />
      </div>
      <Payments methods={methods} values={values} fields={fields} />
      <Payer values={values} fields={fields} />
      <HowOften values={values} fields={fields} />
      <Checkbox name="isEnabled" label={words.isEnabled} defaultChecked={values.isEnabled !== 'false'} />
    </>
  )
}

type PartProps = Pick<RuleFieldsProps, 'values' | 'fields'>

function Payments({ methods, values, fields }: PartProps & { methods: string[] }) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-medium text-ink">{words.whichPayments}</legend>
      <CheckboxGroup
        legend={routing.currencies}
        name="currencies"
        options={asOptions(currencies)}
        checked={ticked(values.currencies)}
        help={routing.noneIsAny}
        error={fields?.conditions}
        manyColumns
      />
      {methods.length > 0 && (
        <CheckboxGroup
          legend={routing.methods}
          name="methods"
          options={asOptions(methods, methodWords)}
          checked={ticked(values.methods)}
          help={routing.noneIsAny}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {(['amountFrom', 'amountTo'] as const).map((name) => (
          <Field
            key={name}
            label={routing[name]}
            name={name}
            inputMode="decimal"
            help={routing.amountHelp}
            defaultValue={values[name]}
            error={fields?.[name]}
          />
        ))}
      </div>
      <Listed name="clientIDs" label={routing.clients} values={values} help={routing.clientsHelp} />
    </fieldset>
  )
}

function Payer({ values }: PartProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-medium text-ink">{words.payer}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Listed name="emails" label={words.emails} values={values} />
        <Listed name="emailDomains" label={words.emailDomains} values={values} />
        <Listed name="ipAddresses" label={words.ipAddresses} values={values} />
        <Listed name="cardCountries" label={words.cardCountries} values={values} help={routing.countriesHelp} />
      </div>
      <Checkbox
        name="isForeignCard"
        label={words.foreignCard}
        help={words.foreignCardHelp}
        defaultChecked={values.isForeignCard === 'true'}
      />
    </fieldset>
  )
}

function HowOften({ values, fields }: PartProps) {
  const tie = tieFields(values, fields)
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-medium text-ink">{words.howOften}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={words.moreThan}
          name="moreThan"
          inputMode="numeric"
          help={words.moreThanHelp}
          defaultValue={values.moreThan}
        />
        <Field label={words.orAmount} {...tie('velocityAmount')} inputMode="decimal" help={routing.amountHelp} />
        <SelectField
          label={words.by}
          name="by"
          emptyLabel={words.any}
          options={asOptions(velocitySubjects, words.subjects)}
          help={words.velocityCardHelp}
          defaultValue={values.by ?? ''}
          error={fields?.by}
        />
        <SelectField
          label={words.window}
          name="window"
          emptyLabel={words.any}
          options={asOptions(Object.keys(velocityWindows), words.windows)}
          defaultValue={values.window ?? ''}
        />
      </div>
    </fieldset>
  )
}

interface ListedProps {
  name: string
  label: string
  values: Record<string, string>
  help?: string
}

const Listed = ({ name, label, values, help = words.withCommas }: ListedProps) => (
  <Field label={label} name={name} help={help} autoComplete="off" defaultValue={values[name]} />
)
