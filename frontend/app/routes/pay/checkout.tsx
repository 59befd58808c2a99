import { data, redirect } from 'react-router'
import * as words from '#contract/messages/pay.js'
import { formatMoney } from '#contract/money.js'
import { loadCheckout, payByLink } from '../../api/checkout.server'
import { ApiError } from '../../api/http.server'
import { type Refusal, refuse, refuseInputs } from '../../api/refusal.server'
import { useAnswerToast } from '../../components/answer-toast'
import { ButtonLink } from '../../components/button'
import { useFocusFirstError } from '../../components/first-error'
import { ClockIcon } from '../../components/icon'
import { pageMeta } from '../../components/page-meta'
import { setCookies } from '../../session/cookies.server'
import { newFormID } from '../../session/form-id.server'
import { readForm } from '../../session/form.server'
import type { Route } from './+types/checkout'
import { CheckoutForm } from './checkout.form'
import { readPayment } from './checkout.input.server'
import { ownPayment, rememberPayment } from './checkout.own-payment.server'
import { NoPayment } from './closed'
import { PayFrame } from './frame'
import { PayPanel } from './panel'
import { AskAgain } from './polling'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.checkout ? words.payMerchantName(loaderData.checkout.merchantName) : words.pay),
  { name: 'robots', content: 'noindex, nofollow' },
]

const notThere = (error: unknown) => {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const checkout = await loadCheckout(context, params.token).catch(notThere)
  const own = checkout?.isUnderWay ? await ownPayment(request, context, params.token) : null
  const status = !checkout ? 404 : checkout.status === 'open' ? 200 : 410
  return data({ checkout, own, formID: newFormID() }, { status })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { token } = params
  const { input } = await readForm(request)
  const checkout = await loadCheckout(context, token).catch(notThere)
  // The page itself says best why a link takes no payment.
  if (checkout?.status !== 'open') return redirect(`/pay/${token}`)
  const { value, fields } = await readPayment(input, checkout)
  // Nothing of a card is ever sent back.
  const typed = { amount: String(input.amount ?? ''), testMethod: String(input.testMethod ?? '') }
  if (fields) return refuseInputs(fields, typed)
  try {
    const { transactionID } = await payByLink(context, token, value, input.formID)
    const cookie = await rememberPayment(context, token, transactionID)
    return redirect(`/pay/${token}/payments/${transactionID}`, { headers: setCookies(cookie) })
  } catch (error) {
    if (error instanceof ApiError && /^PAYMENT_/.test(error.code)) return redirect(`/pay/${token}`)
    return refuse(error, words.thePaymentCouldNotBe, typed)
  }
}

export default function Checkout({ loaderData, actionData, params }: Route.ComponentProps) {
  const { checkout, own, formID } = loaderData
  const answer: Refusal | undefined = actionData
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  if (!checkout) return <NoPayment merchantName={null} status={null} />
  const { merchantName, status, isUnderWay } = checkout
  if (status !== 'open') return <NoPayment merchantName={merchantName} status={status} />
  // The form below asks for a card itself, which only the sandbox's may be typed into.
  if (checkout.mode === 'live') return <NotYet merchantName={merchantName} />
  if (isUnderWay) return <UnderWay merchantName={merchantName} own={own && `/pay/${params.token}/payments/${own}`} />
  return (
    <PayFrame merchantName={merchantName} summary={<Summary {...checkout} />}>
      <CheckoutForm checkout={checkout} formID={formID} answer={answer} />
    </PayFrame>
  )
}

function Summary({ amount, currency, description }: NonNullable<Route.ComponentProps['loaderData']['checkout']>) {
  return (
    <div className="flex flex-col gap-1 md:sticky md:top-14">
      <p className="text-ink-soft [overflow-wrap:anywhere]">{description}</p>
      <h1 className="tabular text-3xl [overflow-wrap:anywhere] md:text-4xl">
        {amount === null ? words.youChooseTheAmount : formatMoney(amount, currency)}
      </h1>
      {amount === null && <p className="text-sm text-ink-soft">{words.inCurrency(currency)}</p>}
    </div>
  )
}

const NotYet = ({ merchantName }: { merchantName: string }) => (
  <PayFrame merchantName={merchantName}>
    <PayPanel
      emblem={<ClockIcon className="size-10 text-pending" />}
      title={words.cannotBePaidYet}
      lead={words.pleaseAskTheMerchant(merchantName)}
    />
  </PayFrame>
)

const UnderWay = ({ merchantName, own }: { merchantName: string; own: string | null }) => (
  <PayFrame merchantName={merchantName}>
    <PayPanel
      emblem={<ClockIcon className="size-10 text-pending" />}
      title={own ? words.yourPaymentIsWaiting : words.aPaymentIsUnderWay}
      lead={own ? words.youHaveBegunToPay : words.thisLinkIsGoodFor}
    >
      {own && <ButtonLink to={own}>{words.continueThePayment}</ButtonLink>}
      {!own && <p className="text-sm text-ink-faint">{words.thisPageLooksAgainBy}</p>}
    </PayPanel>
    <AskAgain />
  </PayFrame>
)
