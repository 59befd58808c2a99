import { Link } from 'react-router'
import * as words from '#contract/messages/site/pricing.js'
import { pageMeta } from '../../components/page-meta'
import type { Route } from './+types/pricing'
import { askedIn, FeeCalculator } from './pricing.calculator'
import { Passage, Prose } from './prose'

const lead = words.oneRatePerMerchant

export const meta = () => pageMeta(words.pricing, lead)

export const loader = ({ url }: Route.LoaderArgs) => ({ asked: askedIn(url.searchParams) })

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return (
    <Prose title={words.pricing} lead={lead}>
      <Passage title={words.howTheRateIsSet}>
        <p>{words.requestYourRate}</p>
      </Passage>
      <Passage title={words.whatAPaymentCosts}>
        <p>{words.amountTimesRate}</p>
        <FeeCalculator asked={loaderData.asked} />
        <p className="text-sm text-ink-faint">{words.theRateInTheForm}</p>
      </Passage>
      <Passage title={words.otherFees}>
        <p>
          {words.nothingThereIsNoFee} <Link to="/client/signup">{words.register}</Link> {words.andRequestYourRate}
        </p>
      </Passage>
    </Prose>
  )
}
