import { data } from 'react-router'
import { invoiceLinesMax } from '#contract/billing-limits.js'
import * as words from '#contract/messages/client/invoices.js'
import { runForm } from '../../../api/form-actions.server'
import { loadOwnInvoice, updateOwnInvoice } from '../../../api/invoices.server'
import { refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { BackLink } from '../../../components/back-link'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { chosenIn } from '../parts/chosen.server'
import { chosenCustomer, labelOfAsked } from '../parts/customer.server'
import type { Route } from './+types/edit'
import { invoiceChoices } from './choices.server'
import { type InvoiceAnswer, InvoiceForm } from './form'
import { invoiceValues, readInvoice } from './input.server'
import { rowsOf } from './line-names'

const pageOf = (invoiceID: string) => `/client/invoices/${encodeURIComponent(invoiceID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.editInvoice)

export async function loader({ context, params: { invoiceID } }: Route.LoaderArgs) {
  const invoice = await rowOrGone(context, loadOwnInvoice(context, invoiceID))
  const [choices, customer] = await Promise.all([
    invoiceChoices(context, invoice.couponID),
    labelOfAsked(context, invoice.customerID),
  ])
  return { choices, values: invoiceValues(invoice, customer || invoice.customerID), version: invoice.version }
}

export async function action({ request, context, params: { invoiceID } }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  if (typed.intent === 'add-line') {
    return data<InvoiceAnswer>({ typed: { ...typed, rows: String(Math.min(rowsOf(typed) + 1, invoiceLinesMax)) } })
  }
  // The form does not show the metadata, which a change would otherwise empty.
  const { metadata } = await rowOrGone(context, loadOwnInvoice(context, invoiceID))
  const { customerID, fault } = await chosenCustomer(context, typed.customer, () => words.noSuchCustomer)
  const { chosen, faults } = await chosenIn(typed, () => invoiceChoices(context))
  const { value, fields } = await readInvoice(chosen, customerID)
  const refused = { ...fields, ...faults, ...(fault && { customer: fault }) }
  if (!value || Object.keys(refused).length > 0) return refuseInputs(refused, typed)
  return runForm(context, updateOwnInvoice(context, invoiceID, { ...value, metadata }, typed.version ?? ''), {
    to: pageOf(invoiceID),
    done: words.draftSaved,
    failed: words.failedToSave,
    typed,
  })
}

export default function EditInvoice({ loaderData, actionData, params }: Route.ComponentProps) {
  const answer = actionData as InvoiceAnswer | undefined
  const values = answer?.typed ?? loaderData.values
  const back = pageOf(params.invoiceID)
  return (
    <>
      <BackLink to={back}>{words.draftInvoice}</BackLink>
      <PageHeader title={words.editInvoice} />
      <InvoiceForm
        values={values}
        rows={rowsOf(values)}
        choices={loaderData.choices}
        answer={answer}
        back={back}
        hidden={{ version: values.version ?? loaderData.version }}
      />
    </>
  )
}
