import { Link } from 'react-router'
import { pageMeta } from '../../components/page-meta'
import { Passage, Prose } from './prose'

const lead = 'Gatehouse speaks plain HTTP, JSON and OAuth 2.0, so what you already use can speak to it.'

export const meta = () => pageMeta('Integrations', lead)

export default function Integrations() {
  return (
    <Prose title="Integrations" lead={lead}>
      <Passage title="Any OAuth 2.0 client">
        <p>
          The token endpoint follows RFC 6749. Key and secret go in as <code>client_id</code> and{' '}
          <code>client_secret</code>, with HTTP Basic or in the body. Libraries such as openid-client or simple-oauth2
          need an address and nothing else.
        </p>
      </Passage>
      <Passage title="Any language with HTTP">
        <p>
          There is no library to install. The samples on the <Link to="/developers">developers page</Link> are two calls
          with curl, and translate line by line.
        </p>
      </Passage>
      <Passage title="One key per program">
        <p>
          Give the shop, the warehouse and the accounts program an API user each. Each carries its own role, so the
          accounts program can read payments without being able to make one, and you can shut one without the others.
        </p>
      </Passage>
    </Prose>
  )
}
