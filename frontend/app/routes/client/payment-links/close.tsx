import { useLocation } from 'react-router'
import * as words from '#contract/messages/client/payment-links.js'
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

export const meta: Route.MetaFunction = () => pageMeta(words.closePaymentLink)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { description } = await rowOrGone(context, loadOwnPaymentLink(context, params.paymentLinkID))
  return { description, formID: newFormID() }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await closeOwnPaymentLink(context, params.paymentLinkID, input.formID)
  } catch (error) {
    return refuse(error, words.thePaymentLinkCouldNot)
  }
  return redirectWithToast(context, listAddress(list, url.search), success(words.paymentLinkClosed))
}

export default function ClosePaymentLink({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm
      isQuestion
      title={words.closeThisPaymentLink}
      lead={words.nobodyCanPayWithIt(loaderData.description)}
      submit={words.closeLink}
      back={listAddress(list, useLocation().search)}
      answer={answer}
    >
      <input type="hidden" name="formID" value={loaderData.formID} />
    </DialogForm>
  )
}
