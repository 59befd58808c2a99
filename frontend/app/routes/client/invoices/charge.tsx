import { amountMaxMinorUnits } from '#contract/limits.js'
import type { InvoiceChargeView } from '#contract/invoices.js'
import { brandWords } from '#contract/messages/cards.js'
import * as customers from '#contract/messages/client/customers.js'
import * as words from '#contract/messages/client/invoices.js'
import * as payer from '#contract/messages/payer-access.js'
import type { SavedPaymentMethodView } from '#contract/saved-methods.js'
import { amountToType, typedMoney } from '#contract/spoken-formats.js'
import { allOwnCustomerMethods } from '../../../api/customers.server'
import { runForm } from '../../../api/form-actions.server'
import { chargeOwnInvoice, loadOwnInvoice } from '../../../api/invoices.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { failure } from '../../../session/toast.server'
import type { Route } from './+types/charge'

const pageOf = (invoiceID: string) => `/client/invoices/${encodeURIComponent(invoiceID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.charge)

export async function loader({ context, params: { invoiceID } }: Route.LoaderArgs) {
  const { customerID, amountDue, currency } = await rowOrGone(context, loadOwnInvoice(context, invoiceID))
  const methods = await silently(allOwnCustomerMethods(context, customerID), [])
  const usable = methods.filter(({ state, usage }) => state === 'active' && usage === 'off_session')
  const choices = usable.map((method) => ({ value: method.savedPaymentMethodID, label: nameOf(method) }))
  return { choices, amountDue, currency, formID: newFormID() }
}

const nameOf = ({ type, card }: SavedPaymentMethodView): string =>
  card ? `${brandWords[card.brand]} •••• ${card.last4}` : payer.methodTypes[type]

export async function action({ request, context, params: { invoiceID } }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  const { savedPaymentMethodID = '' } = typed
  const { currency } = await rowOrGone(context, loadOwnInvoice(context, invoiceID))
  const amount = typedMoney(typed.amount ?? '', currency)
  // How much is still due is for the API to say, so that a form sent twice gets its first answer.
  if (amount === null || amount < 1 || amount > amountMaxMinorUnits)
    return refuseInputs({ amount: words.amountForm(currency) }, typed)
  const charge = (key: string) => chargeOwnInvoice(context, invoiceID, { savedPaymentMethodID, amount }, key)
  return runForm(context, keyedCall(typed.formID, charge), {
    to: pageOf(invoiceID),
    done: outcomeOf,
    failed: words.failedToCharge,
    typed,
  })
}

function outcomeOf({ transaction: { status, failureMessage } }: InvoiceChargeView) {
  if (status === 'failed') return failure(failureMessage ?? words.failedToCharge)
  return status === 'succeeded' ? words.charged : words.chargeStarted
}

export default function ChargeInvoice({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const { choices, amountDue, currency, formID } = loaderData
  const { typed, fields } = answer ?? {}
  return (
    <DialogForm
      title={words.chargeTitle}
      lead={choices.length > 0 ? words.chargeLead : words.noSavedMethods}
      submit={words.charge}
      back={pageOf(params.invoiceID)}
      answer={answer}
      formID={typed?.formID ?? formID}
    >
      <SelectField
        label={words.paymentMethod}
        name="savedPaymentMethodID"
        options={choices}
        defaultValue={typed?.savedPaymentMethodID ?? choices[0]?.value}
        error={fields?.savedPaymentMethodID ?? fields?.paymentMethod}
        required
      />
      <Field
        label={`${customers.amount} (${currency})`}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed?.amount ?? amountToType(amountDue, currency)}
        error={fields?.amount}
        help={words.amountHelp}
        required
      />
    </DialogForm>
  )
}
