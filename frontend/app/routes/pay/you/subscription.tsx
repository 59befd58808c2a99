import type { ReactNode } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import type { PayerItemView, PayerSubscriptionView } from '#contract/billing-portal.js'
import * as english from '#contract/messages/payer-billing.js'
import { resumePayerSubscription } from '../../../api/billing-portal.server'
import { Button, ButtonLink } from '../../../components/button'
import { FormError } from '../../../components/form-error'
import { dayOf } from '../../../components/moment'
import { payMeta } from '../../../components/page-meta'
import { useCount, useMoney, useSpeech } from '../../../components/speech'
import { TextLink } from '../../../components/text-link'
import { speak } from '../../../session/language.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { PayFrame } from '../frame'
import type { Route } from './+types/subscription'
import { explainRefusal } from './billing-refusal.server'
import { nextChargeWords, useBillingWords, useEvery, useItemWords } from './billing-words'
import { MethodName } from './methods'
import { NoSuchPage, SessionEnded } from './notice'
import { usePayerWords } from './payer-words'
import { PayInvoice } from './pay-invoice'
import { findOwn, shownOf, statusOf } from './payer-subscription.server'
import { SubscriptionState } from './subscription-list'
import { pageOfPayer, pageOfSubscription } from './subscription-page'

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.subscriptions)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { words } = await speak(request, context)
  const found = await findOwn(request, context, params)
  const title = found?.subscription?.items[0]?.name ?? words.payerBilling.subscriptions
  return data({ ...shownOf(found), title }, { status: statusOf(found) })
}

/** Keeps a subscription that was about to end. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const words = (await speak(request, context)).words.payerBilling
  const found = await findOwn(request, context, params)
  if (!found?.subscription) return redirect(pageOfPayer(params.shop))
  try {
    await resumePayerSubscription(context, found.token, params.subscriptionID)
  } catch (error) {
    return data({ sentence: explainRefusal(words, error) }, { status: 409 })
  }
  return redirectWithToast(context, pageOfSubscription(params), success(words.kept))
}

export default function PayerSubscription({ loaderData, actionData, params }: Route.ComponentProps) {
  const { payer, subscription } = loaderData
  const { backToYourPage } = usePayerWords()
  const itemWords = useItemWords()
  if (!payer) return <SessionEnded shop={params.shop} />
  if (!subscription) return <NoSuchPage />
  const { items, status } = subscription
  return (
    <PayFrame merchantName={payer.merchantName} mode={payer.mode}>
      <TextLink to={pageOfPayer(payer.shop)} className="text-sm">
        {backToYourPage}
      </TextLink>
      <section className="flex flex-col gap-5 rounded-panel border border-line bg-panel p-6 sm:p-8">
        <header className="flex items-start justify-between gap-4">
          <h1 className="flex min-w-0 flex-col text-2xl [overflow-wrap:anywhere]">
            {items.map((item) => (
              <bdi key={item.priceID}>{itemWords(item)}</bdi>
            ))}
          </h1>
          <SubscriptionState status={status} />
        </header>
        <Owed subscription={subscription} />
        <Facts subscription={subscription} />
        {actionData?.sentence && <FormError>{actionData.sentence}</FormError>}
        <Actions subscription={subscription} page={pageOfSubscription(params)} />
      </section>
    </PayFrame>
  )
}

function Owed({ subscription: { status, openInvoice, currency } }: { subscription: PayerSubscriptionView }) {
  const words = useBillingWords()
  const money = useMoney()
  if (status !== 'past_due' && !openInvoice) return null
  const waiting = openInvoice ? words.invoiceWaits(money(openInvoice.amountDue, currency)) : ''
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink">{status === 'past_due' ? words.paymentDue : waiting}</p>
      {openInvoice && <PayInvoice invoice={openInvoice} />}
    </div>
  )
}

function Facts({ subscription }: { subscription: PayerSubscriptionView }) {
  const { currency, nextCharge, trialEndsAt, status, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  const { canceledAt, pausedAt, pendingItems } = subscription
  const words = useBillingWords()
  const money = useMoney()
  const { formats } = useSpeech()
  const day = (iso: string) => dayOf(iso, formats)
  return (
    <dl className="flex flex-col divide-y divide-line border-y border-line">
      <Prices items={subscription.items} subscription={subscription} />
      {status === 'trialing' && trialEndsAt && <Fact term={words.trialEnds}>{day(trialEndsAt)}</Fact>}
      {nextCharge && (
        <Fact term={nextChargeWords(words, subscription)}>
          {words.moneyOn(money(nextCharge.amount, currency), day(nextCharge.at))}
        </Fact>
      )}
      {cancelAtPeriodEnd && <Fact term={words.endsOn}>{day(currentPeriodEnd)}</Fact>}
      {canceledAt && <Fact term={words.endedOn}>{day(canceledAt)}</Fact>}
      {status === 'paused' && pausedAt && <Fact term={words.pausedSince}>{day(pausedAt)}</Fact>}
      {pendingItems && (
        <Prices items={pendingItems} subscription={subscription} term={words.changeFrom(day(currentPeriodEnd))} />
      )}
      {status !== 'canceled' && <PaidBy subscription={subscription} />}
    </dl>
  )
}

function PaidBy({ subscription: { collection, method } }: { subscription: PayerSubscriptionView }) {
  const words = useBillingWords()
  const none = collection === 'send_invoice' ? words.byInvoice : words.noMethod
  return <Fact term={words.method}>{method ? <MethodName method={method} /> : none}</Fact>
}

interface PricesProps {
  items: PayerItemView[]
  subscription: PayerSubscriptionView
  term?: string
}

function Prices({ items, subscription, term }: PricesProps) {
  const itemWords = useItemWords()
  const every = useEvery()
  const words = useBillingWords()
  const money = useMoney()
  const count = useCount()
  const { currency } = subscription
  return items.map((item) => (
    <Fact key={item.priceID} term={term ? `${term}: ${itemWords(item)}` : itemWords(item)}>
      {item.usedQuantity === null
        ? every(item.amount, currency, subscription)
        : words.usedFor(count(item.usedQuantity), money(item.amount, currency))}
    </Fact>
  ))
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-6 py-2.5 text-sm">
    <dt className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">
      <bdi>{term}</bdi>
    </dt>
    <dd className="tabular text-end text-ink">{children}</dd>
  </div>
)

function Actions({ subscription, page }: { subscription: PayerSubscriptionView; page: string }) {
  const { may } = subscription
  const words = useBillingWords()
  const isBusy = useNavigation().formMethod === 'POST'
  const links: [boolean, string, string][] = [
    [may.changeMethod, 'method', words.changeMethod],
    [may.changeQuantity || may.prices.length > 0, 'change', words.changePlan],
    [may.cancel.length > 0, 'cancel', words.cancel],
  ]
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {may.resume && (
        <Form method="post">
          <Button size="lg" fullWidth loading={isBusy}>
            {words.keepIt}
          </Button>
        </Form>
      )}
      {links.map(
        ([isAllowed, path, label]) =>
          isAllowed && (
            <ButtonLink key={path} to={`${page}/${path}`} size="lg" variant="outline" fullWidth>
              {label}
            </ButtonLink>
          ),
      )}
    </div>
  )
}
