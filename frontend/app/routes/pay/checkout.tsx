import { data, redirect, redirectDocument } from 'react-router'
import * as english from '#contract/messages/pay.js'
import type { NextActionView } from '#contract/next-actions.js'
import { isSavedMethod } from '#contract/payment-methods.js'
import { loadCheckout, loadCheckoutFrame, payByLink, saveByLink } from '../../api/checkout.server'
import { ApiError } from '../../api/http.server'
import { type Refusal, refuse, refuseInputs } from '../../api/refusal.server'
import { useFormAnswer } from '../../components/form-answer'
import { payMeta } from '../../components/page-meta'
import { readPayerToken } from '../../session/payer-session.server'
import { setCookies } from '../../session/cookies.server'
import { newFormID } from '../../session/form-id.server'
import { readForm } from '../../session/form.server'
import { saidIn, speak } from '../../session/language.server'
import { siteContext } from '../../session/site-context.server'
import type { Route } from './+types/checkout'
import { CheckoutForm } from './checkout.form'
import { AmountStep } from './checkout.amount'
import { FieldsForm, RedirectForm } from './checkout.elsewhere'
import { hasLostParts, loadChosen, lostParts, notThere, shownAmountIn } from './checkout.chosen.server'
import { readPayment } from './checkout.input.server'
import { LostPrice } from './checkout.coupon'
import { changeCoupon, isPriceLost, lostSentence, showAnew, signedOut } from './checkout.coupon.server'
import { shownOf } from './checkout.offers.server'
import { Others } from './checkout.others'
import { BackToSaved, SavedForm, type ShownCheckout } from './checkout.saved'
import { NotYet, UnderWay } from './checkout.waits'
import { saysOf, savesAlone } from './checkout.says'
import { Summary } from './checkout.summary'
import { ownPayment, rememberPayment } from './checkout.own-payment.server'
import { NoPayment } from './closed'
import { framePageOf } from './frame-page.server'
import { PayFrame } from './frame'
import { orLost, useSaid } from './lost-connection'
import { againWith, placeOf, usePlace } from './place'

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.pay)

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { token } = params
  const typedAmount = url.searchParams.get('amount')
  const speaker = await speak(request, context)
  const { pay } = speaker.words
  const place = placeOf(url, token)
  const payerSession = place.isEmbedded ? null : await readPayerToken(request, context)
  const { checkout, amount, fault, isPart = false } = await loadChosen(context, { token, payerSession }, url, speaker)
  const kept = checkout && !place.isEmbedded ? await ownPayment(request, context, token) : null
  if (checkout?.isUnderWay && place.isEmbedded) {
    const { underWay } = await loadCheckoutFrame(context, token)
    if (underWay) return redirect(place.to(`/${underWay.kind}/${underWay.id}`))
  }
  const own = checkout?.isUnderWay ? (kept?.transactionID ?? null) : null
  const failed = url.searchParams.has('again') ? (kept?.by ?? null) : null
  const shown = checkout ? shownOf(checkout, url.searchParams.get('with'), failed) : null
  const isOpen = checkout?.status === 'open'
  const isSaved =
    (checkout?.savedMethods.length ?? 0) > 0 && !url.searchParams.has('other') && !url.searchParams.has('with')
  if (isOpen && !isSaved && shown?.offer?.kind === 'fields') context.get(siteContext).openTo(shown.offer.sources)
  const status = !checkout ? 404 : isOpen ? 200 : 410
  const title = checkout ? saysOf(pay, checkout, null).title : pay.pay
  const lost =
    checkout &&
    (hasLostParts(url, checkout) ? pay.noPartsAnymore : lostSentence(speaker, url.searchParams.get('lost'), checkout))
  return data(
    { checkout, shown, isSaved, amount, typedAmount, fault, isPart, own, title, lost, formID: newFormID() },
    { status },
  )
}

