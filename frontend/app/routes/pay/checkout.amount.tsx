import { type Currency, currencyExponents } from '#contract/money.js'
import type { CheckoutView } from '#contract/payment-links.js'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { useMoney } from '../../components/speech'
import { usePayWords } from './pay-words'

interface AmountStepProps {
  currency: Currency
  typed: string | null
  error: string | undefined
  /** What an invoice asks for, where a part of it is paid. */
  most?: number | null
}

/** The payer agrees to pay this much of what may be paid in parts, and nothing else. */
export const ShownAmount = ({ takesParts, amount }: Pick<CheckoutView, 'takesParts' | 'amount'>) =>
  takesParts && amount !== null && <input type="hidden" name="shownAmount" value={amount} readOnly />

/** Comes first where it decides who can take the payment; it stands in the address, so that it works without a script. */
export function AmountStep({ currency, typed, error, most = null }: AmountStepProps) {
  const words = usePayWords()
  const money = useMoney()
  return (
    <form method="get" noValidate className="flex flex-col gap-5 rounded-panel border border-line bg-panel p-5 sm:p-6">
      <Field
        label={words.amountInCurrency(currency)}
        name="amount"
        inputMode={currencyExponents[currency] === 0 ? 'numeric' : 'decimal'}
        autoComplete="transaction-amount"
        defaultValue={typed ?? ''}
        error={error}
        help={most === null ? undefined : words.upTo(money(most, currency))}
        required
      />
      <Button size="lg" fullWidth>
        {words.goOn}
      </Button>
    </form>
  )
}
