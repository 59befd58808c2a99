import { Link } from 'react-router'
import * as words from '#contract/messages/site/privacy.js'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import { Passage, Prose, TemplateNotice } from './prose'

const lead = words.whatThisSoftwareStoresAbout

export const meta = () => pageMeta(words.privacy, lead)

export const handle = quiet

export default function Privacy() {
  return (
    <Prose title={words.privacy} lead={lead}>
      <TemplateNotice />
      <Passage title={words.whatIsStored}>
        <ul>
          <li>{words.whatYouEnterWhenYou}</li>
          <li>{words.yourApiUsersWithThe}</li>
          <li>{words.yourPaymentsAmountCurrencyDescription}</li>
          <li>{words.sessionsWhenYouSignedIn}</li>
        </ul>
      </Passage>
      <Passage title={words.whatIsNotStored}>
        <ul>
          <li>{words.yourPasswordAndYourApi}</li>
          <li>{words.cardNumbersTheSoftwareDoes}</li>
        </ul>
      </Passage>
      <Passage title={words.whoElseLearnsOfIt}>
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
