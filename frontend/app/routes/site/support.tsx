import { Link } from 'react-router'
import { accountLockMs } from '#contract/limits.js'
import * as words from '#contract/messages/site/support.js'
import { pageMeta } from '../../components/page-meta'
import { Passage, Prose } from './prose'

const lead = words.commonQuestions

export const meta = () => pageMeta(words.support, lead)

export default function Support() {
  return (
    <Prose title={words.support} lead={lead}>
      <Passage title={words.iCannotSignIn}>
        <p>{words.yourRegistrationWaitsForA}</p>
      </Passage>
      <Passage title={words.myAccountIsLocked}>
        <p>
          {words.tooManyWrongPasswords(accountLockMs / 60_000)}{' '}
          <Link to="/forgot-password">{words.setANewPassword}</Link>
          {words.whichUnlocksTheAccountAt}
        </p>
      </Passage>
      <Passage title={words.iLostMyApiSecret}>
        <p>{words.regenerateIt}</p>
      </Passage>
      <Passage title={words.iGetA403}>
        <p>{words.theResponseNamesThePermission}</p>
      </Passage>
      <Passage title={words.isSomethingDown}>
        <p>
          {words.seeTheStatusPage}
          <Link to="/status">{words.statusPage}</Link>.
        </p>
      </Passage>
      <Passage title={words.somethingElse}>
        <p>
          <Link to="/contact">{words.sendUsAMessage}</Link>
          {words.thatPageSaysWhatToInclude}
        </p>
      </Passage>
    </Prose>
  )
}
