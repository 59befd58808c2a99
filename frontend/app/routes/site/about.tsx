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
        <p>{words.whatAGatehouseDoes}</p>
      </Passage>
      <Passage title={words.whatWeBelieve}>
        <ul>
          <li>{words.amountsAreExact}</li>
          <li>{words.permissionsAreReadable}</li>
          <li>{words.secretsStaySecret}</li>
          <li>{words.formsWorkWithoutScripts}</li>
        </ul>
      </Passage>
      <Passage title={words.whoRunsThisSite}>
        <p>{words.gatehouseIsFreeSoftwareUnder}</p>
      </Passage>
    </Prose>
  )
}
