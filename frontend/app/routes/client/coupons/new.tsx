import { couponDurations } from '#contract/billing-choices.js'
import { check, type Fields } from '#contract/check.js'
import { CreateCoupon } from '#contract/coupons.js'
import * as words from '#contract/messages/client/coupons.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as links from '#contract/messages/client/payment-links.js'
import { type Currency, currencies } from '#contract/money.js'
import { typedMoney } from '#contract/spoken-formats.js'
import { createOwnCoupon } from '../../../api/coupons.server'
import { runForm } from '../../../api/form-actions.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { refuseInputs } from '../../../api/refusal.server'
import { Checkbox } from '../../../components/checkbox'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'
import { pageMeta } from '../../../components/page-meta'
import { readForm, toNumber } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { usualCurrency } from '../parts/usual-currency.server'
import type { Route } from './+types/new'

const isCurrency = (value: unknown): value is Currency => (currencies as readonly unknown[]).includes(value)
/** It can be redeemed until that day is over. */
const endOfDay = (day: string) => `${day}T23:59:59Z`

export const meta: Route.MetaFunction = () => pageMeta(words.newCoupon)

export const loader = async ({ context }: Route.LoaderArgs) => ({
  currency: await usualCurrency(context),
  formID: newFormID(),
})

export async function action({ request, context }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  const { value, fields } = await readCoupon(typed)
  if (fields) return refuseInputs(fields, typed)
  return runForm(
    context,
    keyedCall(typed.formID, (key) => createOwnCoupon(context, value, key)),
    {
      to: ({ couponID }) => `/client/coupons/${couponID}`,
      done: words.created,
      failed: words.failedToCreate,
      typed,
    },
  )
}

async function readCoupon(typed: Record<string, string>) {
  const text = (name: string) => (typed[name] ?? '').trim()
  const { currency } = typed
  const number = (name: string) => (text(name) ? { [name]: toNumber(text(name)) } : {})
  const amount = text('amountOff')
  if ((amount === '') === (text('percentOff') === ''))
    return { fields: { percentOff: words.eitherOff } satisfies Fields as Fields }
  if (amount && !isCurrency(currency)) return { fields: { currency: links.pleaseSelectACurrency } as Fields }
  const amountOff = amount && isCurrency(currency) ? typedMoney(amount, currency) : null
  if (amount && (amountOff === null || amountOff < 1))
    return { fields: { amountOff: invoices.amountForm(isCurrency(currency) ? currency : 'USD') } as Fields }
  if ((typed.duration === 'repeating') !== (text('periods') !== ''))
    return { fields: { periods: text('periods') ? words.periodsHelp : words.periodsNeeded } as Fields }
  return check(CreateCoupon, {
    ...{ name: typed.name, code: typed.code, duration: typed.duration },
    ...(amount ? { amountOff, currency } : { percentOff: toNumber(text('percentOff')) }),
    ...{ ...number('periods'), ...number('maxRedemptions') },
    ...(text('redeemBy') && { redeemBy: endOfDay(text('redeemBy')) }),
    ...(typed.oncePerCustomer !== undefined && { oncePerCustomer: true }),
  })
}

export default function NewCoupon({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { typed, fields } = answer ?? {}
  const input = inputsOf(typed, fields)
  const pair = 'grid items-start gap-5 sm:grid-cols-2 sm:gap-4'
  return (
    <DialogForm
      title={words.newCoupon}
      lead={words.createLead}
      submit={words.createCoupon}
      back="/client/coupons"
      answer={answer}
      formID={typed?.formID ?? loaderData.formID}
    >
      <div className={pair}>
        <Field label={invoices.taxName} {...input('name')} help={words.nameHelp} autoComplete="off" required />
        <Field label={words.code} {...input('code')} help={words.codeHelp} autoComplete="off" optionalHint />
      </div>
      <div className={pair}>
        <Field
          label={words.percentOff}
          {...input('percentOff')}
          help={words.eitherOff}
          inputMode="decimal"
          placeholder="20"
          autoComplete="off"
        />
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
          <Field label={words.amountOff} {...input('amountOff')} inputMode="decimal" autoComplete="off" />
          <SelectField
            label={links.currency}
            name="currency"
            options={currencies.map((value) => ({ value, label: value }))}
            defaultValue={typed?.currency ?? loaderData.currency}
            error={fields?.currency}
          />
        </div>
      </div>
      <div className={pair}>
        <SelectField
          label={words.duration}
          name="duration"
          options={couponDurations.map((value) => ({ value, label: words.durations[value] }))}
          defaultValue={typed?.duration ?? 'once'}
          help={words.durationHelp}
          error={fields?.duration}
          required
        />
        <Field
          label={words.periods}
          {...input('periods')}
          help={words.periodsHelp}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <div className={pair}>
        <Field
          label={words.maxRedemptions}
          {...input('maxRedemptions')}
          inputMode="numeric"
          autoComplete="off"
          optionalHint
        />
        <Field label={words.redeemBy} {...input('redeemBy')} help={words.redeemByHelp} type="date" optionalHint />
      </div>
      <Checkbox
        name="oncePerCustomer"
        label={words.oncePerCustomer}
        defaultChecked={typed?.oncePerCustomer !== undefined}
      />
    </DialogForm>
  )
}
