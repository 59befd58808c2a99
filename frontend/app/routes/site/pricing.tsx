import { Link } from 'react-router'
import * as words from '#contract/messages/site/pricing.js'
import { pageMeta } from '../../components/page-meta'
import type { Route } from './+types/pricing'
import { askedIn, FeeCalculator } from './pricing.calculator'
import { Passage, Prose } from './prose'

const lead = words.oneRatePerMerchantIn

export const meta = () => pageMeta(words.pricing, lead)

export const loader = ({ url }: Route.LoaderArgs) => ({ asked: askedIn(url.searchParams) })

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return (
    <Prose title={words.pricing} lead={lead}>
      <Passage title={words.howTheRateIsSet}>
        <p>{words.whenYouRegisterYouSay}</p>
      </Passage>
      <Passage title={words.whatAPaymentCosts}>
        <p>{words.amountTimesRateInIntegers}</p>
        <FeeCalculator asked={loaderData.asked} />
        <p className="text-sm text-ink-faint">{words.theRateInTheForm}</p>
      </Passage>
      <Passage title={words.whatElseItCosts}>
        <p>
          {words.nothingThereIsNoFee} <Link to="/client/signup">{words.register}</Link> {words.withTheRateThatYou}
        </p>
      </Passage>
    </Prose>
  )
}
