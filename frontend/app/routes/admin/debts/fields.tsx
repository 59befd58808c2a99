import * as words from '#contract/messages/admin/debts.js'
import type { ClientDebtView } from '#contract/debts.js'
import { decimalOf } from '#contract/money.js'
import type { Refusal } from '../../../api/refusal.server'
import { Field } from '../../../components/field'

interface DebtFieldsProps {
  debt: ClientDebtView
  answer: Refusal | undefined
  formID: string
}

export const DebtFields = ({ debt: { clientID, currency, owed }, answer, formID }: DebtFieldsProps) => (
  <>
    <input type="hidden" name="formID" value={answer?.typed?.formID ?? formID} />
    <input type="hidden" name="clientID" value={clientID} />
    <input type="hidden" name="currency" value={currency} />
    <Field
      label={words.amountIn(currency)}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={answer?.typed?.amount ?? decimalOf(owed, currency)}
      error={answer?.fields?.amount}
      help={words.amountHelp}
    />
  </>
)
