import * as words from '#contract/messages/site/home.js'
import { siteContext } from '../../session/site-context.server'
import { ButtonLink } from '../../components/button'
import { ArrowRightIcon } from '../../components/first-icon'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import type { Route } from './+types/home'
import { HomeFacts } from './home.facts'
import { HomeFragment } from './home.fragment'
import { HomeGate } from './home.gate'
import { HomePictures } from './home.pictures'
import { HomeSample } from './home.sample'
import { HomeSteps } from './home.steps'

const sentence = words.gatehouseIsAPaymentGateway

export const meta = () => pageMeta(words.everyRequestChecked, sentence)

export const handle = quiet

/** The address in the samples is this installation's own, so that they work as they are pasted. */
export function loader({ request, context }: Route.LoaderArgs) {
  return { origin: context.get(siteContext).publicUrl ?? new URL(request.url).origin }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="hero">
        <div className="container-page grid grid-cols-[minmax(0,1fr)] items-center gap-12 pt-16 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:pt-24 lg:pb-24">
          <div className="flex flex-col items-start gap-6">
            <h1 className="text-4xl max-sm:text-3xl xl:text-5xl">{words.takePaymentsWithControl}</h1>
            <p className="max-w-xl text-lg text-ink-soft">{sentence}</p>
            <div className="mt-2 flex flex-wrap gap-3">
              <ButtonLink to="/client/signup" size="lg" icon={<ArrowRightIcon />} iconSide="right">
                {words.getStartedFree}
              </ButtonLink>
              <ButtonLink to="/developers" size="lg" variant="outline">
                {words.readTheApi}
              </ButtonLink>
            </div>
          </div>
          <HomeFragment />
        </div>
      </section>
      <HomePictures />
      <HomeGate />
      <HomeSteps />
      <HomeSample origin={loaderData.origin} />
      <HomeFacts />
      <section className="container-page py-20 text-center">
        <h2 className="text-3xl">{words.registerTodayTakeAPayment}</h2>
        <p className="mx-auto mt-3 max-w-lg text-ink-soft">{words.aPersonLooksAtEach}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/client/signup" size="lg">
            {words.getStartedFree}
          </ButtonLink>
          <ButtonLink to="/client/login" size="lg" variant="outline">
            {words.login}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
