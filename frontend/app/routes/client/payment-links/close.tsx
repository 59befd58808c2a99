import { useLocation } from 'react-router'
import * as words from '#contract/messages/client/payment-links.js'
import { runForm } from '../../../api/form-actions.server'
import { closeOwnPaymentLink, loadOwnPaymentLink } from '../../../api/payment-links.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Route } from './+types/close'

const list = '/client/payment-links'

export const meta: Route.MetaFunction = () => pageMeta(words.closePaymentLink)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { description } = await rowOrGone(context, loadOwnPaymentLink(context, params.paymentLinkID))
  return { description, formID: newFormID() }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  return runForm(context, closeOwnPaymentLink(context, params.paymentLinkID, input.formID), {
    to: listAddress(list, url.search),
    done: words.paymentLinkClosed,
    failed: words.thePaymentLinkCouldNot,
  })
}

export default function ClosePaymentLink({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      isQuestion
      title={words.closeThisPaymentLink}
      lead={words.linkCannotBePaid(loaderData.description)}
      submit={words.closeLink}
      back={listAddress(list, useLocation().search)}
      answer={answer}
      formID={loaderData.formID}
    />
  )
}
