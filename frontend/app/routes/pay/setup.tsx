import { data, redirect } from 'react-router'
import { brandWords } from '#contract/messages/cards.js'
import * as english from '#contract/messages/pay.js'
import type { LinkSetupView } from '#contract/payer-setups.js'
import { lookAtLinkSetup } from '../../api/checkout.server'
import { ApiError } from '../../api/http.server'
import { ButtonLink } from '../../components/button'
import { CheckCircleIcon, CrossCircleIcon, LockIcon } from '../../components/icon'
import { Moment } from '../../components/moment'
import { payMeta } from '../../components/page-meta'
import { Spinner } from '../../components/spinner'
import { TextLink } from '../../components/text-link'
import { saidIn, speak } from '../../session/language.server'
import type { Route } from './+types/setup'
import { NoPayment } from './closed'
import { PayFrame } from './frame'
import { PayPanel } from './panel'
import { type PayWords, usePayWords } from './pay-words'
import { WayBack } from './way-back'
import { comesFromBank, placeOf, usePlace } from './place'
import { AskAgain } from './polling'

const titlesIn = (words: PayWords): Record<LinkSetupView['status'], string> => ({
  requires_action: words.goOnAtYourBank,
  processing: words.cardIsBeingSaved,
  succeeded: words.cardIsSaved,
  failed: words.cardWasNotSaved,
})

const titleOf = (words: PayWords, { status, subscription }: LinkSetupView): string =>
  status === 'succeeded' && subscription
    ? subscription.trialDays
      ? words.trialStarted
      : words.subscribed
    : titlesIn(words)[status]

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.saveYourCard)

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { language, words } = await speak(request, context)
  const setup = await lookAtLinkSetup(context, params.token, params.setupID).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  const place = placeOf(url, params.token)
  if (setup?.pageURL && comesFromBank(place, url)) return redirect(setup.pageURL)
  if (!setup && place.otherSecret !== null) return redirect(place.to())
  const title = setup ? titleOf(words.pay, setup) : words.pay.saveYourCard
  // What the API says to a payer is English.
  const failure = setup?.failureMessage && saidIn(language, 'payerRefusals', setup.failureMessage)
  return data({ setup, failure: failure || null, title }, { status: setup ? 200 : 404 })
}

export default function Setup({ loaderData }: Route.ComponentProps) {
  const { setup, failure, title } = loaderData
  if (!setup) return <NoPayment merchantName={null} status={null} />
  return (
    <PayFrame merchantName={setup.merchantName} mode={setup.mode}>
      <div role="status">
        <Step setup={setup} failure={failure} title={title} />
      </div>
    </PayFrame>
  )
}

interface StepProps {
  setup: LinkSetupView
  failure: string | null
  title: string
}

function Step({ setup, failure, title }: StepProps) {
  const words = usePayWords()
  const { status, nextAction } = setup
  if (status === 'succeeded') return <Saved setup={setup} title={title} />
  if (status === 'failed') return <NotSaved setup={setup} failure={failure} title={title} />
  if (nextAction?.type === 'redirect') return <AtTheBank title={title} nextAction={nextAction} />
  return (
    <PayPanel emblem={<Spinner className="size-10 text-brand" />} title={title} lead={words.waitingToSave}>
      <AskAgain />
    </PayPanel>
  )
}

function Saved({ setup, title }: Omit<StepProps, 'failure'>) {
  const words = usePayWords()
  const { merchantName, session, card, shop, subscription } = setup
  const back = usePlace().isEmbedded ? null : (session?.successURL ?? null)
  return (
    <PayPanel
      emblem={<CheckCircleIcon className="size-10 text-success" />}
      title={title}
      lead={back ? words.merchantNotified(merchantName) : words.hasBeenToldYouCan(merchantName)}
    >
      {back && <WayBack to={back} merchantName={merchantName} />}
      {card && (
        <dl className="flex justify-between gap-6 border-y border-line py-2.5 text-sm">
          <dt className="text-ink-soft">{words.savedCard}</dt>
          <dd>
            <bdi dir="ltr">
              {brandWords[card.brand]} •••• {card.last4}
            </bdi>
          </dd>
        </dl>
      )}
      <TextLink to={`/pay/you/${shop}`} className="self-center text-center text-sm">
        {subscription ? words.seeSubscription(merchantName) : words.seeSavedMethods(merchantName)}
      </TextLink>
    </PayPanel>
  )
}

function NotSaved({ setup, failure, title }: StepProps) {
  const words = usePayWords()
  const place = usePlace()
  const { mayTryAgain, session, merchantName } = setup
  return (
    <PayPanel
      emblem={<CrossCircleIcon className="size-10 text-failed" />}
      title={title}
      lead={words.nothingWasTakenFromYou(failure ?? words.cardWasNotSaved)}
    >
      {mayTryAgain && (
        <ButtonLink to={place.to()} reloadDocument size="lg" fullWidth>
          {words.tryAgain}
        </ButtonLink>
      )}
      {session && !place.isEmbedded && (
        <ButtonLink to={session.cancelURL} variant="outline" fullWidth>
          {words.backToMerchant(merchantName)}
        </ButtonLink>
      )}
    </PayPanel>
  )
}

interface AtTheBankProps {
  title: string
  nextAction: Extract<NonNullable<LinkSetupView['nextAction']>, { type: 'redirect' }>
}

/** The payer enters the card at a page for the processor's fields, or confirms at the bank, and comes back to this page. */
function AtTheBank({ title, nextAction }: AtTheBankProps) {
  const words = usePayWords()
  const isCardMissing = new URL(nextAction.url).pathname.startsWith('/pay/with/')
  return (
    <PayPanel emblem={<LockIcon className="size-10 text-brand" />} title={isCardMissing ? words.enterYourCard : title}>
      <p>
        {isCardMissing ? words.cardNotSavedYet : words.bankConfirmsYou} <Moment iso={nextAction.expiresAt} />.
      </p>
      <ButtonLink to={nextAction.url} target={usePlace().isEmbedded ? '_top' : undefined} size="lg" fullWidth>
        {words.goOn}
      </ButtonLink>
      <AskAgain />
    </PayPanel>
  )
}
