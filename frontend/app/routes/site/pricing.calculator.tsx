import { Form } from 'react-router'
import { chargePercentageStep } from '#contract/limits.js'
import * as words from '#contract/messages/site/pricing.js'
import {
  currencies,
  type Currency,
  feeOf,
  formatMoney,
  fromHundredths,
  parseMoney,
  parseRate,
} from '#contract/money.js'
import { Button } from '../../components/button'
import { Field, SelectField } from '../../components/field'

/** As it was typed. */
export interface Asked {
  amount: string
  rate: string
  currency: Currency
}

const isCurrency = (text: string | null): text is Currency => currencies.includes(text as Currency)

/** The address holds what was asked, so that an answer can be shared. */
export function askedIn(search: URLSearchParams): Asked {
  const currency = search.get('currency')
  return {
    amount: search.get('amount') ?? '129.50',
    rate: search.get('rate') ?? '2.50',
    currency: isCurrency(currency) ? currency : 'USD',
  }
}

/** The ledger's own arithmetic, on the page. */
export function FeeCalculator({ asked }: { asked: Asked }) {
  const amount = parseMoney(asked.amount, asked.currency)
  const rate = parseRate(asked.rate)
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-panel">
      <Form
        method="get"
        action="/pricing"
        noValidate
        preventScrollReset
        aria-label={words.feeCalculator}
        className="grid items-start gap-5 p-6 sm:grid-cols-3"
      >
        <Field
          label={words.payment}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={asked.amount}
          error={amount === null ? words.pleaseEnterAnAmountIn(asked.currency) : undefined}
        />
        <SelectField
          label={words.currency}
          name="currency"
          key={asked.currency}
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
          defaultValue={asked.currency}
        />
        <Field
          label={words.ratePercent}
          name="rate"
          inputMode="decimal"
          step={chargePercentageStep}
          autoComplete="off"
          defaultValue={asked.rate}
          error={rate === null ? words.pleaseEnterARateSuch : undefined}
        />
        <div className="sm:col-span-3">
          <Button>{words.calculate}</Button>
        </div>
      </Form>
      <output className="block border-t border-line bg-sunken px-6 py-4">
        {amount !== null && rate !== null ? (
          <Answer amount={amount} rate={rate} currency={asked.currency} />
        ) : (
          words.enterAmountToCalculate
        )}
      </output>
    </div>
  )
}

function Answer({ amount, rate, currency }: { amount: number; rate: number; currency: Currency }) {
  const fee = feeOf(amount, rate)
  const figures = [
    ['Payment', formatMoney(amount, currency)],
    [words.feeAtRate(fromHundredths(rate).toFixed(2)), formatMoney(fee, currency)],
    [words.youReceive, formatMoney(amount - fee, currency)],
  ] as const
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
      {figures.map(([label, value]) => (
        <div key={label} className="contents last:[&>*]:font-semibold last:[&>*]:text-ink">
          <dt>{label}</dt>
          <dd className="tabular text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
