import type { PayerMethodView } from '#contract/payer-access.js'
import { brandWords } from '#contract/messages/cards.js'
import { Badge } from '../../../components/badge'
import { ButtonLink } from '../../../components/button'
import { usePayerWords } from './payer-words'

type Shown = Pick<PayerMethodView, 'type' | 'card'>

export function MethodName({ method: { type, card } }: { method: Shown }) {
  const words = usePayerWords()
  if (!card) return <>{words.methodTypes[type]}</>
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {brandWords[card.brand]} •••• {card.last4}
    </bdi>
  )
}

export function PayerMethods({ methods, shop }: { methods: PayerMethodView[]; shop: string }) {
  const words = usePayerWords()
  if (methods.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{words.savedMethods}</h2>
      <ul className="flex flex-col divide-y divide-line rounded-panel border border-line bg-panel">
        {methods.map((method) => (
          <Method key={method.savedPaymentMethodID} method={method} shop={shop} />
        ))}
      </ul>
    </section>
  )
}

function Expiry({ method: { card, state } }: { method: PayerMethodView }) {
  const words = usePayerWords()
  const month =
    card?.expiryMonth && card.expiryYear && `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`
  if (state === 'expired')
    return (
      <span>
        <Badge tone="pending">{month ? words.expiredIn(month) : words.expired}</Badge>
      </span>
    )
  if (state === 'failed')
    return (
      <span>
        <Badge tone="failed">{words.notAccepted}</Badge>
      </span>
    )
  return month ? <span className="text-sm text-ink-soft">{words.expires(month)}</span> : null
}

function Method({ method, shop }: { method: PayerMethodView; shop: string }) {
  const { savedPaymentMethodID, sentence, language } = method
  const words = usePayerWords()
  return (
    <li className="flex flex-col gap-1.5 px-5 py-4">
      <span className="flex items-center justify-between gap-4">
        <span className="font-medium">
          <MethodName method={method} />
        </span>
        <ButtonLink to={`/pay/you/${shop}/methods/${savedPaymentMethodID}/remove`} variant="outline" size="sm">
          {words.remove}
          <span className="sr-only">
            {' '}
            <MethodName method={method} />
          </span>
        </ButtonLink>
      </span>
      <Expiry method={method} />
      <span className="text-sm text-ink-soft" lang={language} dir="auto">
        {sentence}
      </span>
    </li>
  )
}
