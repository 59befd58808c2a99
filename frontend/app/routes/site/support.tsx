import { Link } from 'react-router'
import { accountLockMs } from '#contract/limits.js'
import { pageMeta } from '../../components/page-meta'
import { Passage, Prose } from './prose'

const lead = 'The questions that come up most, answered where you can find them at night.'

export const meta = () => pageMeta('Support', lead)

export default function Support() {
  return (
    <Prose title="Support" lead={lead}>
      <Passage title="I registered and cannot sign in">
        <p>
          Your registration waits for a person. Signing in shows how it stands; leave that page open and it changes by
          itself when the decision falls.
        </p>
      </Passage>
      <Passage title="My account is locked">
        <p>
          Somebody has typed too many wrong passwords. Browsers that you have signed in with before go on as usual; for
          all others your account stays locked for {accountLockMs / 60_000} minutes, also against the right password.
          Open the link in the mail that we have sent you, and that browser may sign in. Or{' '}
          <Link to="/forgot-password">set a new password</Link>, which unlocks the account at once.
        </p>
      </Passage>
      <Passage title="I lost my API secret">
        <p>
          We cannot show it again, because we do not have it. Regenerate it under My API Users; the key changes with it.
        </p>
      </Passage>
      <Passage title="I get a 403">
        <p>
          The answer names the permission that the role of your API user lacks. Give the API user a role that has it, or
          ask the people who run this installation.
        </p>
      </Passage>
      <Passage title="Something else">
        <p>
          <Link to="/contact">Send us a message</Link>. That page also says what to have at hand.
        </p>
      </Passage>
    </Prose>
  )
}
