import { clock } from '#contract/clock.js'
import * as words from '#contract/messages/client/payment.js'
import { runForm } from '../../../api/form-actions.server'
import { ApiError } from '../../../api/http.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { listOwnTransactions, loadOwnTransaction, resendOwnOtp } from '../../../api/transactions.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Context } from '../../../session/site-context.server'
import type { Route } from './+types/resend-otp'
import { FoundPayments } from './found'
import { PaymentSearch } from './search'

export const meta: Route.MetaFunction = () => pageMeta(words.resendOtp)

export async function loader({ context, url }: Route.LoaderArgs) {
  const payment = url.searchParams.get('payment')?.trim() ?? ''
  const found = payment ? await find(context, payment) : null
  return { payment, found, formID: newFormID(), now: clock.time() }
}

/** By id, or by reference: those that wait for a code first. */
async function find(context: Context, payment: string) {
  try {
    if (/^txn_\w+$/.test(payment)) return [await loadOwnTransaction(context, payment)]
    const { items } = await listOwnTransactions(context, { reference: payment })
    const waiting = items.filter(({ nextAction }) => nextAction?.type === 'otp')
    return waiting.length > 0 ? waiting : items
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.status)) return []
    throw error
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  const transactionID = String(input.transactionID)
  const resend = (key: string) => resendOwnOtp(context, transactionID, key)
  return runForm(context, keyedCall(input.formID, resend), {
    to: `${url.pathname}?${new URLSearchParams({ payment: transactionID })}`,
    done: ({ nextAction }) => words.codeResent(nextAction?.type === 'otp' ? nextAction.contact : words.thePayer),
    failed: words.failedToSendTheCode,
  })
}

export default function ResendOtp({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { payment, found, formID, now } = loaderData
  useAnswerToast(answer)
  return (
    <>
      <PageHeader title={words.resendOtp} lead={words.aPayerDidNotGet} />
      <div className="flex max-w-2xl flex-col gap-6">
        <PaymentSearch payment={payment} />
        {found && (
          <FoundPayments payments={found} formID={formID} now={now} sentence={answer?.sentence} searched={payment} />
        )}
      </div>
    </>
  )
}
