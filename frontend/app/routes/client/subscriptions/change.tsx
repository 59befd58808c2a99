import { useEffect, useRef } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { type ChangeTiming, changeTimings } from '#contract/billing-choices.js'
import { subscriptionItemsMax } from '#contract/billing-limits.js'
import * as coupons from '#contract/messages/client/coupons.js'
import * as words from '#contract/messages/client/subscriptions.js'
import * as states from '#contract/messages/components/states.js'
import type { SubscriptionPreviewView, SubscriptionView } from '#contract/subscriptions.js'
import { runForm } from '../../../api/form-actions.server'
import { ApiError } from '../../../api/http.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { changeOwnSubscription, loadOwnSubscription, previewOwnSubscription } from '../../../api/subscriptions.server'
import { BackLink } from '../../../components/back-link'
import { Button, ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import type { FormAnswer } from '../../../components/dialog-form'
import { SelectField } from '../../../components/field'
import { useFormAnswer } from '../../../components/form-answer'
import { dayOf } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { RefusalWords } from '../../../components/refusal-words'
import { readForm } from '../../../session/form.server'
import type { Context } from '../../../session/site-context.server'
import { failure } from '../../../session/toast.server'
import type { Route } from './+types/change'
import { BillingFields } from './billing-fields'
import { PreviewLines } from './plan'
import { readSubscription, subscriptionValues } from './input.server'
import { ItemsCard } from './item-fields'
import { itemRows } from './item-names'
import { methodChoices } from './methods.server'
import type { Choice } from '../parts/choices'
import { chosenIn } from '../parts/chosen.server'
import { ChoiceField, ChoiceList } from '../parts/choice-field'
import { couponChoices } from '../parts/coupon-choices.server'
import { planChoices } from '../parts/plans.server'

type Texts = Record<string, string>
type Answer = FormAnswer & { typed?: Texts; shown?: SubscriptionPreviewView; next?: SubscriptionPreviewView | null }

const pageOf = (subscriptionID: string) => `/client/subscriptions/${encodeURIComponent(subscriptionID)}`
const timingOf = (typed: Texts): ChangeTiming => changeTimings.find((one) => one === typed.applies) ?? 'now_prorated'

const remove = 'remove'
/** Nothing chosen: the subscription keeps its coupon. */
const couponOf = ({ couponID }: Texts) => (couponID === remove ? { removeCoupon: true } : couponID ? { couponID } : {})

export const meta: Route.MetaFunction = () => pageMeta(words.changeSubscription)

async function offeredFor(context: Context, { items, pendingChange, nextDiscount }: SubscriptionView) {
  const [choices, found] = await Promise.all([
    planChoices(context, [...items, ...(pendingChange?.items ?? [])]),
    couponChoices(context),
  ])
  const none = nextDiscount ? [{ value: remove, label: coupons.removeCoupon }] : []
  return { ...choices, coupons: [...none, ...found] }
}

export async function loader({ context, params: { subscriptionID } }: Route.LoaderArgs) {
  const subscription = await rowOrGone(context, loadOwnSubscription(context, subscriptionID))
  const { customerID, savedPaymentMethodID } = subscription
  const [choices, methods] = await Promise.all([
    offeredFor(context, subscription),
    methodChoices(context, customerID, savedPaymentMethodID),
  ])
  const hasCoupon = subscription.nextDiscount !== null
  return { choices, methods, hasCoupon, values: subscriptionValues(subscription) }
}

export async function action({ request, context, params: { subscriptionID } }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  if (typed.intent === 'add-item')
    return data<Answer>({ typed: { ...typed, rows: String(Math.min(itemRows(typed) + 1, subscriptionItemsMax)) } })
  const load = async () => offeredFor(context, await rowOrGone(context, loadOwnSubscription(context, subscriptionID)))
  const { chosen, faults, shown } = await chosenIn(typed, load)
  const { items, terms, fields: wrong } = readSubscription(chosen)
  const fields = { ...wrong, ...faults }
  if (Object.keys(fields).length > 0) return refuseInputs(fields, shown)
  const asked = { items, applies: timingOf(typed), ...couponOf(chosen) }
  if (typed.intent === 'preview' || !typed.preview) {
    return previews(context, subscriptionID, asked).then(
      (shown) => data<Answer>({ typed, ...shown }),
      (error: unknown) => refuse(error, words.failedToChange, typed),
    )
  }
  const { metadata } = await rowOrGone(context, loadOwnSubscription(context, subscriptionID))
  const body = { ...asked, ...terms, metadata, preview: typed.preview }
  const change = changeOwnSubscription(context, subscriptionID, body, typed.version ?? '')
  const isStale = await change.then(() => false, isOfOldPreview)
  if (isStale) return showAgain(context, subscriptionID, asked, typed)
  return runForm(context, change, {
    ...{ to: pageOf(subscriptionID), done: words.changed, failed: words.failedToChange, typed },
  })
}

const isOfOldPreview = (error: unknown) => error instanceof ApiError && error.code === 'PREVIEW_CHANGED'

type Asked = Parameters<typeof previewOwnSubscription>[2]

/** A change that invoices nothing itself is shown in the next invoice. */
async function previews(context: Context, subscriptionID: string, asked: Asked) {
  const shown = await previewOwnSubscription(context, subscriptionID, asked)
  if (shown.lines.length > 0) return { shown }
  const { cancelAtPeriodEnd } = await loadOwnSubscription(context, subscriptionID)
  if (cancelAtPeriodEnd) return { shown }
  const atPeriodEnd = previewOwnSubscription(context, subscriptionID, { ...asked, applies: 'period_end' })
  return { shown, next: await silently(atPeriodEnd, null) }
}

/** The change would make another invoice by now: that one is shown, and asked about again. */
async function showAgain(context: Context, subscriptionID: string, asked: Asked, typed: Texts) {
  const [shown, { version }] = await Promise.all([
    previews(context, subscriptionID, asked),
    loadOwnSubscription(context, subscriptionID),
  ])
  const sentence = words.previewStale
  return data<Answer>({ typed: { ...typed, version }, ...shown, sentence, toast: failure(sentence) } as Answer, {
    status: 409,
  })
}

export default function ChangeSubscription({ loaderData, actionData, params }: Route.ComponentProps) {
  const answer = actionData as Answer | undefined
  const { choices, methods, hasCoupon } = loaderData
  useFormAnswer(answer)
  const { formMethod, formData } = useNavigation()
  const intent = formMethod === 'POST' ? formData?.get('intent') : undefined
  const values = answer?.typed ?? loaderData.values
  const rows = itemRows(values)
  const shown = answer?.shown
  return (
    <>
      <BackLink to={pageOf(params.subscriptionID)}>{words.subscriptions}</BackLink>
      <PageHeader title={words.changeSubscription} lead={words.changeLead} />
      <Form method="post" noValidate preventScrollReset className="flex max-w-4xl flex-col gap-6">
        {/* Enter in a field previews, whatever button stands before the last one. */}
        <button className="sr-only" tabIndex={-1} aria-hidden="true" name="intent" value="preview" />
        {Object.entries({ rows: String(rows), version: values.version ?? '', preview: shown?.preview ?? '' }).map(
          ([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ),
        )}
        <ItemsCard {...{ rows, values, choices }} fields={answer?.fields} isAdding={intent === 'add-item'} />
        <Card title={words.billing}>
          <div className="flex flex-col gap-5">
            <SelectField
              label={words.applies}
              name="applies"
              options={changeTimings.map((value) => ({ value, label: words.timings[value] }))}
              defaultValue={timingOf(values)}
              required
            />
            <BillingFields values={values} fields={answer?.fields} methods={methods} />
            <CouponField {...{ hasCoupon, values }} offered={choices.coupons} fields={answer?.fields} />
          </div>
        </Card>
        {shown && <Preview shown={shown} next={answer?.next ?? null} />}
        <RefusalWords answer={answer} />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={pageOf(params.subscriptionID)} variant="outline">
            {states.cancel}
          </ButtonLink>
          <Button name="intent" value="preview" variant={shown ? 'outline' : 'primary'} loading={intent === 'preview'}>
            {shown ? words.previewAgain : words.preview}
          </Button>
          {shown && (
            <Button name="intent" value="save" loading={intent === 'save'}>
              {words.saveChange}
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}

interface CouponFieldProps {
  offered: Choice[]
  hasCoupon: boolean
  values: Texts
  fields: FormAnswer['fields']
}

const CouponField = ({ offered, hasCoupon, values, fields }: CouponFieldProps) => (
  <>
    <ChoiceList id="coupons" options={offered} />
    <ChoiceField
      list="coupons"
      label={coupons.coupon}
      help={coupons.appliesNext}
      name="couponID"
      emptyLabel={hasCoupon ? coupons.noChange : coupons.noCoupon}
      options={offered}
      defaultValue={values.couponID ?? ''}
      error={fields?.couponID}
    />
  </>
)

/** The new preview takes the place of the button that asked for it, so it gets the focus and comes into view. */
function Preview({ shown, next }: { shown: SubscriptionPreviewView; next: SubscriptionPreviewView | null }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [shown])
  const [preview, title, lead] = next
    ? [next, words.nextInvoice, words.nextInvoiceOn(dayOf(next.invoicedAt))]
    : [shown, words.previewTitle, words.previewOn(dayOf(shown.invoicedAt))]
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={title}>
      <Card flush title={title} lead={lead}>
        <PreviewLines preview={preview} caption={title} />
      </Card>
    </div>
  )
}
