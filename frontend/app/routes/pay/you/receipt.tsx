import { data } from 'react-router'
import * as english from '#contract/messages/pay.js'
import { findPayer, findPayerPayment } from '../../../api/payer-access.server'
import { Button } from '../../../components/button'
import { useHydrated } from '../../../components/hydrated'
import { CheckCircleIcon } from '../../../components/icon'
import { payMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { speak } from '../../../session/language.server'
import { PayFrame } from '../frame'
import { PayPanel } from '../panel'
import { usePayWords } from '../pay-words'
import { ReceiptLines } from '../receipt-lines'
import type { Route } from './+types/receipt'
import { NoSuchPage, SessionEnded } from './notice'
import { usePayerWords } from './payer-words'

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.receipt)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { words } = await speak(request, context)
  const found = await findPayer(request, context, params.shop)
  const payment = found && (await findPayerPayment(context, found.token, params.transactionID))
  const title = payment?.status === 'succeeded' ? words.pay.receipt : words.pay.payment
  return data({ payment, isSignedIn: found !== null, title }, { status: payment ? 200 : found ? 404 : 401 })
}

export default function PayerReceipt({ loaderData, params }: Route.ComponentProps) {
  const { payment, isSignedIn, title } = loaderData
  const pay = usePayWords()
  const words = usePayerWords()
  const hydrated = useHydrated()
  if (!payment && isSignedIn) return <NoSuchPage />
  if (!payment) return <SessionEnded shop={params.shop} />
  return (
    <PayFrame merchantName={payment.merchantName} mode={payment.mode}>
      <TextLink to={`/pay/you/${params.shop}/payments`} className="text-sm print:hidden">
        {words.backToYourPage}
      </TextLink>
      <PayPanel emblem={<CheckCircleIcon className="size-10 text-success" />} title={title}>
        <ReceiptLines payment={payment} />
        {hydrated && (
          <Button type="button" variant="outline" onClick={() => window.print()}>
            {pay.printTheReceipt}
          </Button>
        )}
      </PayPanel>
    </PayFrame>
  )
}
