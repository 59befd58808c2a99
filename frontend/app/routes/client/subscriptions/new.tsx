import { data, Form, useNavigation } from 'react-router'
import { subscriptionItemsMax } from '#contract/billing-limits.js'
import * as coupons from '#contract/messages/client/coupons.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as words from '#contract/messages/client/subscriptions.js'
import * as states from '#contract/messages/components/states.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { runForm } from '../../../api/form-actions.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { refuseInputs } from '../../../api/refusal.server'
import { createOwnSubscription } from '../../../api/subscriptions.server'
import { BackLink } from '../../../components/back-link'
import { Button, ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import type { FormAnswer } from '../../../components/dialog-form'
import { Field } from '../../../components/field'
import { useFormAnswer } from '../../../components/form-answer'
import { inputsOf } from '../../../components/inputs-of'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { RefusalWords } from '../../../components/refusal-words'
import { TextLink } from '../../../components/text-link'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Context } from '../../../session/site-context.server'
import { failure } from '../../../session/toast.server'
import { chosenIn } from '../parts/chosen.server'
import { ChoiceField, ChoiceList } from '../parts/choice-field'
import { couponChoices } from '../parts/coupon-choices.server'
import { CustomerField } from '../parts/customer-field'
import { chosenCustomer, labelOfAsked } from '../parts/customer.server'
import type { Route } from './+types/new'
import { BillingFields } from './billing-fields'
import { readSubscription } from './input.server'
import { ItemsCard } from './item-fields'
import { itemRows } from './item-names'
import { methodChoices } from './methods.server'
import { planChoices } from '../parts/plans.server'

type Answer = FormAnswer & { typed?: Record<string, string> }

export const meta: Route.MetaFunction = () => pageMeta(words.newSubscription)

export async function loader({ context, url }: Route.LoaderArgs) {
  const customerID = url.searchParams.get('customerID')
  const couponID = url.searchParams.get('couponID') ?? ''
  const [choices, customer, methods, offered] = await Promise.all([
    planChoices(context),
    labelOfAsked(context, customerID),
    customerID ? methodChoices(context, customerID) : null,
    couponChoices(context, couponID || null),
  ])
  return { choices, customer, couponID, methods, offered, formID: newFormID() }
}

async function offeredIn(context: Context) {
  const [choices, coupons] = await Promise.all([planChoices(context), couponChoices(context)])
  return { ...choices, coupons }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  if (typed.intent === 'add-item')
    return data<Answer>({ typed: { ...typed, rows: String(Math.min(itemRows(typed) + 1, subscriptionItemsMax)) } })
  const { customerID, fault } = await chosenCustomer(context, typed.customer, () => invoices.noSuchCustomer)
  const { chosen, faults } = await chosenIn(typed, () => offeredIn(context))
  const { items, terms, trialDays, fields: wrong } = readSubscription(chosen)
  const fields = { ...wrong, ...faults }
  const customer = customerID ? undefined : (fault ?? words.customerNeeded)
  if (customer || Object.keys(fields).length > 0)
    return refuseInputs({ ...fields, ...(customer && { customer }) }, typed)
  const timeZone = (typed.timeZone ?? '').trim()
  const more = {
    ...(trialDays !== undefined && { trialDays }),
    ...(timeZone && { timeZone }),
    ...(chosen.couponID && { couponID: chosen.couponID }),
  }
  const body = { customerID: customerID ?? '', items, ...terms, ...more }
  return runForm(
    context,
    keyedCall(typed.formID, (key) => createOwnSubscription(context, body, key)),
    {
      to: ({ subscriptionID }) => `/client/subscriptions/${subscriptionID}`,
      done: doneOf,
      failed: words.failedToCreate,
      typed,
    },
  )
}

const doneOf = ({ status }: SubscriptionView) =>
  status === 'incomplete' ? failure(words.createdUnpaid) : words.created

export default function NewSubscription({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData as Answer | undefined
  const { choices, customer, couponID, methods, offered, formID } = loaderData
  useFormAnswer(answer)
  const { formMethod, formData } = useNavigation()
  const isAdding = formData?.get('intent') === 'add-item'
  const values = answer?.typed ?? { customer, couponID }
  const input = inputsOf(values, answer?.fields)
  const rows = itemRows(values)
  return (
    <>
      <BackLink to="/client/subscriptions">{words.subscriptions}</BackLink>
      <PageHeader title={words.newSubscription} />
      <Form method="post" noValidate preventScrollReset className="flex max-w-4xl flex-col gap-6">
        {/* Enter in a field saves, whatever button stands before the last one. */}
        <button className="sr-only" tabIndex={-1} aria-hidden="true" />
        <input key={rows} type="hidden" name="rows" value={rows} />
        <input type="hidden" name="formID" value={values.formID ?? formID} />
        {!choices.isSetUp && (
          <p className="rounded-panel border border-line bg-tint px-5 py-3.5 text-sm">
            {invoices.setUpFirst} <TextLink to="/client/invoices/settings">{invoices.openSettings}</TextLink>
          </p>
        )}
        <Card>
          <CustomerField {...input('customer')} help={invoices.customerHelp} required />
        </Card>
        <ItemsCard {...{ rows, values, choices, isAdding }} fields={answer?.fields} />
        <Card title={words.billing}>
          <div className="flex flex-col gap-5">
            <BillingFields values={values} fields={answer?.fields} methods={methods} />
            <ChoiceList id="coupons" options={offered} />
            <ChoiceField
              list="coupons"
              label={coupons.coupon}
              name="couponID"
              emptyLabel={coupons.noCoupon}
              options={offered}
              defaultValue={values.couponID ?? ''}
              error={answer?.fields?.couponID}
            />
            <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
              <Field
                label={words.trialDays}
                {...input('trialDays')}
                help={words.trialDaysHelp}
                inputMode="numeric"
                autoComplete="off"
              />
              <Field label={words.timeZone} {...input('timeZone')} help={words.timeZoneHelp} autoComplete="off" />
            </div>
          </div>
        </Card>
        <RefusalWords answer={answer} />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to="/client/subscriptions" variant="outline">
            {states.cancel}
          </ButtonLink>
          <Button loading={formMethod === 'POST' && !isAdding}>{words.createSubscription}</Button>
        </div>
      </Form>
    </>
  )
}
