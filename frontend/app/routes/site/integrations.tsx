import { Link } from 'react-router'
import * as words from '#contract/messages/site/integrations.js'
import { pageMeta } from '../../components/page-meta'
import { Passage, Prose } from './prose'

const lead = words.gatehouseSpeaksPlainHttpJson

export const meta = () => pageMeta(words.integrations, lead)

export default function Integrations() {
  return (
    <Prose title={words.integrations} lead={lead}>
      <Passage title={words.anyOauth20Client}>
        <p>
          {words.theTokenEndpointFollowsRfc} <code>client_id</code> {words.and} <code>client_secret</code>
          {words.withHttpBasicOrIn}
        </p>
      </Passage>
      <Passage title={words.anyLanguageWithHttp}>
        <p>
          {words.thereIsNoLibraryTo} <Link to="/developers">{words.developersPage}</Link> {words.areTwoCallsWithCurl}
        </p>
      </Passage>
      <Passage title={words.oneKeyPerProgram}>
        <p>{words.giveTheShopTheWarehouse}</p>
      </Passage>
    </Prose>
  )
}
