import { collectionMethods } from '#contract/billing-choices.js'
import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/client/subscriptions.js'
import { Field, SelectField } from '../../../components/field'
import type { Choice } from '../parts/choices'

interface BillingFieldsProps {
  values: Record<string, string>
  fields: Fields | undefined
  /** Null: the customer is not known yet. */
  methods: Choice[] | null
}

export const BillingFields = ({ values, fields, methods }: BillingFieldsProps) => (
  <>
    <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
      <SelectField
        label={words.collection}
        name="collection"
        options={collectionMethods.map((value) => ({ value, label: words.collections[value] }))}
        defaultValue={values.collection ?? 'charge'}
        error={fields?.collection}
        required
      />
      <Field
        label={words.dueInDays}
        name="dueInDays"
        defaultValue={values.dueInDays}
        error={fields?.dueInDays}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
    {methods && (
      <SelectField
        label={words.method}
        name="savedPaymentMethodID"
        options={methods}
        emptyLabel={words.defaultOrNewest}
        defaultValue={values.savedPaymentMethodID}
        error={fields?.savedPaymentMethodID}
      />
    )}
  </>
)
