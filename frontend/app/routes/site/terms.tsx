import { pageMeta } from '../../components/page-meta'
import { Passage, Prose, TemplateNotice } from './prose'

const lead = 'The agreement between a merchant and the company that runs this installation.'

export const meta = () => pageMeta('Terms', lead)

export default function Terms() {
  return (
    <Prose title="Terms" lead={lead}>
      <TemplateNotice />
      <Passage title="Registration">
        <p>Registering is free and binds nobody. The agreement begins when the registration is approved.</p>
      </Passage>
      <Passage title="Your rate">
        <p>
          The rate agreed at the approval applies to each payment from then on. A later change applies to later
          payments.
        </p>
      </Passage>
      <Passage title="Your keys">
        <p>
          Calls made with your keys count as yours. Keep the secrets to yourself, and replace one that may have become
          known.
        </p>
      </Passage>
      <Passage title="Ending it">
        <p>[Notice periods, what happens to open payments, and how long records are kept]</p>
      </Passage>
      <Passage title="The software">
        <p>Gatehouse itself comes under the MIT licence, without warranty of any kind.</p>
      </Passage>
      <Passage title="The other party">
        <p>[Name, address and register number of the company that runs this installation, and the law that applies]</p>
      </Passage>
    </Prose>
  )
}
