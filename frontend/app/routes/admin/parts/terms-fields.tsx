import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/admin/plans.js'
import { currencies } from '#contract/money.js'
import { Field } from '../../../components/field'
import { TextAreaField } from '../../../components/text-area-field'
import { tieFields } from '../../../components/tie-fields'
import { feeFields } from './terms-facts'

interface TermsFieldsProps {
  /** By input names. */
  values: Record<string, string>
  fields: Fields | undefined
}

export function TermsFields({ values, fields }: TermsFieldsProps) {
  const tie = tieFields(values, fields)
  return (
    <>
      <Field
        label={words.percentage}
        {...tie('chargePercentage')}
        inputMode="decimal"
        autoComplete="off"
        help={words.percentageHelp}
      />
      <FeesFields values={values} fields={fields} />
      <TextAreaField label={words.methods} {...tie('methods')} help={words.methodsHelp} optionalHint />
    </>
  )
}

const columns = 'grid grid-cols-[2.5rem_repeat(4,minmax(0,1fr))] items-center gap-x-2 gap-y-1.5'

function FeesFields({ values, fields = {} }: TermsFieldsProps) {
  const wrong = feeFields.flatMap((fee) => currencies.map((currency) => fields[`${fee}${currency}`])).find(Boolean)
  const sentence = wrong ?? fields.fees
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium text-ink">{words.feesLegend}</legend>
      <p id="fees-help" className="mt-0.5 mb-2 text-xs text-ink-faint">
        {words.feesHelp}
      </p>
      <div className={columns}>
        <span />
        {feeFields.map((fee) => (
          <span key={fee} className="truncate text-xs text-ink-soft">
            {words.feeNames[fee]}
          </span>
        ))}
        {currencies.map((currency) => (
          <FeeRow key={currency} {...{ currency, values, fields }} />
        ))}
      </div>
      {sentence && (
        <p role="alert" className="mt-2 text-sm text-failed">
          {sentence}
        </p>
      )}
    </fieldset>
  )
}

const FeeRow = ({ currency, values, fields = {} }: TermsFieldsProps & { currency: string }) => (
  <>
    <span className="text-xs font-medium text-ink-soft">{currency}</span>
    {feeFields.map((fee) => (
      <input
        key={fee}
        name={`${fee}${currency}`}
        className="control tabular h-9! min-w-0 px-2! text-right"
        inputMode="decimal"
        autoComplete="off"
        aria-label={words.feeLabel(words.feeNames[fee], currency)}
        aria-describedby="fees-help"
        aria-invalid={fields[`${fee}${currency}`] ? true : undefined}
        defaultValue={values[`${fee}${currency}`]}
      />
    ))}
  </>
)
