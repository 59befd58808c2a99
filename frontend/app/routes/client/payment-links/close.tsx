import { data } from 'react-router'
import { closeOwnPaymentLink, loadOwnPaymentLink } from '../../../api/payment-links.server'
import { refuse } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { FormPage } from '../../../components/form-page'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/close'
import type { PaymentLinkAnswer } from './answer'
import { closeLead, closeQuestion } from './dialogs'

export const meta: Route.MetaFunction = () => pageMeta('Close payment link')

export async function loader({ context, params }: Route.LoaderArgs) {
  const { description } = await rowOrGone(context, loadOwnPaymentLink(context, params.paymentLinkID))
  return { description, formID: newFormID() }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await closeOwnPaymentLink(context, params.paymentLinkID, input.formID)
  } catch (error) {
    return refuse(error, 'The payment link could not be closed')
  }
  const toast = success('Payment link closed')
  if (url.searchParams.has('dialog')) return data<PaymentLinkAnswer>({ isDone: true, toast })
  return redirectWithToast(context, '/client/payment-links', toast)
}

export default function ClosePaymentLink({ loaderData, actionData }: Route.ComponentProps) {
  const answer: PaymentLinkAnswer | undefined = actionData
  return (
    <FormPage
      title={closeQuestion}
      lead={closeLead(loaderData.description)}
      submit="Close link"
      back="/client/payment-links"
      answer={answer}
    >
      <input type="hidden" name="formID" value={loaderData.formID} />
    </FormPage>
  )
}
