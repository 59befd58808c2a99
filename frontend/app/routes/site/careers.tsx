import { pageMeta } from '../../components/page-meta'
import { Passage, Prose } from './prose'

const lead = 'There are no open positions at the moment. This is how we work, should that change.'

export const meta = () => pageMeta('Careers', lead)

export default function Careers() {
  return (
    <Prose title="Careers" lead={lead}>
      <Passage title="Small and readable">
        <p>A file tells one story. If a newcomer has to ask where something is, we rename it or move it.</p>
      </Passage>
      <Passage title="Shown, not claimed">
        <p>What the product does with money, keys and rights has a test that fails when it stops doing so.</p>
      </Passage>
      <Passage title="Open source">
        <p>
          The licence is MIT. A good change is welcome from anyone, and it is read by a person, like a registration.
        </p>
      </Passage>
    </Prose>
  )
}
