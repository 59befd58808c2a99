import * as texts from '#contract/messages/client/transactions.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { runForm } from '../../../api/form-actions.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { cancelOwnTransaction, loadOwnTransaction } from '../../../api/transactions.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { failure } from '../../../session/toast.server'
import type { Route } from './+types/cancel'

const pageOf = (transactionID: string) => `/client/transactions/${encodeURIComponent(transactionID)}`

export const meta: Route.MetaFunction = () => pageMeta(texts.cancelPayment)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { amount, currency } = await rowOrGone(context, loadOwnTransaction(context, params.transactionID))
  return { amount, currency, formID: newFormID() }
}

export async function action({ request, context, params: { transactionID } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const cancel = (key: string) => cancelOwnTransaction(context, transactionID, key)
  return runForm(context, keyedCall(input.formID, cancel), {
    to: pageOf(transactionID),
    done: ({ status }) => (status === 'canceled' ? texts.paymentCanceled : failure(texts.thePaymentCouldNotBe)),
    failed: texts.failedToCancelThePayment,
    typed,
  })
}

export default function Cancel({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const { amount, currency, formID } = loaderData
  return (
    <DialogForm
      title={texts.cancelThisPayment}
      lead={texts.thePayerKeepsTheA(formatMoney(amount, currency))}
      submit={texts.cancelThePayment}
      dismiss={texts.keepIt}
      back={pageOf(params.transactionID)}
      answer={answer}
      isQuestion
      formID={answer?.typed?.formID ?? formID}
    />
  )
}
