import { check } from '#contract/check.js'
import * as words from '#contract/messages/client/transactions.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { limitIn } from '#contract/refund-limits.js'
import { CreateRefund, type RefundView } from '#contract/refunds.js'
import * as states from '#contract/messages/components/states.js'
import { runForm } from '../../../api/form-actions.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { refundOwnTransaction } from '../../../api/refunds.server'
import { refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { loadOwnTransaction } from '../../../api/transactions.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { TextAreaField } from '../../../components/text-area-field'
import { signedInClient } from '../../../session/client-session.server'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { failure } from '../../../session/toast.server'
import type { Route } from './+types/refund'
import { readAmount } from './amount'
import { AmountField } from './amount-field'

const pageOf = (transactionID: string) => `/client/transactions/${encodeURIComponent(transactionID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.refund)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { amountRefundable, currency } = await rowOrGone(context, loadOwnTransaction(context, params.transactionID))
  const most = limitIn(signedInClient(context).membership?.refundLimits ?? {}, currency)
  return { amountRefundable, currency, most, formID: newFormID() }
}

export async function action({ request, context, params: { transactionID } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { currency, amountCaptured } = await rowOrGone(context, loadOwnTransaction(context, transactionID))
  // What is left is for the API to say: a form sent twice must get its first answer, not what is left after it.
  const { amount, fields: amountFields } = readAmount(typed.amount, {
    currency,
    most: amountCaptured,
    action: states.done.refunded,
  })
  const { value, fields } = await check(CreateRefund, { amount, reason: input.reason })
  if (amountFields || fields) return refuseInputs({ ...fields, ...amountFields }, typed)
  const refund = (key: string) => refundOwnTransaction(context, transactionID, value, key)
  return runForm(context, keyedCall(input.formID, refund), {
    to: pageOf(transactionID),
    done: wordsAbout,
    failed: words.failedToRefundThePayment,
    typed,
  })
}

function wordsAbout({ status, amount, currency, failureMessage }: RefundView) {
  const money = formatMoney(amount, currency)
  if (status === 'failed') return failure(failureMessage ?? words.couldNotBeRefunded(money))
  return status === 'succeeded' ? words.moneyRefunded(money) : words.theRefundOfIsOn(money)
}

export default function Refund({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const { amountRefundable, currency, most, formID } = loaderData
  const help = most === null ? words.refundAmountHelp : words.yourRoleRefunds(formatMoney(most, currency))
  return (
    <DialogForm
      title={words.refundThisPayment}
      lead={words.canStillBeRefundedThe(formatMoney(amountRefundable, currency))}
      submit={words.refund}
      back={pageOf(params.transactionID)}
      answer={answer}
    >
      <input type="hidden" name="formID" value={answer?.typed?.formID ?? formID} />
      <AmountField
        currency={currency}
        most={Math.min(amountRefundable, most ?? amountRefundable)}
        help={help}
        answer={answer}
      />
      <TextAreaField
        label={words.reason}
        name="reason"
        defaultValue={answer?.typed?.reason}
        error={answer?.fields?.reason}
        optionalHint
      />
    </DialogForm>
  )
}
