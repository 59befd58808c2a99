import * as words from '#contract/messages/site/about.js'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import { Passage, Prose } from './prose'

const lead = words.gatehouseIsAPaymentGateway

export const meta = () => pageMeta(words.about, lead)

export const handle = quiet

export default function About() {
  return (
    <Prose title={words.about} lead={lead}>
      <Passage title={words.whyAGatehouse}>
        <p>{words.aGatehouseIsThePart}</p>
      </Passage>
      <Passage title={words.whatWeBelieve}>
        <ul>
          <li>{words.moneyIsCountedInWhole}</li>
          <li>{words.aRightThatCannotBe}</li>
          <li>{words.aSecretThatCanBe}</li>
          <li>{words.aPageThatNeedsA}</li>
        </ul>
      </Passage>
      <Passage title={words.whoRunsThisOne}>
        <p>{words.gatehouseIsFreeSoftwareUnder}</p>
      </Passage>
    </Prose>
  )
}
