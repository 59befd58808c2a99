import { Fragment } from 'react'
import type { Fields } from '#contract/check.js'
import type { GivenCreditLine } from '#contract/credit-notes.js'
import type { InvoiceView } from '#contract/invoices.js'
import { longTextMaxLength } from '#contract/limits.js'
import * as words from '#contract/messages/client/credit-notes.js'
import { amountToType, formatMoney, typedMoney } from '#contract/spoken-formats.js'
import { createOwnCreditNote, listOwnCreditNotes, loadOwnCreditNote } from '../../../api/credit-notes.server'
import { runForm } from '../../../api/form-actions.server'
import { loadOwnInvoice } from '../../../api/invoices.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogDone, DialogForm, DialogPanel } from '../../../components/dialog-form'
import { Field } from '../../../components/field'
import { FormError } from '../../../components/form-error'
import { inputsOf } from '../../../components/inputs-of'
import { pageMeta } from '../../../components/page-meta'
import { TextAreaField } from '../../../components/text-area-field'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Context } from '../../../session/site-context.server'
import type { Route } from './+types/credit'

interface LeftLine {
  invoiceLineID: string
  description: string
  /** Minor units that no credit note has taken yet. */
  left: number
}

const pageOf = (invoiceID: string) => `/client/invoices/${encodeURIComponent(invoiceID)}`
const inputName = (invoiceLineID: string) => `amount.${invoiceLineID}`
/** What the form showed as left of the line. */
const leftName = (invoiceLineID: string) => `left.${invoiceLineID}`

export const meta: Route.MetaFunction = () => pageMeta(words.creditInvoice)

export async function loader({ context, params: { invoiceID } }: Route.LoaderArgs) {
  const { invoice, lines } = await creditable(context, invoiceID)
  const { amountDue, total, amountCredited, currency } = invoice
  return { lines, amountDue, currency, most: total - amountCredited, formID: newFormID() }
}

async function creditable(context: Context, invoiceID: string): Promise<{ invoice: InvoiceView; lines: LeftLine[] }> {
  const invoice = await rowOrGone(context, loadOwnInvoice(context, invoiceID))
  const { items } = await rowOrGone(context, listOwnCreditNotes(context, invoiceID))
  const notes = await Promise.all(items.map(({ creditNoteID }) => loadOwnCreditNote(context, creditNoteID)))
  const before = new Map<string, number>()
  for (const { invoiceLineID, amount } of notes.flatMap((note) => note.lines))
    before.set(invoiceLineID, (before.get(invoiceLineID) ?? 0) + amount)
  const lines = invoice.lines.map(({ invoiceLineID, description, amount, discountAmount }) => ({
    ...{ invoiceLineID, description, left: amount - discountAmount - (before.get(invoiceLineID) ?? 0) },
  }))
  return { invoice, lines: lines.filter(({ left }) => left > 0) }
}

/** What was typed is read by the names of the lines alone: whatever was credited meanwhile, one form always asks for the same. */
export async function action({ request, context, params: { invoiceID } }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  const invoice = await rowOrGone(context, loadOwnInvoice(context, invoiceID))
  const { given, isAll, fields } = readAmounts(typed, invoice)
  if (Object.keys(fields).length > 0) return refuseInputs(fields, typed)
  const reason = (typed.reason ?? '').trim().slice(0, longTextMaxLength)
  const body = { invoiceID, ...(!isAll && { lines: given }), ...(reason && { reason }) }
  return runForm(
    context,
    keyedCall(typed.formID, (key) => createOwnCreditNote(context, body, key)),
    { to: pageOf(invoiceID), done: ({ number }) => words.created(number), failed: words.failedToCreate, typed },
  )
}

function readAmounts(typed: Record<string, string>, { lines, currency }: InvoiceView) {
  const fields: Fields = {}
  const given: GivenCreditLine[] = []
  for (const { invoiceLineID, amount: full, discountAmount } of lines) {
    const most = full - discountAmount
    const text = (typed[inputName(invoiceLineID)] ?? '').trim()
    if (!text) continue
    const left = Math.min(Number(typed[leftName(invoiceLineID)] ?? most), most)
    const amount = typedMoney(text, currency)
    if (amount === null || amount < 1 || amount > left)
      fields[inputName(invoiceLineID)] = words.amountForm(formatMoney(left, currency))
    else given.push({ invoiceLineID, amount })
  }
  if (given.length === 0 && Object.keys(fields).length === 0) fields.lines = words.amountNeeded
  // All that is left takes the negative lines along, which no amount can name.
  const shown = lines.filter(({ invoiceLineID }) => typed[leftName(invoiceLineID)] !== undefined)
  const isAll =
    lines.some(({ amount }) => amount < 0) &&
    shown.every(({ invoiceLineID }) => {
      const line = given.find((one) => one.invoiceLineID === invoiceLineID)
      return String(line?.amount) === typed[leftName(invoiceLineID)]
    })
  return { given, isAll, fields }
}

export default function CreditInvoice({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const { lines, amountDue, currency, most, formID } = loaderData
  const money = (amount: number) => formatMoney(amount, currency)
  const back = pageOf(params.invoiceID)
  if (most <= 0)
    return (
      <DialogPanel title={words.creditTitle} lead={words.nothingLeft} back={back}>
        <DialogDone back={back} />
      </DialogPanel>
    )
  const full = Object.fromEntries(
    lines.map(({ invoiceLineID, left }) => [inputName(invoiceLineID), amountToType(left, currency)]),
  )
  const values: Record<string, string> = answer?.typed ?? full
  const input = inputsOf(values, answer?.fields)
  const where = amountDue > 0 ? words.offDueFirst(money(amountDue)) : words.allRefunded
  return (
    <DialogForm
      title={words.creditTitle}
      lead={`${where} ${words.atMost(money(most))}`}
      submit={words.creditInvoice}
      back={back}
      answer={answer}
      formID={values.formID ?? formID}
    >
      {answer?.fields?.lines && <FormError>{answer.fields.lines}</FormError>}
      {lines.map(({ invoiceLineID, description, left }) => (
        <Fragment key={invoiceLineID}>
          <input type="hidden" name={leftName(invoiceLineID)} value={left} />
          <Field
            label={`${description} (${currency})`}
            {...input(inputName(invoiceLineID))}
            help={words.leftOfLine(money(left))}
            inputMode="decimal"
            autoComplete="off"
          />
        </Fragment>
      ))}
      {lines.length > 1 && <p className="text-sm text-ink-soft">{words.emptyLines}</p>}
      <TextAreaField label={words.reason} {...input('reason')} help={words.reasonHelp} optionalHint />
    </DialogForm>
  )
}
