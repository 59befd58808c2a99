import * as words from '#contract/messages/client/customers.js'
import type { CustomerView } from '#contract/customers.js'
import type { SavedMethodState, SavedPaymentMethodView } from '#contract/saved-methods.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { Badge } from '../../../components/badge'
import { Card } from '../../../components/card'
import { openDialog } from '../../../components/dialog-form'
import { LoadFailure } from '../../../components/load-failure'
import { Moment } from '../../../components/moment'
import { ButtonLink, PostButton } from '../parts/may'
import { methodName } from '../parts/method-name'

interface SavedMethodsProps {
  customer: CustomerView
  /** Null: they could not be read. */
  methods: SavedPaymentMethodView[] | null
}

const tones: Record<SavedMethodState, 'success' | 'pending' | 'neutral' | 'failed'> = {
  ...{ active: 'success', expired: 'pending', detached: 'neutral', failed: 'failed' },
}

/** What the customer saved and agreed to, with what the merchant can do with it. */
export function SavedMethods({ customer, methods }: SavedMethodsProps) {
  return (
    <Card title={words.savedMethods}>
      {methods === null ? (
        <LoadFailure inset />
      ) : methods.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {words.noSavedMethods} {!customer.erasedAt && words.noSavedMethodsHelp}
        </p>
      ) : (
        <ul className="-my-4 flex flex-col divide-y divide-line">
          {methods.map((method) => (
            <Method key={method.savedPaymentMethodID} method={method} customer={customer} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Method({ method, customer }: { method: SavedPaymentMethodView; customer: CustomerView }) {
  const { savedPaymentMethodID, card, state, usage } = method
  const isDefault = customer.defaultPaymentMethodID === savedPaymentMethodID
  const expiry =
    card?.expiryMonth && card.expiryYear && `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`
  return (
    <li className="flex flex-col gap-3 py-4">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-medium text-ink">{methodName(method)}</span>
        <Badge tone={tones[state]}>{words.methodStates[state]}</Badge>
        {isDefault && <Badge tone="info">{words.defaultMethod}</Badge>}
      </span>
      <span className="text-sm text-ink-soft">
        {[
          expiry && (state === 'expired' ? words.expiredIn : words.expiresIn)(expiry),
          usage === 'on_session' ? words.onlyWhilePresent : words.alsoWithoutCustomer,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Mandate method={method} />
      <Deeds method={method} isDefault={isDefault} />
    </li>
  )
}

function Mandate({ method: { mandate } }: { method: SavedPaymentMethodView }) {
  const { sentence, language, acceptedAt, ipRange, maximumAmount, currency } = mandate
  return (
    <details className="text-sm text-ink-soft">
      <summary className="cursor-pointer select-none">{words.mandate}</summary>
      <div className="mt-2 flex flex-col gap-1.5 border-s-2 border-line ps-3">
        <p lang={language} dir="auto" className="[overflow-wrap:anywhere]">
          {sentence}
        </p>
        <p>
          {words.agreedAt} <Moment iso={acceptedAt} />
        </p>
        {ipRange && (
          <p>
            {words.network} <bdi dir="ltr">{ipRange}</bdi>
          </p>
        )}
        {maximumAmount !== null && currency !== null && <p>{words.upToEach(formatMoney(maximumAmount, currency))}</p>}
      </div>
    </details>
  )
}

interface DeedsProps {
  method: SavedPaymentMethodView
  isDefault: boolean
}

function Deeds({ method, isDefault }: DeedsProps) {
  const { customerID, savedPaymentMethodID, state, usage } = method
  if (state === 'detached') return null
  const page = `/client/customers/${customerID}/methods/${savedPaymentMethodID}`
  const name = <span className="sr-only"> {methodName(method)}</span>
  return (
    <span className="flex flex-wrap gap-2 empty:hidden">
      {state === 'active' && usage === 'off_session' && (
        <ButtonLink {...openDialog} to={`${page}/charge`} size="sm" variant="outline">
          {words.charge}
          {name}
        </ButtonLink>
      )}
      {state === 'active' && !isDefault && (
        <PostButton action={`${page}/default`}>
          {words.makeDefault}
          {name}
        </PostButton>
      )}
      <ButtonLink {...openDialog} to={`${page}/remove`} size="sm" variant="outline">
        {words.remove}
        {name}
      </ButtonLink>
    </span>
  )
}
