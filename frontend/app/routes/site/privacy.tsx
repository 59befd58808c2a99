import { Link } from 'react-router'
import { pageMeta } from '../../components/page-meta'
import { Passage, Prose, TemplateNotice } from './prose'

const lead = 'What this software stores about you, and what it does not.'

export const meta = () => pageMeta('Privacy', lead)

export default function Privacy() {
  return (
    <Prose title="Privacy" lead={lead}>
      <TemplateNotice />
      <Passage title="What is stored">
        <ul>
          <li>
            What you enter when you register: name, contact person, e-mail, phone, address, and the rate you ask for.
          </li>
          <li>Your API users with the name, e-mail and phone of each developer.</li>
          <li>Your payments: amount, currency, description, reference, outcome and time.</li>
          <li>Sessions: when you signed in, and when the session ends.</li>
        </ul>
      </Passage>
      <Passage title="What is not stored">
        <ul>
          <li>Your password and your API secrets. Only hashes of them are kept.</li>
          <li>Card numbers. The software does not take them.</li>
        </ul>
      </Passage>
      <Passage title="Who else learns of it">
        <p>
          This site loads nothing from another host, so opening a page tells nobody else. There is no tracker and no
          analytics. Cookies are listed on <Link to="/cookies">their own page</Link>.
        </p>
      </Passage>
      <Passage title="Who is responsible">
        <p>[Name, address and data protection contact of the company that runs this installation]</p>
      </Passage>
    </Prose>
  )
}
