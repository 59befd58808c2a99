import * as payments from '#contract/messages/components/payments.js'
import * as coupons from '#contract/messages/client/coupons.js'
import * as customers from '#contract/messages/client/customers.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as portal from '#contract/messages/client/portal-settings.js'
import { feedbacks } from '#contract/messages/payer-billing.js'
import * as clocks from '#contract/messages/client/test-clocks.js'
import * as words from '#contract/messages/client/subscriptions.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { silently } from '../../../api/silently.server'
import { listOwnUsage, loadUsage } from '../../../api/usage.server'
import { listOwnInvoices } from '../../../api/invoices.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { listOwnTries, loadOwnSubscription, previewOwnSubscription } from '../../../api/subscriptions.server'
import { BackLink } from '../../../components/back-link'
import { Card } from '../../../components/card'
import { DialogFrame } from '../../../components/dialog-frame'
import { Fact } from '../../../components/fact'
import { dayOf, Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { couponLabel } from '../parts/coupon-words'
import { labelOfAsked } from '../parts/customer.server'
import type { Route } from './+types/detail'
import { SubscriptionBadge } from '../parts/subscription-badge'
import { SubscriptionActions } from './detail.actions'
import { SubscriptionInvoices } from './detail.invoices'
import { LatestUsage, UsageSoFar } from './detail.usage'
import { ItemTable, NextInvoice, type ShownItem } from './plan'
import { SubscriptionTimeline } from './detail.timeline'
import { methodChoices } from './methods.server'
import { type Plan, plansOf, planWords } from '../parts/plans.server'

const isRunning = ({ status }: SubscriptionView) => !['canceled', 'paused', 'incomplete'].includes(status)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? words.subscriptionOf(loaderData.plan) : words.subscriptions)

export async function loader({ context, params: { subscriptionID } }: Route.LoaderArgs) {
  const subscription = await rowOrGone(context, loadOwnSubscription(context, subscriptionID))
  const { customerID, items, pendingChange } = subscription
  const preview = () => previewOwnSubscription(context, subscriptionID)
  const isMetered = [...items, ...(pendingChange?.items ?? [])].some(({ quantity }) => quantity === null)
  const used = () =>
    Promise.all([
      silently(loadUsage(context, subscriptionID), null),
      silently(listOwnUsage(context, { subscriptionID, limit: 5 }), null),
    ])
  const [customer, plans, tries, made, next, methods, ofItems] = await Promise.all([
    labelOfAsked(context, customerID),
    plansOf(context),
    silently(listOwnTries(context, subscriptionID), null),
    silently(listOwnInvoices(context, { subscriptionID }), null),
    isRunning(subscription) ? silently(preview(), null) : null,
    methodChoices(context, customerID),
    isMetered ? used() : null,
  ])
  // A price that was removed has usage until that is invoiced.
  const isOwed = next?.lines.some(({ isUsage }) => isUsage)
  const [usage, events] = ofItems ?? (isOwed ? await used() : [null, null])
  return {
    ...{ subscription, customer, next, plan: planWords(items, plans), tries: tries?.items ?? [] },
    ...{ invoices: made?.items ?? null, items: shownItems(items, plans) },
    ...{ usage: usage?.items ?? null, events: events?.items ?? null },
    pending: pendingChange && { ...pendingChange, items: shownItems(pendingChange.items, plans) },
    method: methods.find(({ value }) => value === subscription.savedPaymentMethodID)?.label ?? null,
  }
}

const shownItems = (items: SubscriptionView['items'], plans: ReadonlyMap<string, Plan>): ShownItem[] =>
  items.map((item) => {
    const plan = plans.get(item.priceID)
    return { ...item, name: plan?.name ?? item.priceID, price: plan?.price ?? null }
  })

