import { clientSessionMs, failedSignInsMax } from '#contract/limits.js'
import { pageMeta } from '../../components/page-meta'
import { Passage, Prose } from './prose'

const lead =
  'What Gatehouse does for a merchant, for the staff who look after merchants, and for the programs that pay.'

export const meta = () => pageMeta('Features', lead)

export default function Features() {
  return (
    <Prose title="Features" lead={lead}>
      <Passage title="For merchants">
        <ul>
          <li>Register as a company or an individual and ask for your rate. A page shows how the review stands.</li>
          <li>
            Make an API user for each program that pays: own key, own secret, own role. Edit it, renew it, delete it.
          </li>
          <li>See every payment with its amount and what became of it, and filter by status or description.</li>
        </ul>
      </Passage>
      <Passage title="For staff">
        <ul>
          <li>Registrations wait in one place with all that a reviewer needs.</li>
          <li>Approve, or reject with a reason that the applicant reads. The same decision twice does no harm.</li>
          <li>Each person sees the pages that their roles open, and no link that would refuse them.</li>
        </ul>
      </Passage>
      <Passage title="For programs">
        <ul>
          <li>OAuth 2.0 client credentials, so that a stock library is all you need to sign in.</li>
          <li>
            An <code>Idempotency-Key</code> on each payment: a repeated call gets the first answer, not a second charge.
          </li>
          <li>One error body everywhere, with a sentence to show, a code to branch on and a request id to quote.</li>
        </ul>
      </Passage>
      <Passage title="For whoever is responsible">
        <ul>
          <li>Permissions are rows: a method and a route pattern. A change counts on the next request.</li>
          <li>Passwords are kept as argon2id hashes, API secrets as keyed hashes. Neither can be read back.</li>
          <li>
            After {failedSignInsMax} wrong passwords an account is locked for strangers, also against the right one. Who
            has signed in on a device before goes on there, so nobody can lock you out.
          </li>
          <li>
            A merchant&rsquo;s session ends after {clientSessionMs / 3_600_000} hours, and at once when the account is
            suspended.
          </li>
        </ul>
      </Passage>
    </Prose>
  )
}
