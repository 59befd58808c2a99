import type { CsvPreviewView } from '#contract/bank-accounts.js'
import type { Fields } from '#contract/check.js'
import { csvColumnNames, csvDateFormats, csvDecimals, csvDelimiters, csvEncodings } from '#contract/csv-mapping.js'
import * as words from '#contract/messages/admin/banks.js'
import { type Currency, currencies, formatMoney } from '#contract/money.js'
import {
  chargeBearers,
  clearingSystems,
  creditorAddresses,
  type PaymentFileProfile,
  paymentFileVersions,
  usualProfile,
} from '#contract/payment-file-profile.js'
import { Checkbox } from '../../../components/checkbox'
import { Field, SelectField } from '../../../components/field'
import { TextAreaField } from '../../../components/text-area-field'
import { tieFields } from '../../../components/tie-fields'

interface FieldsProps {
  values: Record<string, string>
  fields: Fields | undefined
  /** Absent: a new account. */
  last4?: string
}

const asOptions = (values: readonly string[], said: Record<string, string> = {}) =>
  values.map((value) => ({ value, label: said[value] ?? value }))

export function BankAccountFields({ values, fields, last4 }: FieldsProps) {
  const field = tieFields(values, fields, { autoComplete: 'off' })
  return (
    <>
      <Field label={words.name} help={words.nameHelp} required {...field('name')} />
      <Field label={words.holder} help={words.holderHelp} required {...field('holder')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.iban} help={last4 && words.numberStays(last4)} {...field('iban')} />
        <Field label={words.accountNumber} help={words.accountNumberHelp} {...field('accountNumber')} />
        <Field label={words.bic} {...field('bic')} />
        {!last4 && (
          <SelectField label={words.currency} required options={asOptions(currencies)} {...field('currency')} />
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.cutOffTime} type="time" help={words.cutOffHelp} {...field('cutOffTime')} />
        <Field label={words.timeZone} help={words.timeZoneHelp} {...field('timeZone')} />
      </div>
      <TextAreaField label={words.holidays} help={words.holidaysHelp} {...field('holidays')} />
      <Checkbox
        name="isEnabled"
        label={words.isEnabled}
        help={words.isEnabledHelp}
        defaultChecked={values.isEnabled !== 'false'}
      />
      <FileFields values={values} error={fields?.fileProfile} />
      <CsvFields values={values} fields={fields} />
    </>
  )
}

/** Most banks take files without any of it, so it stays folded until it is another one. */
function FileFields({ values, error }: Pick<FieldsProps, 'values'> & { error: string | undefined }) {
  const field = (name: keyof PaymentFileProfile) => ({
    name: `file.${name}`,
    defaultValue: values[`file.${name}`] ?? String(usualProfile[name] ?? ''),
  })
  const isUsual = Object.entries(usualProfile).every(([name, usual]) => {
    const value = values[`file.${name}`]
    return value === undefined || value === String(usual ?? '')
  })
  return (
    <details open={!isUsual || error !== undefined} className="rounded-panel border border-line p-4">
      <summary className="cursor-pointer font-medium text-ink">{words.fileTitle}</summary>
      <div className="mt-4 flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{words.fileHelp}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label={words.fileVersion} options={asOptions(paymentFileVersions)} {...field('version')} />
          <SelectField
            label={words.chargeBearer}
            emptyLabel={words.automatic}
            options={asOptions(chargeBearers, words.chargeBearerWords)}
            {...field('chargeBearer')}
          />
          <SelectField
            label={words.creditorAddress}
            options={asOptions(creditorAddresses, words.creditorAddressWords)}
            {...field('creditorAddress')}
          />
          <SelectField
            label={words.clearingSystem}
            emptyLabel={words.automatic}
            options={asOptions(clearingSystems)}
            {...field('clearingSystem')}
          />
        </div>
        <Checkbox
          name="file.batchBooking"
          label={words.batchBooking}
          help={words.batchBookingHelp}
          defaultChecked={values['file.batchBooking'] === 'true'}
        />
        <Checkbox
          name="file.remittanceText"
          label={words.remittanceText}
          help={words.remittanceTextHelp}
          defaultChecked={values['file.remittanceText'] === 'true'}
        />
        {error && <p className="text-sm text-failed">{error}</p>}
      </div>
    </details>
  )
}

function CsvFields({ values, fields }: FieldsProps) {
  const field = (name: string) => ({ name: `csv.${name}`, defaultValue: values[`csv.${name}`], autoComplete: 'off' })
  const isOpen = values.usesCsv === 'true' || fields?.csvMapping !== undefined
  return (
    <details open={isOpen} className="rounded-panel border border-line p-4">
      <summary className="cursor-pointer font-medium text-ink">{words.csvTitle}</summary>
      <div className="mt-4 flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{words.csvHelp}</p>
        <Checkbox name="usesCsv" label={words.usesCsv} defaultChecked={values.usesCsv === 'true'} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={words.delimiter}
            options={asOptions(csvDelimiters, words.delimiterWords)}
            {...field('delimiter')}
          />
          <SelectField
            label={words.decimal}
            options={asOptions(csvDecimals, words.decimalWords)}
            {...field('decimal')}
          />
          <SelectField label={words.dateFormat} options={asOptions(csvDateFormats)} {...field('dateFormat')} />
          <SelectField label={words.encoding} options={asOptions(csvEncodings)} {...field('encoding')} />
          <Field label={words.skippedLines} inputMode="numeric" {...field('skippedLines')} />
          {csvColumnNames.map((name) => (
            <Field key={name} label={words.columnOf[name]} {...field(name)} />
          ))}
        </div>
        {fields?.csvMapping && <p className="text-sm text-failed">{fields.csvMapping}</p>}
        <TextAreaField
          label={words.sample}
          name="sample"
          help={words.sampleHelp}
          defaultValue={values.sample}
          error={fields?.text}
        />
      </div>
    </details>
  )
}

export function CsvPreview({ preview, currency }: { preview: CsvPreviewView; currency: Currency }) {
  if (preview.sentence)
    return <p className="rounded-panel bg-failed-soft px-4 py-3 text-sm text-failed">{preview.sentence}</p>
  const { opening, closing } = preview
  return (
    <section className="flex flex-col gap-2 rounded-panel bg-tint p-4 text-sm">
      <h3 className="font-medium text-ink">{words.previewTitle}</h3>
      {preview.rows.map((row, at) => (
        <p key={at} className="flex flex-wrap justify-between gap-x-4">
          <span className="tabular">{row.bookedOn}</span>
          <span className="min-w-0 [overflow-wrap:anywhere]">{row.counterparty ?? row.text ?? words.unnamed}</span>
          <span className="tabular">{formatMoney(row.amount, currency)}</span>
        </p>
      ))}
      {preview.rows.length === 0 && <p>{words.noRows}</p>}
      {opening !== null && closing !== null && (
        <p className="text-ink-faint">
          {words.previewBalances(formatMoney(opening, currency), formatMoney(closing, currency))}
        </p>
      )}
    </section>
  )
}
