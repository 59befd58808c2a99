import { data } from 'react-router'
import { createOwnPaymentLink } from '../../../api/payment-links.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { FormPage } from '../../../components/form-page'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import type { PaymentLinkAnswer } from './answer'
import { PaymentLinkFields } from './fields'
import { readPaymentLink } from './input.server'

export const meta: Route.MetaFunction = () => pageMeta('New payment link')

export const loader = () => ({ formID: newFormID() })

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await readPaymentLink(input)
  if (fields) return refuseInputs(fields, typed)
  try {
    const made = await createOwnPaymentLink(context, value, input.formID)
    const toast = success('Payment link created')
    if (url.searchParams.has('dialog')) return data<PaymentLinkAnswer>({ isDone: true, made, toast })
    return await redirectWithToast(context, `/client/payment-links?made=${made.paymentLinkID}`, toast)
  } catch (error) {
    return refuse(error, 'The payment link could not be created', typed)
  }
}

export default function NewPaymentLink({ loaderData, actionData }: Route.ComponentProps) {
  const answer: PaymentLinkAnswer | undefined = actionData
  return (
    <FormPage
      title="New payment link"
      lead="You get an address to send to your customers. They pay there, in your name."
      submit="Create link"
      back="/client/payment-links"
      answer={answer}
    >
      <input type="hidden" name="formID" value={loaderData.formID} />
      <PaymentLinkFields typed={answer?.typed} fields={answer?.fields} />
    </FormPage>
  )
}
