import type { Fields } from '#contract/check.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as products from '#contract/messages/client/products.js'
import * as words from '#contract/messages/client/subscriptions.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Field } from '../../../components/field'
import { FormError } from '../../../components/form-error'
import { PlusIcon } from '../../../components/icon'
import { TextLink } from '../../../components/text-link'
import { type ItemPart, itemName } from './item-names'
import type { Choice } from '../parts/choices'
import { ChoiceField, ChoiceList } from '../parts/choice-field'

export interface PlanChoices {
  prices: Choice[]
  taxRates: Choice[]
  isSetUp: boolean
}

interface ItemsProps {
  rows: number
  values: Record<string, string>
  fields: Fields | undefined
  choices: PlanChoices
  isAdding: boolean
}

export const ItemsCard = ({ rows, values, fields, choices, isAdding }: ItemsProps) => (
  <Card title={words.items} lead={words.itemsHelp}>
    <div className="flex flex-col gap-6">
      <ChoiceList id="prices" options={choices.prices} />
      <ChoiceList id="tax-rates" options={choices.taxRates} />
      {fields?.items && <FormError>{fields.items}</FormError>}
      {choices.prices.length === 0 && (
        <p className="text-sm">
          {words.noRecurringPrices} <TextLink to="/client/products">{words.openProducts}</TextLink>
        </p>
      )}
      {Array.from({ length: rows }, (_, at) => (
        <ItemFields key={at} {...{ at, values, fields, choices }} />
      ))}
      <div>
        <Button name="intent" value="add-item" variant="outline" size="sm" icon={<PlusIcon />} loading={isAdding}>
          {words.addItem}
        </Button>
      </div>
    </div>
  </Card>
)

type ItemProps = Omit<ItemsProps, 'rows' | 'isAdding'> & { at: number }

function ItemFields({ at, values, fields, choices: { prices, taxRates } }: ItemProps) {
  const input = (part: ItemPart) => {
    const name = itemName(at, part)
    return { name, defaultValue: values[name], error: fields?.[name] }
  }
  return (
    <div
      role="group"
      aria-label={words.itemNumber(at + 1)}
      className="grid items-start gap-4 border-t border-line pt-5 first:border-t-0 first:pt-0 sm:grid-cols-[minmax(0,2fr)_6rem_minmax(0,1fr)]"
    >
      <ChoiceField
        label={invoices.price}
        {...input('priceID')}
        options={prices}
        emptyLabel={products.noPrice}
        list="prices"
      />
      <Field
        label={invoices.quantity}
        {...input('quantity')}
        defaultValue={values[itemName(at, 'quantity')] ?? '1'}
        help={words.quantityHelp}
        inputMode="numeric"
        autoComplete="off"
      />
      {taxRates.length > 0 && (
        <ChoiceField
          label={invoices.tax}
          {...input('taxRateID')}
          options={taxRates}
          emptyLabel={invoices.noTax}
          list="tax-rates"
        />
      )}
    </div>
  )
}
