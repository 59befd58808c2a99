import type { Fields } from '#contract/check.js'
import type { LimitField } from '#contract/limit-names.js'
import * as words from '#contract/messages/limits.js'
import { Field } from '../../../components/field'

const groups: [string, ...LimitField[]][] = [
  [words.groups.payment, 'paymentLeast', 'paymentMost'],
  [words.groups.day, 'dayAmount', 'dayCount'],
  [words.groups.thirtyDays, 'thirtyDaysAmount', 'thirtyDaysCount'],
  [words.groups.refundDay, 'refundDayAmount', 'refundDayCount'],
  [words.groups.balance, 'refundsBeyondBalance'],
]

interface LimitFieldsProps {
  /** By input names. */
  values: Record<string, string>
  fields: Fields | undefined
  /** What stands behind the name of each input, where a form has limits of several currencies. */
  suffix?: string
  /** What counts where the input is empty. */
  otherwise?: Record<string, string>
}

export const LimitFields = ({ values, fields, suffix = '', otherwise = {} }: LimitFieldsProps) =>
  groups.map(([legend, ...names]) => (
    <fieldset key={legend} className="min-w-0">
      <legend className="sr-only">{[legend, suffix].join(' ').trim()}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <Field
            key={name}
            label={words.names[name]}
            name={`${name}${suffix}`}
            inputMode={name.endsWith('Count') ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={otherwise[name]}
            help={name === 'refundsBeyondBalance' ? words.refundsBeyondBalanceHelp : undefined}
            defaultValue={values[`${name}${suffix}`]}
            error={fields?.[`${name}${suffix}`]}
          />
        ))}
      </div>
    </fieldset>
  ))
