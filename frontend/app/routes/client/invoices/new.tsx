import { data } from 'react-router'
import { invoiceDueDays, invoiceLinesMax } from '#contract/billing-limits.js'
import * as words from '#contract/messages/client/invoices.js'
import { runForm } from '../../../api/form-actions.server'
import { createOwnInvoice } from '../../../api/invoices.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { refuseInputs } from '../../../api/refusal.server'
import { BackLink } from '../../../components/back-link'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { chosenIn } from '../parts/chosen.server'
import { chosenCustomer, labelOfAsked } from '../parts/customer.server'
import { usualCurrency } from '../parts/usual-currency.server'
import type { Route } from './+types/new'
import { invoiceChoices } from './choices.server'
import { type InvoiceAnswer, InvoiceForm } from './form'
import { readInvoice } from './input.server'
import { rowsOf } from './line-names'

export const meta: Route.MetaFunction = () => pageMeta(words.newInvoice)

export async function loader({ context, url }: Route.LoaderArgs) {
  const [choices, customer, currency] = await Promise.all([
    invoiceChoices(context),
    labelOfAsked(context, url.searchParams.get('customerID')),
    usualCurrency(context),
  ])
  return { choices, customer, currency, formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  if (typed.intent === 'add-line') {
    return data<InvoiceAnswer>({ typed: { ...typed, rows: String(Math.min(rowsOf(typed) + 1, invoiceLinesMax)) } })
  }
  const { customerID, fault } = await chosenCustomer(context, typed.customer, () => words.noSuchCustomer)
  const { chosen, faults } = await chosenIn(typed, () => invoiceChoices(context))
  const { value, fields } = await readInvoice(chosen, customerID)
  const refused = { ...fields, ...faults, ...(fault && { customer: fault }) }
  if (!value || Object.keys(refused).length > 0) return refuseInputs(refused, typed)
  return runForm(
    context,
    keyedCall(typed.formID, (key) => createOwnInvoice(context, value, key)),
    {
      to: ({ invoiceID }) => `/client/invoices/${invoiceID}`,
      done: words.draftSaved,
      failed: words.failedToSave,
      typed,
    },
  )
}

export default function NewInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData as InvoiceAnswer | undefined
  const { choices, customer, currency, formID } = loaderData
  const values = answer?.typed ?? { customer, currency, dueInDays: String(invoiceDueDays) }
  return (
    <>
      <BackLink to="/client/invoices">{words.invoices}</BackLink>
      <PageHeader title={words.newInvoice} />
      <InvoiceForm
        values={values}
        rows={rowsOf(values)}
        choices={choices}
        answer={answer}
        back="/client/invoices"
        hidden={{ formID: values.formID ?? formID }}
      />
    </>
  )
}
