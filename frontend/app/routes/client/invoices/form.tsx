import { Form, useNavigation } from 'react-router'
import { currencies } from '#contract/money.js'
import * as coupons from '#contract/messages/client/coupons.js'
import * as customers from '#contract/messages/client/customers.js'
import * as words from '#contract/messages/client/invoices.js'
import * as links from '#contract/messages/client/payment-links.js'
import * as states from '#contract/messages/components/states.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import type { FormAnswer } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { useFormAnswer } from '../../../components/form-answer'
import { FormError } from '../../../components/form-error'
import { PlusIcon } from '../../../components/icon'
import { inputsOf } from '../../../components/inputs-of'
import { RefusalWords } from '../../../components/refusal-words'
import { TextAreaField } from '../../../components/text-area-field'
import { TextLink } from '../../../components/text-link'
import { ButtonLink as PlainLink } from '../../../components/button'
import { CustomerField } from '../parts/customer-field'
import type { Choice } from '../parts/choices'
import { ChoiceField, ChoiceList } from '../parts/choice-field'
import { InvoiceLineFields } from './line-fields'

export type InvoiceAnswer = FormAnswer & { typed?: Record<string, string> }

interface InvoiceFormProps {
  values: Record<string, string>
  rows: number
  choices: { prices: Choice[]; taxRates: Choice[]; coupons: Choice[]; isSetUp: boolean }
  answer: InvoiceAnswer | undefined
  back: string
  /** Sent along unseen: the form's own ID, or the version that is edited. */
  hidden: Record<string, string>
}

export function InvoiceForm({ values, rows, choices, answer, back, hidden }: InvoiceFormProps) {
  useFormAnswer(answer)
  const { formMethod, formData } = useNavigation()
  const isAdding = formData?.get('intent') === 'add-line'
  const fields = answer?.fields
  return (
    <Form method="post" noValidate preventScrollReset className="flex max-w-4xl flex-col gap-6">
      {/* Enter in a field saves, whatever button stands before the last one. */}
      <button className="sr-only" tabIndex={-1} aria-hidden="true" />
      {Object.entries({ ...hidden, rows: String(rows) }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {!choices.isSetUp && (
        <p className="rounded-panel border border-line bg-tint px-5 py-3.5 text-sm">
          {words.setUpFirst} <TextLink to="/client/invoices/settings">{words.openSettings}</TextLink>
        </p>
      )}
      <Card>
        <InvoiceFields values={values} fields={fields} coupons={choices.coupons} />
      </Card>
      <Card title={words.lines} lead={words.linesHelp}>
        <div className="flex flex-col gap-6">
          <ChoiceList id="prices" options={choices.prices} />
          <ChoiceList id="tax-rates" options={choices.taxRates} />
          <ChoiceList id="coupons" options={choices.coupons} />
          {fields?.lines && <FormError>{fields.lines}</FormError>}
          {Array.from({ length: rows }, (_, at) => (
            <InvoiceLineFields key={at} {...{ at, values, fields, choices }} />
          ))}
          <div>
            <Button name="intent" value="add-line" variant="outline" size="sm" icon={<PlusIcon />} loading={isAdding}>
              {words.addLine}
            </Button>
          </div>
        </div>
      </Card>
      <RefusalWords answer={answer} />
      <div className="flex flex-wrap justify-end gap-3">
        <PlainLink to={back} variant="outline">
          {states.cancel}
        </PlainLink>
        <Button loading={formMethod === 'POST' && !isAdding}>{words.saveDraft}</Button>
      </div>
    </Form>
  )
}

type FieldsProps = Pick<InvoiceFormProps, 'values'> & { fields: FormAnswer['fields']; coupons: Choice[] }

function InvoiceFields({ values, fields, coupons: options }: FieldsProps) {
  const input = inputsOf(values, fields)
  const pair = 'grid items-start gap-5 sm:grid-cols-2 sm:gap-4'
  return (
    <div className="flex flex-col gap-5">
      <CustomerField {...input('customer')} help={words.customerHelp} required />
      <div className={pair}>
        <SelectField
          label={links.currency}
          name="currency"
          options={currencies.map((value) => ({ value, label: value }))}
          defaultValue={values.currency ?? 'USD'}
          error={fields?.currency}
          required
        />
        <Field
          label={words.dueInDays}
          {...input('dueInDays')}
          inputMode="numeric"
          autoComplete="off"
          help={words.dueInDaysHelp}
        />
      </div>
      <div className={pair}>
        <Field label={words.customerTaxID} {...input('buyerTaxID')} autoComplete="off" optionalHint />
        <Field label={customers.reference} {...input('reference')} autoComplete="off" optionalHint />
      </div>
      <ChoiceField
        list="coupons"
        label={coupons.coupon}
        name="couponID"
        emptyLabel={coupons.noCoupon}
        options={options}
        defaultValue={values.couponID ?? ''}
        error={fields?.couponID}
      />
      <TextAreaField label={words.memo} {...input('memo')} help={words.memoHelp} optionalHint />
    </div>
  )
}
