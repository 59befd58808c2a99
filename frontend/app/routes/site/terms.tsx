import * as words from '#contract/messages/site/terms.js'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import { Passage, Prose, TemplateNotice } from './prose'

const lead = words.theAgreementBetweenAMerchant

export const meta = () => pageMeta(words.terms, lead)

export const handle = quiet

export default function Terms() {
  return (
    <Prose title={words.terms} lead={lead}>
      <TemplateNotice />
      <Passage title={words.registration}>
        <p>{words.signingUpIsFree}</p>
      </Passage>
      <Passage title={words.yourRate}>
        <p>{words.yourAgreedRate}</p>
      </Passage>
      <Passage title={words.yourKeys}>
        <p>{words.requestsWithYourKeys}</p>
      </Passage>
      <Passage title={words.endingTheAgreement}>
        <p>{words.noticePeriodsWhatHappensTo}</p>
      </Passage>
      <Passage title={words.theSoftware}>
        <p>{words.softwareLicense}</p>
      </Passage>
      <Passage title={words.theOperator}>
        <p>{words.nameAddressAndRegisterNumber}</p>
      </Passage>
    </Prose>
  )
}
