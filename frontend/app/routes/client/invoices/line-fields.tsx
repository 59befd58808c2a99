import type { Fields } from '#contract/check.js'
import * as customers from '#contract/messages/client/customers.js'
import * as words from '#contract/messages/client/invoices.js'
import { Field } from '../../../components/field'
import type { Choice } from '../parts/choices'
import { ChoiceField } from '../parts/choice-field'
import { type LinePart, lineName } from './line-names'

interface LineFieldsProps {
  at: number
  values: Record<string, string>
  fields: Fields | undefined
  choices: { prices: Choice[]; taxRates: Choice[] }
}

export function InvoiceLineFields({ at, values, fields, choices: { prices, taxRates } }: LineFieldsProps) {
  const input = (part: LinePart) => {
    const name = lineName(at, part)
    return { name, defaultValue: values[name], error: fields?.[name] }
  }
  return (
    <div
      role="group"
      aria-label={words.lineNumber(at + 1)}
      className="flex flex-col gap-4 border-t border-line pt-5 first:border-t-0 first:pt-0"
    >
      <p className="text-sm font-semibold text-ink">{words.lineNumber(at + 1)}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {prices.length > 0 && (
          <ChoiceField
            label={words.price}
            {...input('priceID')}
            options={prices}
            emptyLabel={words.customLine}
            list="prices"
          />
        )}
        <div className={prices.length > 0 ? '' : 'sm:col-span-2'}>
          <Field label={customers.description} {...input('description')} autoComplete="off" />
        </div>
      </div>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        <Field
          label={words.quantity}
          {...input('quantity')}
          defaultValue={values[lineName(at, 'quantity')] ?? '1'}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          label={words.unitPrice}
          {...input('unitAmount')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="25.00"
        />
        {taxRates.length > 0 && (
          <div className="col-span-2 sm:col-span-1">
            <ChoiceField
              label={words.tax}
              {...input('taxRateID')}
              options={taxRates}
              emptyLabel={words.noTax}
              list="tax-rates"
            />
          </div>
        )}
      </div>
      {(['periodStart', 'periodEnd'] as const).map(
        (part) =>
          values[lineName(at, part)] && (
            <input key={part} type="hidden" name={lineName(at, part)} value={values[lineName(at, part)]} />
          ),
      )}
    </div>
  )
}
