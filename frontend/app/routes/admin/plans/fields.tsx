import type { Fields } from '#contract/check.js'
import { limitFields } from '#contract/limit-names.js'
import * as words from '#contract/messages/admin/plans.js'
import { currencies } from '#contract/money.js'
import { Field } from '../../../components/field'
import { LimitFields } from '../parts/limit-fields'
import { TermsFields } from '../parts/terms-fields'

interface PlanFieldsProps {
  /** By input names. */
  values: Record<string, string>
  fields: Fields | undefined
}

export const PlanFields = ({ values, fields }: PlanFieldsProps) => (
  <>
    <Field label={words.name} name="name" autoComplete="off" defaultValue={values.name} error={fields?.name} />
    <TermsFields values={values} fields={fields} />
    <PlanLimits values={values} fields={fields} />
  </>
)

/** What is set or wrong is open from the beginning. */
function PlanLimits({ values, fields = {} }: PlanFieldsProps) {
  const isOpen = (currency: string) =>
    limitFields.some((name) => Boolean(values[`${name}${currency}`] || fields[`${name}${currency}`]))
  return (
    <details open={Boolean(fields.limits) || currencies.some(isOpen)} className="rounded-panel border border-line">
      <summary className="cursor-pointer px-4 py-3 text-sm font-medium text-ink">{words.limitsLegend}</summary>
      <div className="px-4 pb-3 text-xs text-ink-faint">{words.limitsHelp}</div>
      {fields.limits && (
        <p role="alert" className="px-4 pb-3 text-sm text-failed">
          {fields.limits}
        </p>
      )}
      {currencies.map((currency) => (
        <details key={currency} open={isOpen(currency)} className="border-t border-line px-4">
          <summary className="cursor-pointer py-2.5 text-sm text-ink-soft">{words.limitsIn(currency)}</summary>
          <div className="flex flex-col gap-4 pt-1 pb-4">
            <LimitFields values={values} fields={fields} suffix={currency} />
          </div>
        </details>
      ))}
    </details>
  )
}