const isAt = (nextAction: NextActionView | null, path: string): boolean =>
  nextAction?.type === 'redirect' && new URL(nextAction.url).pathname === path

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { token } = params
  const place = placeOf(url, token)
  const { input } = await readForm(request)
  const checkout = await loadCheckout(context, token).catch(notThere)
  // The page itself says best why a link takes no payment.
  if (checkout?.status !== 'open') return redirect(place.to())
  const speaker = await speak(request, context)
  if (input.coupon !== undefined) return changeCoupon(context, input, { token, place, url, speaker })
  const confirmed = shownAmountIn(input)
  const typedPart = checkout.takesParts && confirmed === null ? url.searchParams.get('amount') : null
  // A page from before an update says no amount with its form.
  if (typedPart !== null) return redirectDocument(place.to('', { amount: typedPart }))
  const chosen: Record<string, string> =
    confirmed === null ? {} : againWith(speaker.formats, confirmed, checkout.currency)
  const { value, fields } = await readPayment(input, checkout, speaker)
  // Nothing of a card is ever sent back.
  const textOf = (name: string) => String(input[name] ?? '')
  const typed = {
    amount: textOf('amount'),
    testMethod: textOf('testMethod'),
    emailAddress: textOf('emailAddress'),
    saveMethod: textOf('saveMethod'),
  }
  if (fields) return refuseInputs(fields, typed)
  const pageURL = place.isEmbedded ? await framePageOf(context, token, url) : {}
  const { paymentMethod, payer } = value
  const isSaved = isSavedMethod(paymentMethod)
  const payerSession = isSaved && checkout.subscription && (await readPayerToken(request, context))
  const toSignedOut = () => redirectDocument(place.to('', { ...chosen, lost: signedOut }))
  // The cookie of the payer's session ends with it.
  if (isSaved && input.isSignedIn && !payerSession) return toSignedOut()
  const agreed = {
    ...pageURL,
    ...(checkout.subscription && { shownCoupon: textOf('shownCoupon') }),
    ...(payerSession && { payerSession }),
  }
  try {
    if (savesAlone(checkout)) {
      const body = { paymentMethod, language: speaker.language, ...(payer && { payer }), ...agreed }
      const { setupID, nextAction } = await saveByLink(context, token, body, input.formID)
      const page = place.to(`/setups/${setupID}`)
      if (place.isEmbedded) return redirectDocument(page)
      const headers = setCookies(await rememberPayment(context, token, setupID, textOf('processorAccountID')))
      return redirectDocument(isAt(nextAction, `/pay/with/${setupID}`) ? `/pay/with/${setupID}` : page, { headers })
    }
    const { transactionID, nextAction } = await payByLink(
      context,
      token,
      { ...value, ...(confirmed !== null && { amount: confirmed }), language: speaker.language, ...agreed },
      input.formID,
    )
    const by = textOf('processorAccountID')
    const page = place.to(`/payments/${transactionID}`)
    if (place.isEmbedded) return (by ? redirectDocument : redirect)(page)
    const headers = setCookies(await rememberPayment(context, token, transactionID, by))
    const ownPage = `/pay/with/${transactionID}`
    if (isAt(nextAction, ownPage)) return redirectDocument(ownPage, { headers })
    // What the fields of a processor had opened ends with their page.
    return (by ? redirectDocument : redirect)(page, { headers })
  } catch (error) {
    if (error instanceof ApiError && isPriceLost(error, checkout.subscription !== null))
      return showAnew(textOf('processorAccountID'), await loadCheckout(context, token), {
        place,
        url,
        lost: error.code,
      })
    // Less may be due by now, or parts are not taken anymore: the page says so beside what was chosen.
    if (error instanceof ApiError && confirmed !== null && error.fields.amount)
      return redirectDocument(place.to('', { ...chosen, lost: lostParts }))
    if (error instanceof ApiError && error.code === signedOut) return toSignedOut()
    if (error instanceof ApiError && error.code.startsWith('PAYMENT_')) return redirect(place.to('', chosen))
    const isLimit = error instanceof ApiError && ['LIMIT_EXCEEDED', 'SETUP_ATTEMPTS_USED'].includes(error.code)
    const sentence = (isLimit && error.sentence) || speaker.words.pay.thePaymentCouldNotBe
    return refuse(error, sentence, typed, (said) => saidIn(speaker.language, 'payerRefusals', said))
  }
}

// Used by the page too, so that both are in one file: another one could not be loaded once the network is gone.
const connection = { orLost, useSaid }

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => connection.orLost(() => serverAction())

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, shown, amount, own, isPart } = loaderData
  const place = usePlace()
  const answer = connection.useSaid(actionData)
  useFormAnswer(answer)
  if (!checkout || !shown) return <NoPayment merchantName={null} status={null} />
  const { merchantName, status, isUnderWay, mode } = checkout
  if (status !== 'open') return <NoPayment {...checkout} status={status} />
  const isAmountFirst = checkout.offers === null || (isPart && amount === null)
  const chosen = checkout.amount === null && shown.offer?.kind !== 'test_form' ? amount : checkout.amount
  const isChosen = isPart ? amount !== null : chosen !== checkout.amount
  const summary = <Summary {...checkout} {...{ place, answer, amount: chosen, isPart, isChosen, offer: shown.offer }} />
  const lost = loaderData.lost && !answer && <LostPrice sentence={loaderData.lost} />
  if (!shown.offer && !isAmountFirst && !loaderData.isSaved)
    return (
      <NotYet {...checkout} summary={checkout.subscription?.takesCodes && summary}>
        {lost}
      </NotYet>
    )
  if (isUnderWay) {
    const at = savesAlone(checkout) ? 'setups' : 'payments'
    return <UnderWay {...checkout} own={own && place.to(`/${at}/${own}`)} />
  }
  return (
    <PayFrame merchantName={merchantName} mode={mode} summary={summary}>
      {lost}
      <Ways {...loaderData} checkout={checkout} answer={answer} />
    </PayFrame>
  )
}

type Loaded = Route.ComponentProps['loaderData']

interface WaysProps extends Omit<Loaded, 'checkout'> {
  checkout: ShownCheckout
  answer: Refusal | undefined
}

function Ways({ checkout, shown, isSaved, amount, typedAmount, fault, isPart, formID, answer }: WaysProps) {
  const offer = shown?.offer
  if (isPart && amount === null)
    return <AmountStep currency={checkout.currency} typed={typedAmount} error={fault} most={checkout.amount} />
  if (isSaved && amount !== null) return <SavedForm {...{ checkout, amount, formID, answer }} />
  if (!offer) return <AmountStep currency={checkout.currency} typed={typedAmount} error={fault} />
  const given = { checkout, typedAmount: checkout.amount === null ? typedAmount : null, formID, answer }
  const Elsewhere = offer.kind === 'fields' ? FieldsForm : RedirectForm
  return (
    <>
      {offer.kind === 'test_form' || amount === null ? (
        <CheckoutForm {...given} />
      ) : (
        <Elsewhere key={offer.processorAccountID} {...given} offer={offer} amount={amount} />
      )}
      <Others others={shown.others} amount={isPart ? typedAmount : given.typedAmount} isSetup={savesAlone(checkout)} />
      {checkout.savedMethods.length > 0 && <BackToSaved />}
    </>
  )
}
