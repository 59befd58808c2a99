import { Link } from 'react-router'
import { pageMeta } from '../../components/page-meta'
import type { Route } from './+types/pricing'
import { askedIn, FeeCalculator } from './pricing.calculator'
import { Passage, Prose } from './prose'

const lead =
  'One rate per merchant, in percent of each payment. You ask for it, a person agrees to it, and it is frozen on each payment.'

export const meta = () => pageMeta('Pricing', lead)

export const loader = ({ url }: Route.LoaderArgs) => ({ asked: askedIn(url.searchParams) })

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return (
    <Prose title="Pricing" lead={lead}>
      <Passage title="How the rate is set">
        <p>
          When you register you say which rate you expect. The reviewer sees it and may correct it before the approval.
          Each payment keeps the rate it was made with, and the API answers its fee.
        </p>
      </Passage>
      <Passage title="What a payment costs">
        <p>
          Amount times rate, in integers, rounded half up to the smallest unit of the currency. This calculator runs the
          code that works out the fees of your payments.
        </p>
        <FeeCalculator asked={loaderData.asked} />
        <p className="text-sm text-ink-faint">The rate in the form is an example, not an offer.</p>
      </Passage>
      <Passage title="What else it costs">
        <p>
          Nothing. There is no fee to register, per month, or per API user, and a declined payment costs nothing.{' '}
          <Link to="/client/signup">Register</Link> with the rate that you have in mind.
        </p>
      </Passage>
    </Prose>
  )
}
