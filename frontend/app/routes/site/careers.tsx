import * as words from '#contract/messages/site/careers.js'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import { Passage, Prose } from './prose'

const lead = words.thereAreNoOpenPositions

export const meta = () => pageMeta(words.careers, lead)

export const handle = quiet

export default function Careers() {
  return (
    <Prose title={words.careers} lead={lead}>
      <Passage title={words.smallAndReadable}>
        <p>{words.codeIsEasyToFind}</p>
      </Passage>
      <Passage title={words.tested}>
        <p>{words.everythingIsTested}</p>
      </Passage>
      <Passage title={words.openSource}>
        <p>{words.contributionsAreWelcome}</p>
      </Passage>
    </Prose>
  )
}
