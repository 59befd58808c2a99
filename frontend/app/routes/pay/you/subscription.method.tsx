import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router'
import type { PayerSubscriptionView } from '#contract/billing-portal.js'
import * as english from '#contract/messages/payer-billing.js'
import { choosePayerMethod, openPayerSetup } from '../../../api/billing-portal.server'
import { Button } from '../../../components/button'
import { FormError } from '../../../components/form-error'
import { payMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { speak } from '../../../session/language.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/subscription.method'
import { explainRefusal } from './billing-refusal.server'
import { useBillingWords } from './billing-words'
import { MethodName } from './methods'
import { findOwn, shownOf, statusOf } from './payer-subscription.server'
import { usePayerWords } from './payer-words'
import { SubscriptionFrame } from './subscription-frame'
import { pageOfPayer, pageOfSubscription } from './subscription-page'

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.changeMethod)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { words } = await speak(request, context)
  const found = await findOwn(request, context, params)
  return data({ ...shownOf(found), title: words.payerBilling.changeMethod }, { status: statusOf(found) })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const words = (await speak(request, context)).words.payerBilling
  const { typed } = await readForm(request)
  const found = await findOwn(request, context, params)
  if (!found?.subscription) return redirect(pageOfPayer(params.shop))
  const { token } = found
  const { subscriptionID } = params
  try {
    if (typed.intent === 'add') {
      const { url } = await openPayerSetup(context, token, subscriptionID)
      return redirectDocument(new URL(url).pathname)
    }
    const { savedPaymentMethodID } = typed
    if (!savedPaymentMethodID) return data({ sentence: words.chooseMethod }, { status: 422 })
    await choosePayerMethod(context, token, subscriptionID, { savedPaymentMethodID })
  } catch (error) {
    return data({ sentence: explainRefusal(words, error) }, { status: 409 })
  }
  return redirectWithToast(context, pageOfSubscription(params), success(words.methodChanged))
}

export default function ChangeMethod({ loaderData, actionData, params }: Route.ComponentProps) {
  const words = useBillingWords()
  const { payer, subscription } = loaderData
  const isOwing = subscription?.status === 'past_due'
  const lead = isOwing ? `${words.methodLead} ${words.amountOwed}` : words.methodLead
  return (
    <SubscriptionFrame {...{ payer, subscription, params, title: words.changeMethod, lead }}>
      {(shown) =>
        shown.may.changeMethod ? (
          <MethodForms subscription={shown} sentence={actionData?.sentence} />
        ) : (
          <FormError>{words.notAllowed}</FormError>
        )
      }
    </SubscriptionFrame>
  )
}

function MethodForms({
  subscription,
  sentence,
}: {
  subscription: PayerSubscriptionView
  sentence: string | undefined
}) {
  const { may, method } = subscription
  const words = useBillingWords()
  const navigation = useNavigation()
  const intent = navigation.formData?.get('intent')
  const isFirst = may.methods.length === 0
  return (
    <div className="flex flex-col gap-5">
      {sentence && <FormError>{sentence}</FormError>}
      {!isFirst && (
        <Form method="post" className="flex flex-col gap-5">
          <Methods subscription={subscription} chosen={method?.savedPaymentMethodID} />
          <Button name="intent" value="choose" size="lg" fullWidth loading={intent === 'choose'}>
            {words.useThisMethod}
          </Button>
        </Form>
      )}
      <Form method="post">
        <Button
          name="intent"
          value="add"
          size="lg"
          variant={isFirst ? 'primary' : 'outline'}
          fullWidth
          loading={intent === 'add'}
        >
          {words.addMethod}
        </Button>
      </Form>
    </div>
  )
}

function Methods({ subscription, chosen }: { subscription: PayerSubscriptionView; chosen: string | undefined }) {
  const words = useBillingWords()
  const { expires } = usePayerWords()
  return (
    <fieldset className="flex flex-col divide-y divide-line rounded-control border border-line">
      <legend className="sr-only">{words.method}</legend>
      {subscription.may.methods.map((method) => (
        <label
          key={method.savedPaymentMethodID}
          className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm"
        >
          <input
            type="radio"
            name="savedPaymentMethodID"
            value={method.savedPaymentMethodID}
            defaultChecked={method.savedPaymentMethodID === chosen}
            className="size-4 shrink-0 accent-brand"
          />
          <span className="font-medium text-ink">
            <MethodName method={method} />
          </span>
          {method.card?.expiryMonth && method.card.expiryYear && (
            <span className="text-ink-soft">
              {expires(`${String(method.card.expiryMonth).padStart(2, '0')}/${method.card.expiryYear}`)}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
