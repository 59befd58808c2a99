import { check } from '#contract/check.js'
import { SaveLimits } from '#contract/client-limits.js'
import { type LimitField, limitFields, type LimitValues } from '#contract/limit-names.js'
import * as words from '#contract/messages/limits.js'
import { currencies, type Currency } from '#contract/money.js'
import { loadLimitsOf, saveLimitsOf } from '../../../api/client-limits.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/limits'
import { limitFacts, readLimits } from '../parts/limit-facts'
import { LimitFields } from '../parts/limit-fields'
import { addressOf } from './detail-address'

export const meta: Route.MetaFunction = () => pageMeta(words.limits)

const currencyOf = (text: unknown): Currency | undefined => currencies.find((one) => one === text)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /clients/:clientID/limits')
  const { items, inForce } = await rowOrGone(context, loadLimitsOf(context, params.clientID))
  const currency = currencyOf(params.currency)
  const item = items.find((one) => one.currency === currency)
  const shown = inForce.find((one) => one.currency === currency)
  const ofPlan = (name: LimitField) => (shown?.setFor[name] === 'plan' ? shown[name] : null)
  const onPlan = currency && {
    currency,
    ...(Object.fromEntries(limitFields.map((name) => [name, ofPlan(name)])) as LimitValues),
  }
  const taken = items.map((one) => one.currency)
  return {
    currency,
    facts: item ? limitFacts(item) : {},
    otherwise: onPlan ? limitFacts(onPlan) : {},
    free: currencies.filter((one) => !taken.includes(one)),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const currency = currencyOf(params.currency) ?? currencyOf(input.currency)
  if (!currency) return refuseInputs({ currency: words.currencyRequired }, typed)
  const { limits, faults } = readLimits(typed, currency)
  if (Object.keys(faults).length > 0) return refuseInputs(faults, typed)
  try {
    const { items } = await loadLimitsOf(context, params.clientID)
    const others = items.filter((one) => one.currency !== currency).map(({ used: _, ...others }) => others)
    const own = Object.keys(limits).length > 0 ? [{ currency, ...limits }] : []
    const { value, fields } = await check(SaveLimits, { limits: [...others, ...own] })
    if (fields) return refuseInputs({ paymentLeast: fields.limits ?? '' }, typed)
    await saveLimitsOf(context, params.clientID, value)
    return await redirectWithToast(context, addressOf(params.clientID), success(words.saved))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function ClientLimitsForm({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const { currency, facts, free, otherwise } = loaderData
  const values: Record<string, string> = answer?.typed ?? facts
  return (
    <DialogForm
      title={currency ? words.titleOf(currency) : words.newTitle}
      lead={Object.keys(otherwise).length > 0 ? words.formLeadOnPlan : words.formLead}
      submit={words.save}
      back={addressOf(params.clientID)}
      answer={answer}
    >
      {!currency && (
        <SelectField
          label={words.currency}
          name="currency"
          options={free.map((value) => ({ value, label: value }))}
          defaultValue={values.currency ?? ''}
          error={answer?.fields?.currency}
        />
      )}
      <LimitFields values={values} fields={answer?.fields} otherwise={otherwise} />
    </DialogForm>
  )
}
