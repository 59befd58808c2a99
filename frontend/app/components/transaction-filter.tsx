import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { brandWords } from '#contract/messages/cards.js'
import { failureCodes } from '#contract/failure-codes.js'
import * as words from '#contract/messages/components/payments.js'
import { failureNames } from '#contract/messages/failure-names.js'
import { currencies } from '#contract/money.js'
import { cardBrands } from '#contract/payment-methods.js'
import { transactionStatuses } from '#contract/transaction-states.js'
import { Button } from './button'
import { FilterChoice, FilterInput } from './filter-fields'
import { ChevronDownIcon } from './icon'
import { statusWord } from './status-badge'

interface TransactionFilterProps {
  typed: Record<string, string>
  fields: Record<string, string>
  children?: ReactNode
  /** Stand among those that are rarely used. */
  others?: ReactNode
}

const more = ['reference', 'from', 'to', 'minAmount', 'maxAmount', 'failureCode', 'cardBrand', 'processorAccountID']

/** A form that writes the address; written anew when the address changes from outside, hence the key. */
export function TransactionFilter({ typed, fields, children, others }: TransactionFilterProps) {
  const input = (name: string) => ({ name, defaultValue: typed[name], error: fields[name] })
  const used = more.filter((name) => typed[name]).length
  return (
    <Form
      key={JSON.stringify(typed)}
      role="search"
      aria-label={words.filterTransactions}
      className="flex min-w-0 flex-1 basis-full flex-col gap-3 sm:basis-0"
    >
      <div className="filter-fields">
        <FilterInput
          {...input('q')}
          label={words.descriptionStatusOrId}
          type="search"
          className="basis-full sm:basis-56"
        />
        <FilterChoice {...input('status')} label={words.status} all={words.anyStatus} options={statusOptions()} />
        <FilterChoice {...input('currency')} label={words.currency} all={words.anyCurrency} options={currencyOptions} />
        {children}
        <Button variant="outline" className="basis-full sm:mt-5 sm:min-w-0 sm:grow-0 sm:basis-auto">
          {words.filter}
        </Button>
      </div>
      <details open={used > 0} className="group">
        <summary className="inline-flex items-center gap-1 rounded-small text-ink-soft hover:text-ink">
          {words.moreFilters}
          {used > 0 && ` (${used})`}
          <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="filter-fields mt-2">
          <FilterInput {...input('reference')} label={words.reference} />
          <FilterInput {...input('from')} label={words.from} type="date" />
          <FilterInput {...input('to')} label={words.to} type="date" />
          <FilterInput {...input('minAmount')} label={words.lowestAmount} inputMode="decimal" placeholder="10.00" />
          <FilterInput {...input('maxAmount')} label={words.highestAmount} inputMode="decimal" placeholder="250.00" />
          <FilterChoice
            {...input('failureCode')}
            label={words.failureCode}
            all={words.any}
            options={failureOptions()}
          />
          <FilterChoice {...input('cardBrand')} label={words.cardBrand} all={words.any} options={brandOptions()} />
          {others}
        </div>
      </details>
    </Form>
  )
}

const statusOptions = () => transactionStatuses.map((status) => ({ value: status, label: statusWord(status) }))
const failureOptions = () => failureCodes.map((value) => ({ value, label: failureNames[value] }))
const brandOptions = () => cardBrands.map((value) => ({ value, label: brandWords[value] }))
const currencyOptions = currencies.map((currency) => ({ value: currency, label: currency }))
