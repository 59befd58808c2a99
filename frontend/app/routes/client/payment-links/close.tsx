import { useLocation } from 'react-router'
import { closeOwnPaymentLink, loadOwnPaymentLink } from '../../../api/payment-links.server'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/close'

const list = '/client/payment-links'

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
  return redirectWithToast(context, listAddress(list, url.search), success('Payment link closed'))
}

export default function ClosePaymentLink({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm
      isQuestion
      title="Close this payment link?"
      lead={`Nobody can pay “${loaderData.description}” with it any more, and it cannot be opened again. What was paid stays paid.`}
      submit="Close link"
      back={listAddress(list, useLocation().search)}
      answer={answer}
    >
      <input type="hidden" name="formID" value={loaderData.formID} />
    </DialogForm>
  )
}
