import type { Fields } from '#contract/check.js'
import { limitFields } from '#contract/limit-names.js'
import * as words from '#contract/messages/admin/plans.js'
import { currencies } from '#contract/money.js'
import { LimitFields } from '../parts/limit-fields'

interface PlanLimitsProps {
  /** By input names. */
  values: Record<string, string>
  fields: Fields | undefined
}

/** What is set or wrong is open from the beginning. */
export function PlanLimits({ values, fields = {} }: PlanLimitsProps) {
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
