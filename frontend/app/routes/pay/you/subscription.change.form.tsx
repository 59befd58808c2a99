import type { PayerItemView, PayerPreviewView, PayerSubscriptionView } from '#contract/billing-portal.js'
import * as english from '#contract/messages/invoice-page.js'
import { Button } from '../../../components/button'
import { Field, SelectField } from '../../../components/field'
import { FormError } from '../../../components/form-error'
import { dayOf } from '../../../components/moment'
import { useMoney, useSpeech, useWords } from '../../../components/speech'
import { nextChargeWords, useBillingWords, useItemWords, usePriceWords } from './billing-words'
import type { ChangeAnswer } from './subscription.change'

interface FormProps {
  subscription: PayerSubscriptionView
  answer: ChangeAnswer | undefined
  intent: string
}

export function ChangeForm({ subscription, answer, intent }: FormProps) {
  const words = useBillingWords()
  const money = useMoney()
  const preview = answer?.preview
  const isInvoiced = subscription.collection === 'send_invoice'
  const isPaid = preview !== undefined && preview.total > 0 && !isInvoiced
  return (
    <>
      {/* Enter in a field previews, whatever button stands before the last one. */}
      <button className="sr-only" tabIndex={-1} aria-hidden="true" name="intent" value="preview" />
      <input type="hidden" name="preview" value={preview?.preview ?? ''} key={preview?.preview} />
      {subscription.items.map((item, at) => (
        <ItemFields key={item.priceID} {...{ subscription, item, at, answer }} />
      ))}
      {preview && <Preview preview={preview} subscription={subscription} />}
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <div className="flex flex-col gap-3">
        {preview && (
          <Button name="intent" value="confirm" size="lg" fullWidth loading={intent === 'confirm'}>
            {isPaid ? words.confirmAndPay(money(preview.total, preview.currency)) : words.confirm}
          </Button>
        )}
        <Button
          name="intent"
          value="preview"
          size="lg"
          variant={preview ? 'outline' : 'primary'}
          fullWidth
          loading={intent === 'preview'}
        >
          {preview ? words.previewAgain : words.preview}
        </Button>
      </div>
    </>
  )
}

interface ItemProps {
  subscription: PayerSubscriptionView
  item: PayerItemView
  at: number
  answer: ChangeAnswer | undefined
}

function ItemFields({ subscription, item, at, answer }: ItemProps) {
  const { may, currency, interval, intervalCount } = subscription
  const words = useBillingWords()
  const priceWords = usePriceWords()
  const itemWords = useItemWords()
  const { priceID, name, unitAmount, quantity } = item
  // What is charged by usage has nothing to choose.
  if (quantity === null) return null
  const own = { priceID, name, currency, unitAmount, tiers: null, interval, intervalCount }
  const prices = [own, ...may.prices.filter((price) => price.priceID !== priceID)]
  const typed = answer?.typed ?? {}
  return (
    <>
      {may.prices.length > 0 && (
        <SelectField
          label={words.planOf(itemWords(item))}
          name={`priceID-${at}`}
          options={prices.map((price) => ({ value: price.priceID, label: priceWords(price) }))}
          emptyLabel={name}
          defaultValue={typed[`priceID-${at}`] ?? priceID}
          required
        />
      )}
      {may.changeQuantity && (
        <Field
          label={words.quantityOf(name)}
          name={`quantity-${at}`}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className="control rtl:text-right"
          defaultValue={typed[`quantity-${at}`] ?? String(quantity)}
          error={answer?.fields?.[`quantity-${at}`]}
          required
        />
      )}
    </>
  )
}

interface PreviewProps {
  preview: PayerPreviewView
  subscription: PayerSubscriptionView
}

function Preview({ preview, subscription }: PreviewProps) {
  const isInvoiced = subscription.collection === 'send_invoice'
  const { currency, lines, discounts, taxes, subtotal, total, creditLeft, nextCharge } = preview
  const words = useBillingWords()
  const pages = useWords('invoicePage', english)
  const asMoney = useMoney()
  const money = (amount: number) => asMoney(amount, currency)
  const { formats } = useSpeech()
  const sums: [string, number][] = [
    ...lines.map(({ description, amount }): [string, number] => [description, amount]),
    ...discounts.map(({ name, amount }): [string, number] => [pages.couponNamed(name), -amount]),
    ...(discounts.length + taxes.length > 0 ? [[pages.subtotal, subtotal] satisfies [string, number]] : []),
    ...taxes.map(({ name, percentage, taxAmount }): [string, number] => [
      pages.taxNamed(name, `${percentage}%`),
      taxAmount,
    ]),
  ]
  return (
    <section role="status" className="flex flex-col gap-2 rounded-control border border-line bg-tint px-4 py-3 text-sm">
      <dl className="flex flex-col gap-2">
        {sums.map(([term, amount], at) => (
          <Sum key={at} term={term} amount={money(amount)} />
        ))}
        <Sum isTotal term={isInvoiced ? words.invoicedNow : words.chargedNow} amount={money(total)} />
        {nextCharge && (
          <Sum
            term={nextChargeWords(words, subscription)}
            amount={words.moneyOn(money(nextCharge.amount), dayOf(nextCharge.at, formats))}
          />
        )}
      </dl>
      {isInvoiced && total > 0 && <p className="text-ink-soft">{words.byInvoice}</p>}
      {total === 0 && <p className="text-ink-soft">{words.nothingCharged}</p>}
      {creditLeft > 0 && <p className="text-ink-soft">{words.creditStays(money(creditLeft))}</p>}
    </section>
  )
}

interface SumProps {
  term: string
  amount: string
  isTotal?: boolean
}

const Sum = ({ term, amount, isTotal = false }: SumProps) => (
  <div className={`flex items-baseline justify-between gap-6 ${isTotal ? 'font-semibold text-ink' : ''}`}>
    <dt className="min-w-0 [overflow-wrap:anywhere]">
      <bdi>{term}</bdi>
    </dt>
    <dd className="tabular shrink-0 text-end">{amount}</dd>
  </div>
)
