import { Link } from 'react-router'
import * as words from '#contract/messages/site/privacy.js'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import { Passage, Prose, TemplateNotice } from './prose'

const lead = words.whatWeStore

export const meta = () => pageMeta(words.privacy, lead)

export const handle = quiet

export default function Privacy() {
  return (
    <Prose title={words.privacy} lead={lead}>
      <TemplateNotice />
      <Passage title={words.stored}>
        <ul>
          <li>{words.signUpDetails}</li>
          <li>{words.apiUserDetails}</li>
          <li>{words.paymentDetails}</li>
          <li>{words.sessionDetails}</li>
        </ul>
      </Passage>
      <Passage title={words.notStored}>
        <ul>
          <li>{words.onlyHashes}</li>
          <li>{words.noCardNumbers}</li>
        </ul>
      </Passage>
      <Passage title={words.whoWeShareItWith}>
        <p>
          {words.thisSiteLoadsNothingFrom} <Link to="/cookies">{words.theirOwnPage}</Link>.
        </p>
      </Passage>
      <Passage title={words.whoIsResponsible}>
        <p>{words.nameAddressAndDataProtection}</p>
      </Passage>
    </Prose>
  )
}
