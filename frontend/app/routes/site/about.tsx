import { pageMeta } from '../../components/page-meta'
import { Passage, Prose } from './prose'

const lead = 'Gatehouse is a payment gateway platform that a company runs for its merchants, and that anyone can read.'

export const meta = () => pageMeta('About', lead)

export default function About() {
  return (
    <Prose title="About" lead={lead}>
      <Passage title="Why a gatehouse">
        <p>
          A gatehouse is the part of a wall that opens. It is where somebody looks at who is coming, lets in who may,
          and can say afterwards who passed. That is what a payment gateway should be.
        </p>
      </Passage>
      <Passage title="What we believe">
        <ul>
          <li>Money is counted in whole minor units. An approximate amount is a wrong amount.</li>
          <li>A right that cannot be read in one line will be misread one day.</li>
          <li>A secret that can be looked up is not a secret.</li>
          <li>A page that needs a script to show a form has already lost somebody.</li>
        </ul>
      </Passage>
      <Passage title="Who runs this one">
        <p>
          Gatehouse is free software under the MIT licence. The people who run this installation are the ones who review
          your registration and set your rate. The software is the same everywhere; the promises about your money are
          theirs.
        </p>
      </Passage>
    </Prose>
  )
}
