import { data, redirect, redirectDocument } from 'react-router'
import { check } from '#contract/check.js'
import { epcText, hasEpcCode } from '#contract/epc-code.js'
import { latinDigits } from '#contract/formats.js'
import type { Language } from '#contract/languages.js'
import * as english from '#contract/messages/pay.js'
import type { LinkPaymentView } from '#contract/link-payments.js'
import { CreateTestCredit } from '#contract/test-credits.js'
import { SubmitOtp } from '#contract/transactions.js'
import {
  askOfLinkPayment,
  creditLinkPayment,
  loadLinkPayment,
  lookAtLinkPayment,
  submitLinkOtp,
} from '../../api/checkout.server'
import { ApiError } from '../../api/http.server'
import { qrOf } from '../../api/qr.server'
import { type Refusal, refuse, refuseInputs } from '../../api/refusal.server'
import { useFormAnswer } from '../../components/form-answer'
import { payMeta } from '../../components/page-meta'
import type { QrCode } from '../../components/qr-picture'
import { useMoney } from '../../components/speech'
import { newFormID } from '../../session/form-id.server'
import { readForm } from '../../session/form.server'
import { saidIn, saidToPayer, speak } from '../../session/language.server'
import { redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/payment'
import { NoPayment } from './closed'
import { PayFrame } from './frame'
import { orLost, useSaid } from './lost-connection'
import { againWith, comesFromBank, placeOf } from './place'
import { type PayWords, usePayWords } from './pay-words'
import { OtpStep } from './payment.otp'
import { Outcome } from './payment.outcome'
import { Receipt } from './payment.receipt'
import { RedirectStep } from './payment.redirect'
import { TransferStep } from './payment.transfer'

const titlesIn = (words: PayWords): Record<LinkPaymentView['status'], string> => ({
  requires_action: words.confirmYourPayment,
  processing: words.yourPaymentIsBeingProcessed,
  authorized: words.yourPaymentIsBeingProcessed,
  succeeded: words.receipt,
  failed: words.thePaymentDidNotGo,
  canceled: words.youHaveLeftThisPayment,
  expired: words.theTimeForThisPayment,
})

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.payment)

/** Whoever comes back from the processor's page is told what it says now, and not what it has told us so far. */
async function loadNow(context: Route.LoaderArgs['context'], { token, transactionID }: Route.LoaderArgs['params']) {
  const payment = await loadLinkPayment(context, token, transactionID)
  const isElsewhere = payment.status === 'processing' || payment.nextAction?.type === 'redirect'
  return isElsewhere ? lookAtLinkPayment(context, token, transactionID) : payment
}

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { language, words } = await speak(request, context)
  const payment = await loadNow(context, params).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  const place = placeOf(url, params.token)
  if (payment?.pageURL && comesFromBank(place, url)) return redirect(payment.pageURL)
  if (!payment && place.otherSecret !== null) return redirect(place.to())
  const title = payment ? titlesIn(words.pay)[payment.status] : words.pay.payment
  return data(
    { payment: payment && inWords(language, payment), qr: qrFor(payment), title, formID: newFormID() },
    { status: payment ? 200 : 404 },
  )
}

/** Banking apps read it; what has arrived already is left out. */
function qrFor(payment: LinkPaymentView | null): QrCode | null {
  const transfer = payment?.nextAction
  if (transfer?.type !== 'bank_transfer') return null
  const amount = transfer.amount - transfer.amountReceived
  if (!hasEpcCode(transfer.currency, amount, transfer.iban)) return null
  return qrOf(epcText({ ...transfer, iban: transfer.iban, amount }))
}

/** What the API says to a payer is English. */
function inWords(language: Language, payment: LinkPaymentView): LinkPaymentView {
  const { failureMessage, nextAction } = payment
  const said = (sentence: string) => saidIn(language, 'payerRefusals', sentence)
  return {
    ...payment,
    failureMessage: failureMessage && said(failureMessage),
    nextAction: nextAction?.type === 'otp' ? { ...nextAction, contact: said(nextAction.contact) } : nextAction,
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { language, words, formats } = await speak(request, context)
  const { token, transactionID } = params
  const place = placeOf(url, token)
  const page = place.to(`/payments/${transactionID}`)
  const { input } = await readForm(request)
  const { intent, formID, code, credit } = input
  try {
    if (intent === 'cancel') {
      const canceled = await askOfLinkPayment(context, token, transactionID, 'cancel', formID)
      const { mayPayAgain, session, amount, currency } = canceled
      if (!mayPayAgain) return redirect(page)
      // A whole page, because the fields of a processor need one that lets them in.
      return redirectDocument(place.to('', session ? {} : againWith(formats, amount, currency)))
    }
    if (intent === 'resend-otp') {
      await askOfLinkPayment(context, token, transactionID, 'resend-otp', formID)
      // A toast waits in a cookie, which the frame of another site does not have.
      if (place.isEmbedded) return redirect(place.to(`/payments/${transactionID}`, { sent: String(formID) }))
      return await redirectWithToast(context, page, success(words.pay.aNewCodeWasSent))
    }
    if (intent === 'test-credit') {
      const { value: asked } = await check(CreateTestCredit, { kind: credit })
      if (asked) await creditLinkPayment(context, token, transactionID, asked, formID)
      return redirect(page)
    }
    const { value, fields } = await check(SubmitOtp, { code: typeof code === 'string' ? latinDigits(code) : code })
    if (fields) return refuseInputs(saidToPayer(language, fields), {})
    await submitLinkOtp(context, token, transactionID, value, formID)
    return redirect(page)
  } catch (error) {
    // The page shows how the payment stands by now.
    if (error instanceof ApiError && (error.status === 404 || error.code === 'TRANSACTION_STATE_CONFLICT'))
      return redirect(page)
    if (error instanceof ApiError && error.fields.code) return refuseInputs(saidToPayer(language, error.fields), {})
    return refuse(error, words.pay.thatDidNotWorkNothing, {}, (said) => saidIn(language, 'payerRefusals', said))
  }
}

// Used by the page too, so that both are in one file: another one could not be loaded once the network is gone.
const connection = { orLost, useSaid }

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => connection.orLost(() => serverAction())

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, qr, formID, title } = loaderData
  const answer = connection.useSaid(actionData)
  useFormAnswer(answer)
  if (!payment) return <NoPayment merchantName={null} status={null} />
  return (
    <PayFrame merchantName={payment.merchantName} mode={payment.mode}>
      <Step {...{ payment, qr, formID, answer, title }} />
    </PayFrame>
  )
}

interface StepProps {
  payment: LinkPaymentView
  qr: QrCode | null
  title: string
  formID: string
  answer: Refusal | undefined
}

function Step({ payment, qr, title, formID, answer }: StepProps) {
  const words = usePayWords()
  const money = useMoney()
  const { status, nextAction, amount, currency, merchantName } = payment
  const isOrdered = status === 'authorized' && Boolean(payment.session?.successURL)
  if (status === 'succeeded' || isOrdered) return <Receipt payment={payment} />
  if (status !== 'requires_action' || !nextAction) return <Outcome {...{ payment, title }} />
  const lead = words.moneyToMerchantNameWithin(money(amount, currency), merchantName)
  if (nextAction.type === 'redirect') return <RedirectStep {...{ lead, nextAction, formID }} />
  if (nextAction.type === 'bank_transfer')
    return <TransferStep {...{ transfer: nextAction, qr, formID }} isTest={payment.mode === 'test'} />
  return <OtpStep {...{ title, lead, nextAction, formID, answer }} testCode={payment.testCode} />
}
