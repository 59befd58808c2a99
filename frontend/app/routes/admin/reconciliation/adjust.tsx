import { adjustmentParties } from '#contract/adjustment-kinds.js'
import * as words from '#contract/messages/admin/adjustments.js'
import { currencies, decimalOf, exampleOf, formatMoney, parseMoney } from '#contract/money.js'
import { CreateAdjustment } from '#contract/reconciliation-adjustments.js'
import { loadDifference } from '../../../api/reports-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { clientChoices } from '../parts/client-choices.server'
import { ReasonField } from '../parts/reason-field'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/adjust'

const list = '/admin/reconciliation/differences'
const parties = adjustmentParties.toReversed().map((value) => ({ value, label: words.partyChoices[value] }))

export const meta: Route.MetaFunction = () => pageMeta(words.proposeTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /reconciliation-adjustments')
  const difference = await rowOrGone(context, loadDifference(context, params.differenceID))
  return { difference, clients: await clientChoices(context), formID: newFormID() }
}

export async function action({ request, context, params: { differenceID } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const currency = currencies.find((one) => one === typed.currency)
  const text = typed.amount?.trim()
  const amount = text && currency ? parseMoney(text, currency) : undefined
  const faults = amount === null && currency ? { amount: words.amountForm(exampleOf(currency)) } : undefined
  const { party, clientID, reason } = input
  const client = clientID ? { clientID } : {}
  const asked = { differenceID, party, reason, ...client, ...(amount && { amount }) }
  return saveAsStaff(context, {
    form: { input: asked, typed, faults },
    as: CreateAdjustment,
    send: { call: 'POST /reconciliation-adjustments' },
    to: list,
    done: words.proposed,
    failed: words.failedToPropose,
  })
}

export default function Adjust({
  loaderData: { difference, clients, formID },
  actionData: answer,
}: Route.ComponentProps) {
  const { currency, name } = difference
  const money = formatMoney(Math.abs(difference.difference), currency)
  const typed = answer?.typed
  const client = {
    label: words.client,
    name: 'clientID',
    defaultValue: typed?.clientID ?? '',
    error: answer?.fields?.clientID,
    help: words.clientHelp,
    optionalHint: true,
  }
  return (
    <DialogForm
      title={words.proposeTitle}
      lead={words.proposeLead(name, money, difference.difference < 0)}
      submit={words.propose}
      back={list}
      answer={answer}
      formID={typed?.formID ?? formID}
    >
      <input type="hidden" name="currency" value={currency} />
      <Field
        label={words.amountIn(currency)}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed?.amount ?? decimalOf(Math.abs(difference.difference), currency)}
        error={answer?.fields?.amount}
        help={words.amountHelp}
      />
      <SelectField
        label={words.party}
        name="party"
        options={parties}
        defaultValue={typed?.party ?? ''}
        error={answer?.fields?.party}
        help={words.partyHelp}
        required
      />
      {clients ? <SelectField {...client} options={clients} emptyLabel={words.none} /> : <Field {...client} />}
      <ReasonField label={words.reason} answer={answer} help={words.reasonHelp} />
    </DialogForm>
  )
}
