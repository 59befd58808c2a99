import { useEffect, useRef, useState } from 'react'
import { data, redirect } from 'react-router'
import * as english from '#contract/messages/pay.js'
import { ApiError } from '../../api/http.server'
import { takePayerStep } from '../../api/payer-steps.server'
import { FormError } from '../../components/form-error'
import { useHydrated } from '../../components/hydrated'
import { payMeta } from '../../components/page-meta'
import { useMoney } from '../../components/speech'
import { Spinner } from '../../components/spinner'
import { TextLink } from '../../components/text-link'
import { speak } from '../../session/language.server'
import { siteContext } from '../../session/site-context.server'
import type { Route } from './+types/with'
import { NoPayment } from './closed'
import { PayFrame } from './frame'
import { usePayWords } from './pay-words'
import { drawSession } from './sessions'

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.payment)

/** Here a payer types into a processor's fields, and here a bank sends payers back to. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { pay } = (await speak(request, context)).words
  const title = params.transactionID.startsWith('set_') ? pay.saveYourCard : pay.payment
  const brought = Object.fromEntries(url.searchParams)
  const step = await takePayerStep(context, params.transactionID, brought).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null
    throw error
  })
  if (!step) return data({ step: null, brought, title }, { status: 404 })
  if (!step.fields) return redirect(step.returnURL)
  context.get(siteContext).openTo(step.fields.offer.sources)
  return data({ step: { ...step, fields: step.fields }, brought, title })
}

export default function PayWith({ loaderData }: Route.ComponentProps) {
  const { step, brought } = loaderData
  const words = usePayWords()
  const money = useMoney()
  if (!step) return <NoPayment merchantName={null} status={null} />
  const { merchantName, mode, amount, currency, purpose } = step
  const isSetup = purpose === 'setup'
  const summary = (
    <div className="flex flex-col gap-1 md:sticky md:top-14">
      <p className="text-ink-soft">
        {isSetup ? words.saveCardWith(merchantName) : words.payMerchantName(merchantName)}
      </p>
      <h1 className="tabular text-3xl [overflow-wrap:anywhere] md:text-4xl">
        {isSetup ? words.saveYourCard : money(amount, currency)}
      </h1>
      {isSetup && <p className="text-sm text-ink-soft">{words.notChargedNow}</p>}
    </div>
  )
  return (
    <PayFrame merchantName={merchantName} mode={mode} summary={summary}>
      <SessionFields step={step} brought={brought} />
    </PayFrame>
  )
}

type Step = NonNullable<Route.ComponentProps['loaderData']['step']>

function SessionFields({ step, brought }: { step: Step; brought: Record<string, string> }) {
  const { fields, merchantName, returnURL, purpose } = step
  const { title } = fields.offer
  const words = usePayWords()
  const hydrated = useHydrated()
  const { place, state } = useSession(step, brought)
  return (
    <section className="flex flex-col gap-5 rounded-panel border border-line bg-panel p-5 sm:p-6">
      {/* The processor draws its own words for a light ground. */}
      <div
        ref={place}
        className="scheme-light -m-3 min-h-62 rounded-panel bg-sheet p-3 text-on-sheet noscript:hidden"
        aria-label={words.payWithTitle(title)}
        role="group"
      >
        {hydrated && state === 'loading' && <Spinner className="mx-auto size-6 text-ink-faint" />}
      </div>
      <noscript>
        <FormError>{words.fieldsNeedScripts(title)}</FormError>
      </noscript>
      {state === 'failed' && <FormError>{words.cardFormFailedToLoad(title)}</FormError>}
      <TextLink to={returnURL} reloadDocument className="self-center text-sm">
        {purpose === 'setup' ? words.backToSaving : words.payAnotherWay}
      </TextLink>
      <p className="text-center text-xs text-ink-faint">{words.titleTakesYourCard(title, merchantName)}</p>
    </section>
  )
}

function useSession({ fields, currency }: Step, brought: Record<string, string>) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading')
  const asked = useRef({ fields, currency, brought })
  useEffect(() => {
    // A child of its own: React keeps what it has drawn in the place, and the processor what it draws here.
    const own = document.createElement('div')
    place.current?.append(own)
    let isGone = false
    let remove: (() => void) | undefined
    const fail = () => !isGone && setState('failed')
    const end = (more: Record<string, string>) => {
      if (!isGone) window.location.assign(`${window.location.pathname}?${new URLSearchParams(more)}`)
    }
    drawSession({ ...asked.current, place: own, end, fail }).then((undo) => {
      remove = undo
      if (isGone) undo()
      else setState('drawn')
    }, fail)
    return () => {
      isGone = true
      remove?.()
      own.remove()
    }
  }, [])
  return { place, state }
}
