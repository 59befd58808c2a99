import { useLocation } from 'react-router'
import * as words from '#contract/messages/client/payment-links.js'
import { runForm } from '../../../api/form-actions.server'
import { createOwnPaymentLink } from '../../../api/payment-links.server'
import { refuseInputs } from '../../../api/refusal.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Route } from './+types/new'
import { chosenCustomer, labelOfAsked } from '../parts/customer.server'
import { usualCurrency } from '../parts/usual-currency.server'
import { PaymentLinkFields } from './fields'
import { readPaymentLink } from './input.server'

const list = '/client/payment-links'

export const meta: Route.MetaFunction = () => pageMeta(words.newPaymentLink)

export async function loader({ context, url }: Route.LoaderArgs) {
  const [customer, currency] = await Promise.all([
    labelOfAsked(context, url.searchParams.get('customerID')),
    usualCurrency(context),
  ])
  return { formID: newFormID(), customer, currency }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await readPaymentLink(input)
  const { customerID, fault } = await chosenCustomer(context, input.customer)
  if (fields || fault) return refuseInputs({ ...fields, ...(fault && { customer: fault }) }, typed)
  return runForm(
    context,
    createOwnPaymentLink(context, { ...value, ...(customerID && { customerID }) }, input.formID),
    {
      to: ({ paymentLinkID }) => listAddress(list, url.search, paymentLinkID),
      done: words.paymentLinkCreated,
      failed: words.thePaymentLinkCouldNotBe,
      typed,
    },
  )
}

export default function NewPaymentLink({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      title={words.newPaymentLink}
      lead={words.createLinkHelp}
      submit={words.createLink}
      back={listAddress(list, useLocation().search)}
      answer={answer}
    >
      <input type="hidden" name="formID" value={loaderData.formID} />
      <PaymentLinkFields
        typed={answer?.typed ?? { customer: loaderData.customer, currency: loaderData.currency }}
        fields={answer?.fields}
      />
    </DialogForm>
  )
}
