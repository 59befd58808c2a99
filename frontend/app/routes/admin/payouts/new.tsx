import { check } from '#contract/check.js'
import * as texts from '#contract/messages/admin/payouts.js'
import { type Currency, currencies, exampleOf, parseMoney } from '#contract/money.js'
import { client } from '#contract/messages/admin/transactions.js'
import { CreatePayout } from '#contract/payouts.js'
import { keyedCall } from '../../../api/keyed-call.server'
import { createPayout } from '../../../api/payouts.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { clientChoices } from '../parts/client-choices.server'
import type { Route } from './+types/new'

const list = '/admin/payouts'

export const meta: Route.MetaFunction = () => pageMeta(texts.createTitle)

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireCall(context, 'POST /payouts')
  const clients = await clientChoices(context)
  return { formID: newFormID(), clientID: url.searchParams.get('clientID') ?? '', clients }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const text = typed.amount?.trim()
  const currency = currencies.find((one) => one === typed.currency)
  const amount = text && currency ? parseMoney(text, currency) : undefined
  const wrong = amount === null && currency ? { amount: texts.amountForm(exampleOf(currency)) } : undefined
  const asked = { clientID: input.clientID, currency, ...(amount && { amount }) }
  const { value, fields } = await check(CreatePayout, asked)
  if (fields || wrong) return refuseInputs({ ...fields, ...wrong }, typed)
  try {
    const { payoutID } = await keyedCall(input.formID, (key) => createPayout(context, value, key))
    return await redirectWithToast(context, `${list}/${payoutID}`, success(texts.created))
  } catch (error) {
    return refuse(error, texts.failedToCreate, typed)
  }
}

export default function NewPayout({
  loaderData: { formID, clientID, clients },
  actionData: answer,
}: Route.ComponentProps) {
  const typed = answer?.typed
  return (
    <DialogForm title={texts.createTitle} lead={texts.createLead} submit={texts.create} back={list} answer={answer}>
      <input type="hidden" name="formID" value={typed?.formID ?? formID} />
      <ClientField choices={clients} defaultValue={typed?.clientID ?? clientID} error={answer?.fields?.clientID} />
      <SelectField
        label={texts.currency}
        name="currency"
        defaultValue={typed?.currency ?? 'USD'}
        options={currencies.map((value: Currency) => ({ value, label: value }))}
        error={answer?.fields?.currency}
      />
      <Field
        label={texts.amountOptional}
        name="amount"
        defaultValue={answer?.typed?.amount}
        error={answer?.fields?.amount}
        inputMode="decimal"
        autoComplete="off"
        help={texts.amountHelp}
        optionalHint
      />
    </DialogForm>
  )
}

interface ClientFieldProps {
  /** null: too many for a select, or not for this person, who then types the id. */
  choices: { value: string; label: string }[] | null
  defaultValue: string
  error: string | undefined
}

function ClientField({ choices, ...field }: ClientFieldProps) {
  if (choices) return <SelectField {...field} label={client} name="clientID" options={choices} required />
  const help = texts.clientIDHelp
  return <Field {...field} label={texts.clientID} name="clientID" autoComplete="off" help={help} required />
}