export default function Subscription({ loaderData }: Route.ComponentProps) {
  const { subscription, customer, plan, items, pending, next, tries, method } = loaderData
  return (
    <DialogFrame>
      <BackLink to="/client/subscriptions">{words.subscriptions}</BackLink>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">{plan}</h1>
            <SubscriptionBadge row={subscription} />
          </div>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{customer}</p>
        </div>
        <SubscriptionActions subscription={subscription} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card flush title={words.items}>
            <ItemTable caption={words.items} items={items} />
          </Card>
          {pending && (
            <Card flush title={words.scheduledChange} lead={words.appliesOn(dayOf(pending.appliesAt))}>
              <ItemTable caption={words.scheduledChange} items={pending.items} />
            </Card>
          )}
          {loaderData.usage && <UsageSoFar usage={loaderData.usage} />}
          {loaderData.events && <LatestUsage subscriptionID={subscription.subscriptionID} events={loaderData.events} />}
          {isRunning(subscription) && next && <NextInvoice preview={next} />}
          {loaderData.invoices && <SubscriptionInvoices invoices={loaderData.invoices} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <SubscriptionTimeline subscription={subscription} invoices={loaderData.invoices ?? []} tries={tries} />
          <Details subscription={subscription} customer={customer} method={method} />
        </div>
      </div>
    </DialogFrame>
  )
}

interface DetailsProps {
  subscription: SubscriptionView
  customer: string
  method: string | null
}

function Details({ subscription, customer, method }: DetailsProps) {
  const { customerID, collection, dueInDays, trialEndsAt, timeZone, testClockID, metadata } = subscription
  const { currentPeriodStart, currentPeriodEnd, cancellationReason, cancellationFeedback, subscriptionID } =
    subscription
  const { currency, discount, nextDiscount } = subscription
  const isOther = nextDiscount && nextDiscount.couponID !== discount?.couponID
  return (
    <Card title={payments.details}>
      <dl className="flex flex-col gap-4">
        <Fact term={customers.customer}>
          <TextLink to={`/client/customers/${customerID}`}>{customer || customerID}</TextLink>
        </Fact>
        <Fact term={words.currentPeriod}>
          {dayOf(currentPeriodStart)} – {dayOf(currentPeriodEnd)}
        </Fact>
        {trialEndsAt && (
          <Fact term={words.trialUntil}>
            <Moment iso={trialEndsAt} />
          </Fact>
        )}
        {discount && (
          <Fact term={coupons.coupon}>
            <TextLink to={`/client/coupons/${discount.couponID}`}>{couponLabel({ ...discount, currency })}</TextLink>
          </Fact>
        )}
        {isOther && (
          <Fact term={coupons.nextCoupon}>
            <TextLink to={`/client/coupons/${nextDiscount.couponID}`}>
              {couponLabel({ ...nextDiscount, currency })}
            </TextLink>
          </Fact>
        )}
        <Fact term={words.collection}>{words.collections[collection]}</Fact>
        {collection === 'charge' ? (
          <Fact term={words.method}>{method ?? words.defaultOrNewest}</Fact>
        ) : (
          <Fact term={invoices.dueInDays}>{dueInDays}</Fact>
        )}
        <Fact term={words.timeZone}>{timeZone}</Fact>
        {cancellationFeedback && <Fact term={portal.canceledByCustomer}>{feedbacks[cancellationFeedback]}</Fact>}
        {cancellationReason && <Fact term={words.cancellationReason}>{cancellationReason}</Fact>}
        {testClockID && (
          <Fact term={clocks.testClocks}>
            <TextLink to={`/client/test-clocks/${testClockID}`}>{testClockID}</TextLink>
          </Fact>
        )}
        <Fact term="ID">
          <span className="font-mono text-xs [overflow-wrap:anywhere]">{subscriptionID}</span>
        </Fact>
        {Object.entries(metadata).map(([key, text]) => (
          <Fact key={key} term={key}>
            {text}
          </Fact>
        ))}
      </dl>
    </Card>
  )
}
