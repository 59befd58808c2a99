import { data, Form, redirect, useNavigation } from 'react-router'
import { cancellationFeedbacks } from '#contract/billing-choices.js'
import { CancelPayerSubscription, type PayerSubscriptionView } from '#contract/billing-portal.js'
import { check } from '#contract/check.js'
import * as english from '#contract/messages/payer-billing.js'
import { cancelPayerSubscription } from '../../../api/billing-portal.server'
import { type Refusal, refuseInputs } from '../../../api/refusal.server'
import { Button, ButtonLink } from '../../../components/button'
import { SelectField } from '../../../components/field'
import { useFormAnswer } from '../../../components/form-answer'
import { FormError } from '../../../components/form-error'
import { dayOf } from '../../../components/moment'
import { payMeta } from '../../../components/page-meta'
import { useSpeech } from '../../../components/speech'
import { TextAreaField } from '../../../components/text-area-field'
import { readForm } from '../../../session/form.server'
import { saidToPayer, speak } from '../../../session/language.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/subscription.cancel'
import { explainRefusal } from './billing-refusal.server'
import { useBillingWords } from './billing-words'
import { findOwn, shownOf, statusOf } from './payer-subscription.server'
import { SubscriptionFrame } from './subscription-frame'
import { pageOfPayer, pageOfSubscription } from './subscription-page'

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.cancel)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { words } = await speak(request, context)
  const found = await findOwn(request, context, params)
  return data({ ...shownOf(found), title: words.payerBilling.cancel }, { status: statusOf(found) })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { language, words: all } = await speak(request, context)
  const words = all.payerBilling
  const { typed } = await readForm(request)
  const found = await findOwn(request, context, params)
  if (!found?.subscription) return redirect(pageOfPayer(params.shop))
  const { when, feedback, comment } = typed
  const { value, fields } = await check(CancelPayerSubscription, { when, feedback, comment })
  if (fields) {
    const said = saidToPayer(language, fields)
    return refuseInputs(fields.feedback ? { ...said, feedback: words.chooseReason } : said, typed)
  }
  try {
    const { status } = await cancelPayerSubscription(context, found.token, params.subscriptionID, value)
    const done = status === 'canceled' ? words.canceled : words.willEnd
    return await redirectWithToast(context, pageOfSubscription(params), success(done))
  } catch (error) {
    return data<Refusal>({ sentence: explainRefusal(words, error), typed }, { status: 409 })
  }
}

export default function CancelSubscription({ loaderData, actionData, params }: Route.ComponentProps) {
  const words = useBillingWords()
  const answer: Refusal | undefined = actionData
  useFormAnswer(answer)
  const { payer, subscription } = loaderData
  const lead = words.cancelLead(payer?.merchantName ?? '')
  return (
    <SubscriptionFrame {...{ payer, subscription, params, title: words.cancelTitle, lead }}>
      {(shown) => <CancelForm subscription={shown} answer={answer} back={pageOfSubscription(params)} />}
    </SubscriptionFrame>
  )
}

interface FormProps {
  subscription: PayerSubscriptionView
  answer: Refusal | undefined
  back: string
}

function CancelForm({ subscription, answer, back }: FormProps) {
  const words = useBillingWords()
  const isBusy = useNavigation().formMethod === 'POST'
  if (subscription.may.cancel.length === 0) return <FormError>{words.notAllowed}</FormError>
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <When subscription={subscription} chosen={answer?.typed?.when} />
      <SelectField
        label={words.why}
        name="feedback"
        emptyLabel={words.chooseReason}
        options={cancellationFeedbacks.map((value) => ({ value, label: words.feedbacks[value] }))}
        defaultValue={answer?.typed?.feedback}
        error={answer?.fields?.feedback}
        required
      />
      <TextAreaField
        label={words.comment}
        name="comment"
        defaultValue={answer?.typed?.comment}
        error={answer?.fields?.comment}
        optionalHint
      />
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <div className="flex flex-col gap-3">
        <Button size="lg" fullWidth loading={isBusy}>
          {words.cancel}
        </Button>
        <ButtonLink to={back} size="lg" variant="outline" fullWidth>
          {words.keepIt}
        </ButtonLink>
      </div>
    </Form>
  )
}

function When({ subscription, chosen }: { subscription: PayerSubscriptionView; chosen: string | undefined }) {
  const { may, currentPeriodEnd } = subscription
  const words = useBillingWords()
  const { formats } = useSpeech()
  const day = dayOf(currentPeriodEnd, formats)
  const [only, ...others] = may.cancel
  if (only && others.length === 0)
    return (
      <p>
        {only === 'now' ? words.endsNow : words.endsLater(day)}
        <input type="hidden" name="when" value={only} />
      </p>
    )
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink">{words.when}</legend>
      {may.cancel.map((timing) => (
        <label key={timing} className="flex cursor-pointer items-start gap-2.5 py-1 text-sm">
          <input
            type="radio"
            name="when"
            value={timing}
            defaultChecked={timing === (chosen ?? may.cancel[0])}
            className="mt-0.5 size-4 shrink-0 accent-brand"
          />
          {words.timings[timing](day)}
        </label>
      ))}
    </fieldset>
  )
}
