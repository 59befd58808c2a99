import * as words from '#contract/messages/client/customers.js'
import { currencies } from '#contract/money.js'
import type { TransactionView } from '#contract/transactions.js'
import { chargeOwnCustomer, loadOwnCustomer, loadOwnMethod } from '../../../api/customers.server'
import { runForm } from '../../../api/form-actions.server'
import { refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { Checkbox } from '../../../components/checkbox'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { failure, success } from '../../../session/toast.server'
import type { Route } from './+types/charge'
import { readCharge } from './charge.input.server'
import { methodName } from '../parts/method-name'

const pageOf = (customerID: string) => `/client/customers/${encodeURIComponent(customerID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.chargeTitle)

export async function loader({ context, params: { customerID, savedPaymentMethodID } }: Route.LoaderArgs) {
  const [method, customer] = await Promise.all([
    rowOrGone(context, loadOwnMethod(context, customerID, savedPaymentMethodID)),
    rowOrGone(context, loadOwnCustomer(context, customerID)),
  ])
  return { method, hasEmail: customer.emailAddress !== null, formID: newFormID() }
}

export async function action({ request, context, params: { customerID, savedPaymentMethodID } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await readCharge(input, savedPaymentMethodID)
  if (fields) return refuseInputs(fields, typed)
  return runForm(context, chargeOwnCustomer(context, customerID, value, String(input.formID)), {
    to: ({ transactionID }) => `/client/transactions/${transactionID}`,
    done: doneOf,
    failed: words.failedToCharge,
    typed,
  })
}

function doneOf({ status }: TransactionView) {
  if (status === 'failed') return failure(words.chargeDeclined)
  return success(status === 'succeeded' ? words.charged : words.chargeIsUnderWay)
}

export default function ChargeMethod({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const input = inputsOf(answer?.typed, answer?.fields)
  const { method, hasEmail, formID } = loaderData
  return (
    <DialogForm
      title={words.chargeTitle}
      lead={words.chargeLead(methodName(method))}
      submit={words.chargeCustomer}
      back={pageOf(params.customerID)}
      answer={answer}
    >
      <input type="hidden" name="formID" value={formID} />
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-4">
        <Field
          label={words.amount}
          {...input('amount')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="25.00"
          required
        />
        <SelectField
          label={words.currency}
          name="currency"
          options={currencies.map((value) => ({ value, label: value }))}
          defaultValue={answer?.typed?.currency ?? method.mandate.currency ?? 'USD'}
          error={answer?.fields?.currency}
          required
        />
      </div>
      <Field label={words.description} {...input('description')} autoComplete="off" required />
      <Field label={words.reference} {...input('reference')} autoComplete="off" optionalHint />
      {hasEmail && (
        <Checkbox
          label={words.emailIfBankAsks}
          name="notifyPayer"
          value="yes"
          defaultChecked={answer?.typed?.notifyPayer === 'yes'}
        />
      )}
    </DialogForm>
  )
}
