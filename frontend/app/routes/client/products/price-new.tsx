import { check, type Fields } from '#contract/check.js'
import { priceIntervals, taxBehaviors, usageAggregations, usageTypes } from '#contract/billing-choices.js'
import { amountMaxMinorUnits } from '#contract/limits.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as links from '#contract/messages/client/payment-links.js'
import * as words from '#contract/messages/client/products.js'
import { type Currency, currencies } from '#contract/money.js'
import { CreatePrice } from '#contract/prices.js'
import { typedMoney } from '#contract/spoken-formats.js'
import { runForm } from '../../../api/form-actions.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { createOwnPrice, loadOwnProduct } from '../../../api/products.server'
import { refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'
import { pageMeta } from '../../../components/page-meta'
import { readForm, toNumber } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { usualCurrency } from '../parts/usual-currency.server'
import type { Route } from './+types/price-new'

const pageOf = (productID: string) => `/client/products/${encodeURIComponent(productID)}`
const isCurrency = (value: unknown): value is Currency => (currencies as readonly unknown[]).includes(value)

export const meta: Route.MetaFunction = () => pageMeta(words.addPrice)

export async function loader({ context, params: { productID } }: Route.LoaderArgs) {
  const [{ name }, currency] = await Promise.all([
    rowOrGone(context, loadOwnProduct(context, productID)),
    usualCurrency(context),
  ])
  return { name, currency, formID: newFormID() }
}

export async function action({ request, context, params: { productID } }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  const { value, fields } = await readPrice(productID, typed)
  if (fields) return refuseInputs(fields, typed)
  return runForm(
    context,
    keyedCall(typed.formID, (key) => createOwnPrice(context, value, key)),
    { to: pageOf(productID), done: words.priceAdded, failed: words.failedToAddPrice, typed },
  )
}

async function readPrice(productID: string, typed: Record<string, string>) {
  const { currency, unitAmount: amount = '', interval, intervalCount, taxBehavior, usageType, usageAggregation } = typed
  const isMetered = usageType === 'metered'
  if (!isCurrency(currency)) return { fields: { currency: links.pleaseSelectACurrency } as Fields }
  const unitAmount = typedMoney(amount.trim(), currency)
  if (unitAmount === null || unitAmount < 0 || unitAmount > amountMaxMinorUnits)
    return { fields: { unitAmount: invoices.amountForm(currency) } as Fields }
  if (isMetered && !interval) return { fields: { interval: words.usageNeedsInterval } as Fields }
  if (isMetered && !usageAggregation) return { fields: { usageAggregation: words.usageNeedsAggregation } as Fields }
  return check(CreatePrice, {
    ...{ productID, currency, unitAmount },
    ...(interval && { interval, ...(intervalCount?.trim() && { intervalCount: toNumber(intervalCount) }) }),
    ...(taxBehavior && { taxBehavior }),
    ...(isMetered && { usageType, usageAggregation }),
  })
}

export default function NewPrice({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const { typed, fields } = answer ?? {}
  const input = inputsOf(typed, fields)
  const pair = 'grid items-start gap-5 sm:grid-cols-2 sm:gap-4'
  return (
    <DialogForm
      title={words.addPrice}
      lead={words.addPriceLead}
      submit={words.addPrice}
      back={pageOf(params.productID)}
      answer={answer}
      formID={typed?.formID ?? loaderData.formID}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-4">
        <Field
          label={words.amount}
          {...input('unitAmount')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="25.00"
          required
        />
        <SelectField
          label={links.currency}
          name="currency"
          options={currencies.map((value) => ({ value, label: value }))}
          defaultValue={typed?.currency ?? loaderData.currency}
          error={fields?.currency}
          required
        />
      </div>
      <div className={pair}>
        <SelectField
          label={words.billed}
          name="interval"
          emptyLabel={words.once}
          options={priceIntervals.map((value) => ({ value, label: words.intervals[value] }))}
          defaultValue={typed?.interval ?? ''}
          error={fields?.interval}
        />
        <Field
          label={words.intervalCount}
          {...input('intervalCount')}
          inputMode="numeric"
          autoComplete="off"
          help={words.intervalCountHelp}
          optionalHint
        />
      </div>
      <div className={pair}>
        <SelectField
          label={words.usageType}
          name="usageType"
          emptyLabel={words.usageTypes.licensed}
          options={usageTypes
            .filter((value) => value !== 'licensed')
            .map((value) => ({ value, label: words.usageTypes[value] }))}
          defaultValue={typed?.usageType ?? ''}
          error={fields?.usageType}
        />
        <SelectField
          label={words.usageAggregation}
          name="usageAggregation"
          options={usageAggregations.map((value) => ({ value, label: words.usageAggregations[value] }))}
          defaultValue={typed?.usageAggregation ?? ''}
          error={fields?.usageAggregation}
          help={words.usageAggregationHelp}
        />
      </div>
      <SelectField
        label={invoices.tax}
        name="taxBehavior"
        emptyLabel={words.sameAsTaxRate}
        options={taxBehaviors.map((value) => ({ value, label: invoices.taxBehaviors[value] }))}
        defaultValue={typed?.taxBehavior ?? ''}
        error={fields?.taxBehavior}
      />
    </DialogForm>
  )
}
