import { data, Form, redirect, useNavigation } from 'react-router'
import type { PayerPreviewView, PayerSubscriptionView } from '#contract/billing-portal.js'
import { quantityMax } from '#contract/billing-limits.js'
import { countIn } from '#contract/formats.js'
import * as english from '#contract/messages/payer-billing.js'
import { changePayerSubscription, previewPayerChange } from '../../../api/billing-portal.server'
import { ApiError } from '../../../api/http.server'
import { FormError } from '../../../components/form-error'
import { payMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { speak } from '../../../session/language.server'
import { neutral, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/subscription.change'
import { explainRefusal } from './billing-refusal.server'
import { useBillingWords } from './billing-words'
import { PayInvoice } from './pay-invoice'
import { findOwn, shownOf, statusOf } from './payer-subscription.server'
import { ChangeForm } from './subscription.change.form'
import { SubscriptionFrame } from './subscription-frame'
import { pageOfPayer, pageOfSubscription } from './subscription-page'

export interface ChangeAnswer {
  typed: Record<string, string>
  fields?: Record<string, string>
  sentence?: string
  preview?: PayerPreviewView
}

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.changePlan)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { words } = await speak(request, context)
  const found = await findOwn(request, context, params)
  return data({ ...shownOf(found), title: words.payerBilling.changePlan }, { status: statusOf(found) })
}

const askedItems = ({ items }: PayerSubscriptionView, typed: Record<string, string>) =>
  items.map(({ priceID, quantity }, at) => ({
    priceID: typed[`priceID-${at}`] || priceID,
    quantity: quantity === null ? null : Number(typed[`quantity-${at}`] ?? quantity),
  }))

const isQuantity = (quantity: number | null): boolean =>
  quantity === null || (Number.isInteger(quantity) && quantity >= 1 && quantity <= quantityMax)

export async function action({ request, context, params }: Route.ActionArgs) {
  const { words: all, formats } = await speak(request, context)
  const words = all.payerBilling
  const { typed } = await readForm(request)
  const found = await findOwn(request, context, params)
  if (!found?.subscription) return redirect(pageOfPayer(params.shop))
  const { token } = found
  const { subscriptionID } = params
  const items = askedItems(found.subscription, typed)
  const wrong = items.flatMap(({ quantity }, at) => (isQuantity(quantity) ? [] : [`quantity-${at}`]))
  const fields = Object.fromEntries(wrong.map((name) => [name, words.quantityForm(countIn(formats, quantityMax))]))
  if (wrong.length > 0) return data<ChangeAnswer>({ typed, fields }, { status: 422 })
  const preview = () => previewPayerChange(context, token, subscriptionID, { items })
  try {
    if (typed.intent !== 'confirm' || !typed.preview) return data<ChangeAnswer>({ typed, preview: await preview() })
    const body = { items, preview: typed.preview }
    const { openInvoice, collection } = await changePayerSubscription(context, token, subscriptionID, body)
    const unpaid = collection === 'charge' ? words.changedUnpaid : words.changedInvoiced
    const done = openInvoice ? neutral(unpaid) : success(words.changed)
    return await redirectWithToast(context, pageOfSubscription(params), done)
  } catch (error) {
    const sentence = explainRefusal(words, error)
    const isStale = error instanceof ApiError && error.code === 'PREVIEW_CHANGED'
    const shown = isStale ? await preview().catch(() => null) : null
    return data<ChangeAnswer>({ typed, sentence, ...(shown && { preview: shown }) }, { status: 409 })
  }
}

export default function ChangeSubscription({ loaderData, actionData, params }: Route.ComponentProps) {
  const words = useBillingWords()
  const answer: ChangeAnswer | undefined = actionData
  const { payer, subscription } = loaderData
  const intent = useNavigation().formData?.get('intent')
  return (
    <SubscriptionFrame {...{ payer, subscription, params, title: words.changePlan, lead: words.changeLead }}>
      {(shown) =>
        shown.may.changeQuantity || shown.may.prices.length > 0 ? (
          <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
            <ChangeForm subscription={shown} answer={answer} intent={String(intent ?? '')} />
          </Form>
        ) : (
          <NoChange openInvoice={shown.openInvoice} />
        )
      }
    </SubscriptionFrame>
  )
}

function NoChange({ openInvoice }: Pick<PayerSubscriptionView, 'openInvoice'>) {
  const words = useBillingWords()
  return (
    <>
      <FormError>{openInvoice ? words.payFirst : words.notAllowed}</FormError>
      {openInvoice && <PayInvoice invoice={openInvoice} />}
    </>
  )
}
