import * as texts from '#contract/messages/client/transactions.js'
import { formatMoney } from '#contract/spoken-formats.js'
import * as states from '#contract/messages/components/states.js'
import { runForm } from '../../../api/form-actions.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { captureOwnTransaction, loadOwnTransaction } from '../../../api/transactions.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { failure } from '../../../session/toast.server'
import type { Route } from './+types/capture'
import { readAmount } from './amount'
import { AmountField } from './amount-field'

const pageOf = (transactionID: string) => `/client/transactions/${encodeURIComponent(transactionID)}`

export const meta: Route.MetaFunction = () => pageMeta(texts.capture)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { amount, currency } = await rowOrGone(context, loadOwnTransaction(context, params.transactionID))
  return { amount, currency, formID: newFormID() }
}

export async function action({ request, context, params: { transactionID } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { currency, amount: most } = await rowOrGone(context, loadOwnTransaction(context, transactionID))
  const { amount, fields } = readAmount(typed.amount, { currency, most, action: states.done.captured })
  if (fields) return refuseInputs(fields, typed)
  const capture = (key: string) => captureOwnTransaction(context, transactionID, { amount }, key)
  return runForm(context, keyedCall(input.formID, capture), {
    to: pageOf(transactionID),
    done: ({ status, amountCaptured, failureMessage }) =>
      status === 'succeeded'
        ? texts.moneyCaptured(formatMoney(amountCaptured, currency))
        : failure(failureMessage ?? texts.thePaymentCouldNotBeCaptured),
    failed: texts.failedToCaptureThePayment,
    typed,
  })
}

export default function Capture({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const { amount, currency, formID } = loaderData
  return (
    <DialogForm
      title={texts.captureThisPayment}
      lead={texts.isAuthorizedItIsCaptured(formatMoney(amount, currency))}
      submit={texts.capture}
      back={pageOf(params.transactionID)}
      answer={answer}
    >
      <input type="hidden" name="formID" value={answer?.typed?.formID ?? formID} />
      <AmountField currency={currency} most={amount} help={texts.allOfItOrA} answer={answer} />
    </DialogForm>
  )
}
