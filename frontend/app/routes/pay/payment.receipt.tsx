import * as invoicePage from '#contract/messages/invoice-page.js'
import type { InvoiceRestView, LinkPaymentView } from '#contract/link-payments.js'
import { Button } from '../../components/button'
import { useHydrated } from '../../components/hydrated'
import { CheckCircleIcon } from '../../components/icon'
import { useMoney, useWords } from '../../components/speech'
import { TextLink } from '../../components/text-link'
import { PayPanel } from './panel'
import { WayBack } from './way-back'
import { usePlace } from './place'
import { type PayWords, usePayWords } from './pay-words'
import { ReceiptLines } from './receipt-lines'
import { usePayerWords } from './you/payer-words'

/** What the payer keeps; it prints on one sheet, and its address shows it again. */
export function Receipt({ payment }: { payment: LinkPaymentView }) {
  const { merchantName } = payment
  const words = usePayWords()
  const payer = usePayerWords()
  const hydrated = useHydrated()
  const isPaid = payment.status === 'succeeded'
  const { isEmbedded } = usePlace()
  // The page around the frame decides where the payer goes on.
  const back = isEmbedded ? null : (payment.session?.successURL ?? null)
  return (
    <PayPanel
      emblem={<CheckCircleIcon className="size-10 text-success" />}
      title={isPaid ? words.thankYouItIsPaid : words.thankYouItIsAuthorized}
      lead={leadOf(words, merchantName, isPaid, back)}
    >
      {back && <WayBack to={back} merchantName={merchantName} />}
      <ReceiptLines payment={payment} />
      {payment.rest && <Rest rest={payment.rest} payment={payment} />}
      {hydrated && (
        <Button type="button" variant="outline" onClick={() => window.print()}>
          {words.printTheReceipt}
        </Button>
      )}
      {payment.shop && (
        <TextLink to={`/pay/you/${payment.shop}`} className="self-center text-sm print:hidden">
          {payer.seeAllPayments(merchantName)}
        </TextLink>
      )}
    </PayPanel>
  )
}

function Rest({ rest: { amount, isCharged }, payment }: { rest: InvoiceRestView; payment: LinkPaymentView }) {
  const { currency, merchantName } = payment
  const words = useWords('invoicePage', invoicePage)
  const due = words.restDue(useMoney()(amount, currency))
  return <p className="text-sm text-ink-soft">{isCharged ? `${due} ${words.restCharged(merchantName)}` : due}</p>
}

function leadOf(words: PayWords, merchantName: string, isPaid: boolean, back: string | null): string {
  if (!isPaid) return words.merchantChargesLater(merchantName)
  return back ? words.merchantNotified(merchantName) : words.hasBeenToldYouCan(merchantName)
}
